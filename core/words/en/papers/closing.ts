/** What the closing papers say: the final terms, who is paid, what is owed. */
import { plural } from '#core/words/plural.ts';

// Closing disclosure
export const borrower = 'Borrower';
export const property = 'Property';
export const loanNumber = 'Loan number';
export const aprPaymentAMonth = (rate: string, payment: string) => `APR ${rate}, payment ${payment} a month`;
export const fixedForTheFirstDraw = (termYears: number) =>
  `Fixed for the first draw over ${termYears} ${plural(termYears, { one: 'year', other: 'years' })}. These are the final terms. If a cost changes because you choose another way to sign, we give you this document again before you do.`;
export const theLine = 'The line';
export const creditLimit = 'Credit limit';
export const firstDraw = 'First draw';
export const originationFee = 'Origination fee';
export const ofTheDraw = (fee: string, feeRate: string) => `${fee} (${feeRate} of the draw)`;
export const payments = 'Payments';
export const monthlyPaymentsOfAndA = (count: number, payment: string, lastPayment: string) =>
  `${count} monthly payments of ${payment} and a last one of ${lastPayment}`;
export const interestOverTheWholeTerm = 'Interest over the whole term';
export const costsYouPayAtClosing = 'Costs you pay at closing';
export const bringNoMoneyToClosing =
  'You bring no money to closing. The origination fee is part of the line; the other costs are kept back from your first draw.';
export const cost = 'Cost';
export const amount = 'Amount';
export const originationFeeAddedToThe = 'Origination fee (added to the line)';
export const fromTheDraw = (closingCostName: string) => `${closingCostName} (from the draw)`;
export const total = 'Total';
export const doNotHaveToAccept =
  'You do not have to accept these terms because you received this document or signed an application.';

// What changed
export const paperTakesThePlaceOf = 'This document takes the place of the closing disclosure we gave you before';
export const whatChangedIsInThe = (lender: string) =>
  `What changed is in the table below; everything else is as it was. If you do not agree, do not sign: call ${lender} first. You may withdraw, and nothing is owed.`;
export const whatChanged = 'What changed';
export const before = 'Before';
export const now = 'Now';
export const youReceive = 'You receive';

// Paid otherwise
export const paidBeforeClosingTheAppraisal = (appraisalFee: string) =>
  `Paid before closing: the appraisal, ${appraisalFee}.`;
export const paidBy = (lender: string, closingCostName: string, amount: string) =>
  `Paid by ${lender}: ${closingCostName}, ${amount}.`;

// Who is paid
export const whereTheFirstDrawGoes = 'Where the first draw goes';
export const to = 'To';
export const closingCosts = (closingCostName: string) => `Closing costs: ${closingCostName}`;

// Last payment
export const lastPayment = 'Last payment';
export const everythingStillOwed = (lastPayment: string) => `${lastPayment}: everything still owed`;

// Destination of
export const exchangeWallet = 'Your exchange wallet';
export const accountEndingIn = (disburseMask: string) => `Your account ending in ${disburseMask}`;
export const you = 'You';

// Account opening statement
export const financeCharge = 'Finance charge';
export const interestBeginsToAccrueOn =
  'Interest begins to accrue on the day a draw is disbursed; there is no grace period. We apply the daily periodic rate to each day’s unpaid principal.';
export const annualPercentageRate = 'Annual percentage rate';
export const dailyPeriodicRate = 'Daily periodic rate';
export const daysInAYear = 'Days in a year';
export const daysInAMonth = 'Days in a month';
export const interestOfOneMonthOn = 'Interest of one month on the first draw';
export const originationFeeOfTheFirst = 'Origination fee of the first draw';
export const laterDraws = 'Later draws';
export const primeRateOnTheDay = 'Prime Rate on the day of the draw plus the margin in your agreement, then fixed';
export const automaticPayments = 'Automatic payments';
export const rateAboveIncludesTheDiscount = 'The rate above includes the discount for automatic payments';
export const ifTheyEnd = 'If automatic payments end';
export const losingTheDiscount = (loss: {
  readonly discount: string;
  readonly rate: string;
  readonly payment: string;
  readonly more: string;
}) =>
  `The discount of ${loss.discount} ends with them, and the annual percentage rate of the first draw becomes ${loss.rate}. From the first payment on, that would be ${loss.payment} a month, which is ${loss.more} more.`;
export const otherCharges = 'Other charges';
export const keptBackFromTheFirst = (amount: string) => `${amount}, kept back from the first draw`;
export const yearlyFee = 'Yearly fee';
export const none = 'None';
export const latePayment = 'Late payment';
export const drawPeriod = 'Draw period';
export const upTo5YearsWhile = 'Up to 5 years, while your line is in good standing';
export const minimumPayment = 'Minimum payment';
export const monthOnTheFirstDraw = (payment: string) => `${payment} a month on the first draw`;
export const numberOfPayments = 'Number of payments';
export const securityInterest = 'Security interest';
export const takeASecurityInterestIn = (isRescindable: boolean, address: string) =>
  `We take a security interest in your ${isRescindable ? 'home' : 'property'} at ${address}.`;
