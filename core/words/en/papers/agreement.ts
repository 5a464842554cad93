/** What the line of credit agreement says: the borrower’s promise to pay. */
import { plural } from '#core/words/plural.ts';

// Heloc agreement
export const borrower = 'Borrower';
export const lender = 'Lender';
export const nmls = (legalName: string, nmlsId: string) => `${legalName}, NMLS ${nmlsId}`;
export const property = 'Property';
export const loanNumber = 'Loan number';
export const date = 'Date';
export const whatIsPromised = '1. What is promised';
export const lenderOpensALineOf = (line: string) =>
  `The lender opens a line of credit of ${line} for the borrower. The borrower promises to repay every draw, with interest and the fees named here, to the order of the lender.`;
export const theFirstDraw = '2. The first draw';
export const draw = 'Draw';
export const originationFee = 'Origination fee';
export const ofTheDrawAddedTo = (fee: string, feeRate: string) =>
  `${fee} (${feeRate} of the draw), added to the principal`;
export const principalOfTheFirstDraw = 'Principal of the first draw';
export const yearlyRateFixed = 'Yearly rate, fixed';
export const term = 'Term';
export const years = (count: number) => `${count} ${plural(count, { one: 'year', other: 'years' })}`;
export const monthlyPayment = 'Monthly payment';
export const borrowerAsksTheLenderTo = (creditor: string, amount: string) =>
  `The borrower asks the lender to pay ${creditor} ${amount} out of the draw, to close that account to further advances and to have its lien, if it has one, released.`;
export const iHaveReadTheAmount = 'I have read the amount, the rate and the payment above';
export const laterDraws = '3. Later draws';
export const whileTheDrawPeriodLasts =
  'While the draw period lasts and the line is in good standing, the borrower may draw again what has been repaid. Each later draw has a rate of its own, fixed on its day at the Prime Rate published in The Wall Street Journal plus the margin of this line, and a term of its own. The margin is the yearly rate of the first draw less the Prime Rate published on the date of this agreement, and does not change.';
export const everyDrawIsRepaidBy = (instrument: string) =>
  `Every draw is repaid by the maturity date that the ${instrument} of this line states.`;
export const texasEachAdvanceIsAt =
  'Texas: each advance is at least $4,000 and is made only at the borrower’s own request; no card and no preprinted check is used.';
export const texasTheLenderMayNot =
  'Texas: the lender may not change the terms by itself, and no fee is charged for an advance.';
export const texasThisExtensionOfCredit =
  'Texas: this extension of credit is without recourse for personal liability against the owners and their spouses, unless it was obtained by actual fraud.';
export const interest = '4. Interest';
export const interestAccruesDailyOnThe =
  'Interest accrues daily on the unpaid principal, on a year of 365.25 days. There is no grace period and no negative amortization. The borrower may repay early, in whole or in part, without any charge.';
export const payments = '5. Payments';
export const paymentsAreDueMonthlyBeginning = (hasAutopay: boolean) =>
  `Payments are due monthly, beginning one month after the draw is disbursed.${hasAutopay ? ' The rate includes a discount for automatic payments; it ends if automatic payments end.' : ''} A late payment carries no charge of its own; interest goes on until it comes.`;
export const security = '6. Security';
export const agreementIsSecuredByThe = (isRescindable: boolean, address: string, state: string) =>
  `This agreement is secured by the borrower’s ${isRescindable ? 'home' : 'property'} at ${address} through a ${state} of the same date. The borrower keeps the ${isRescindable ? 'home' : 'property'} insured and pays its taxes.`;
export const ifThingsGoWrong = '7. If things go wrong';
export const ifTheBorrowerCommitsFraud = (isRescindable: boolean) =>
  `If the borrower commits fraud, fails to make payments as agreed, or harms the security, the lender may end the line and require payment of everything owed, after the notices the law requires. The lender may suspend further draws if the value of the ${isRescindable ? 'home' : 'property'} falls significantly below the appraised value, or if the borrower’s circumstances change so that payments cannot reasonably be expected.`;
export const rightToCancel = '8. Right to cancel';
export const everyOwnerMayCancelThis =
  'Every owner may cancel this line until midnight of the third business day after the last of signing, receiving the material disclosures and receiving the notice of the right to cancel. No money is paid out before then.';
export const propertyIsNotTheBorrowers =
  'The property is not the borrower’s main home, or the purpose is business: the federal right to cancel does not apply.';
export const governingLaw = '9. Governing law';
export const federalLawAndTheLaw = (isRescindable: boolean, state: string) =>
  `Federal law and the law of the state where the ${isRescindable ? 'home' : 'property'} lies (${state}) govern this agreement.`;
export const noticeToTheBorrower = 'Notice to the borrower';
export const doNotSignThisAgreement =
  'Do not sign this agreement before you read it. You are entitled to a copy of it, and to pay what you owe at any time without penalty.';
export const iReceivedACopyOf = 'I received a copy of this agreement and of its disclosures';
export const iAgreeToThisHome = 'I agree to this home equity line of credit agreement';

// Repayment
export const borrowerPaysTheInterestOf = (payment: string, count: number, lastPayment: string) =>
  `The borrower pays the interest of each month, ${payment}, for ${count} months, and with the last payment, ${lastPayment}, everything still owed.`;
export const borrowerPaysMonthlyPaymentsOf = (count: number, payment: string, lastPayment: string) =>
  `The borrower pays ${count} monthly payments of ${payment} and a last one of ${lastPayment}.`;

// Security name
export const securityDeed = 'Security Deed';
export const deedOfTrust = 'Deed of Trust';
export const mortgage = 'Mortgage';