export const haveTheRightToCancel =
  'You have the right to cancel this plan within three business days; a separate notice tells you how.';
export const planIsNotSecuredBy =
  'This plan is not secured by your main home; the federal right to cancel does not apply.';

export const whatWeMayDo = 'What we may do';
export const weMayEndThePlan =
  'We may end the plan and require you to pay everything you owe in one payment, and charge no fee for it, if:';
export const endForFraud = 'you commit fraud or make a material misrepresentation in connection with the plan;';
export const endForMissedPayments = 'you do not meet the repayment terms of the plan; or';
export const endForHarm = 'what you do, or fail to do, harms the security for the plan or our right in it.';
export const weMayStopDraws = 'We may refuse further draws or reduce your credit limit while:';
export const stopForValue =
  'the value of the property is significantly less than the appraised value on which the plan was based;';
export const stopForCircumstances =
  'we reasonably believe that you cannot meet the repayment terms because your financial circumstances changed materially;';
export const stopForDefault = 'you are in default of a material obligation in the agreement;';
export const stopForGovernment =
  'government action keeps us from charging the rate of the agreement or harms our security so that its value is less than 120 percent of the credit limit, or a regulator finds further draws unsafe; or';
export const stopForRate = 'the highest annual percentage rate of the plan has been reached.';
export const usingTheLine = 'Using the line';
export const wholeLineIsDrawn =
  'The whole line is drawn when the plan opens. During the draw period you may draw again what you have repaid; after it you may not.';
export const noLeastDraw = 'There is no least amount for a later draw, and no balance that you must keep.';
export const eachLaterDraw = (least: string) =>
  `Each later draw is at least ${least}. There is no balance that you must keep.`;
export const noNegativeAmortization =
  'There is no negative amortization: each minimum payment covers the interest of its month. Negative amortization would increase what you owe and reduce the equity in your home.';
export const askATaxAdviser = 'Ask a tax adviser whether interest and charges under the plan are deductible.';
export const aprHasNoFees = 'The annual percentage rate includes only interest and no other costs.';

// Payoff letters
export const to2 = (creditor: string) => `To ${creditor}`;
export const ourReference = (date: string, loanNumber: string) => `${date}. Our reference: ${loanNumber}.`;
export const arePayingOffTheAccount = (borrower: string, address: string) =>
  `We are paying off the account of ${borrower} with you. Please apply the sum below in full, close the account to further advances and, where it is secured by ${address}, record a release of your lien.`;
export const accountHolder = 'Account holder';
export const sumWePay = 'Sum we pay';
export const paidBy2 = 'Paid by';
export const accountHolderHasAuthorizedThis = (loanNumber: string, supportEmail: string) =>
  `The account holder has authorized this payoff in the agreement for application ${loanNumber}. Any sum beyond what is owed belongs to the account holder. Questions: ${supportEmail}.`;

// Flood notice
export const noticeOfSpecialFloodHazard = 'Notice of special flood hazard';
export const buildingSecuringYourLineIs = (floodZone: string | null | undefined) =>
  `The building securing your line is in an area with special flood hazards: zone ${floodZone ?? 'A'}. This area has at least a one percent chance of a flood in any given year; over the life of a 30-year mortgage that is at least a 26 percent chance.`;
export const floodZone = 'Flood zone';
export const federalLawLetsUsMake =
  'Federal law lets us make this line only if you buy flood insurance and keep it for the whole term.';
export const insuranceIsAvailableFromInsurers =
  'Insurance is available from insurers that take part in the National Flood Insurance Program, and may be available from private insurers: compare their cover and price.';
export const mustCoverTheLesserOf =
  'It must cover the lesser of your outstanding principal, the most the Act allows, or the insurable value of the building.';
export const federalDisasterReliefUsuallyA =
  'Federal disaster relief, usually a low-interest loan, may be available after a flood in participating communities.';
export const ifYouDoNotKeep =
  'If you do not keep the insurance, we must buy it for you at your cost, 45 days after we tell you.';
export const iReceivedThisNoticeBefore = 'I received this notice before closing';

// Statement of loan
export const principalOwedOnTheFirst = 'Principal owed on the first day';
export const monthlyPayment = 'Monthly payment';
export const keepThisStatementItTells = 'Keep this statement: it tells you what you owe and to whom your money went.';

// Recordation tax return of the District of Columbia
export const fileThisReturnWith = (instrument: string) =>
  `We file this return with the Recorder of Deeds of the District of Columbia together with the ${instrument.toLowerCase()}. You have nothing to pay or to send: please read it, and tell us if a name, the property or a figure is wrong.`;
export const partiesToTheInstrument = 'Parties to the instrument';
export const grantors = 'Grantors';
export const grantee = 'Grantee';
export const squareAndLot = 'Square and lot';
export const asTheRecorderHasIt = 'as the Recorder has it';
export const typeOfInstrument = 'Type of instrument';
export const dateOfTheReturn = 'Date';
export const amountAndTax = 'Amount and tax';
export const amountOfDebtSecured = 'Amount of debt secured';
export const recordationTax = 'Recordation tax';
export const noneIsDue = 'None is due';
