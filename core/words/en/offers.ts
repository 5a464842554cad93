/** Choosing, comparing and confirming an offer. */
import type { Tag } from '../rich.ts';

export const howMuchCashWould = 'How much cash would you like besides?';
export const howMuchWouldYouLike = 'How much would you like to draw?';
export const togetherTheyAreToo = (tooMuch: string) => `Together they are ${tooMuch} too much. Please leave one out.`;
export const theseDebtsComeToMore = 'These debts come to more than the largest draw';
export const weDrawGoesToYourLenders = <T>(draw: string, bold: Tag<T>, payoff: string, costs: string, cash: string) =>
  [
    'We draw ',
    bold(draw),
    `: ${payoff} goes to your lenders, ${costs} to closing costs and `,
    bold(cash),
    ' to you.',
  ] as const;
export const payOffOtherDebts = 'Pay off other debts with this line';
export const ofTheDrawPays = (liensPaidOff: string) =>
  `${liensPaidOff} of the draw pays off the loans on your home that you told us to end.`;
export const youPayAMonth = (monthlyPayment: string) => `You pay ${monthlyPayment} a month on it now.`;
export const notAvailableForThisAmount = 'Not available for this amount.';
export const aDrawOfOfIt = (draw: string, cash: string) => `A draw of ${draw}, ${cash} of it to you.`;
export const howShouldWeCount = 'How should we count what is paid off?';

export const pleaseEnterAnAmount = 'Please enter an amount';
export const pleaseEnterAnAmountAbove = 'Please enter an amount above $0';
export const onIncomeAloneWeCannot =
  'On income alone we cannot offer a line. Savings and investments can count like income: we spread them over the years of the term.';
export const whatAreYourSavings = 'What are your savings and investments worth?';
export const bankAccountsBrokerageAccounts =
  'Bank accounts, brokerage accounts and retirement accounts together. We will ask for statements later.';
export const goOnWithoutThem = 'Go on without them';
export const withoutThemOurDecision = 'Without them our decision will be that income is not sufficient.';

export const balanceAndInterestOver = 'Balance and interest over time';
export const year = 'Year';
export const balance = 'Balance';
export const interestPaidSoFar = 'Interest paid so far';

export const yourTermsHaveChanged = 'Your terms have changed';
export const weHaveVerifiedYourInformation = 'We have verified your information';
export const youMayKeepWhat = 'You may keep what you chose, or choose again among the offers below.';
export const theseAreTheTerms = 'These are the terms we can offer now. You decide whether they suit you.';
export const declineTheNewTerms = 'Decline the new terms';
export const initialDraw = 'Initial draw';
export const monthlyPayment = 'Monthly payment';
export const apr = 'APR';
export const term = 'Term';
export const years = (termYears: number) => `${termYears} years`;
export const lineWithTheFee = 'Line, with the fee';
export const whatYouChoseAndTheNearest = 'What you chose, and the nearest to it now';
export const youChose = 'You chose';
export const now = 'Now';
export const notAvailable = 'Not available';

export const sideBySide = 'Side by side';
export const offer = 'Offer';
export const monthly = 'Monthly';
export const fee = 'Fee';
export const totalInterest = 'Total interest';
export const choose = 'Choose';
export const shownAbove = 'Shown above';
export const toUseThisOne = 'Use this one';
export const toUseThisOneWithRow = (row: string) => `Use this one: ${row}`;
export const remove = 'Remove';
export const removeWithRow = (row: string) => `Remove ${row}`;
export const overYears = (draw: string, termYears: number) => `${draw} over ${termYears} years`;

export const readingYourOffer = 'Reading your offer';
export const pleaseChooseAmongTheOffers = 'Please choose among the offers we can make now.';
export const thisOfferIsNo = 'This offer is no longer available';
export const seeYourOffers = 'See your offers';
export const whatYouHaveChosen = 'What you have chosen';
export const lineWithTheOrigination = 'Line, with the origination fee';
export const originationFee = 'Origination fee';
export const rateBeforeDiscounts = 'Rate before discounts';
export const yourRate = 'Your rate';
export const fixed = (rateBps: string) => `${rateBps}, fixed`;
export const discount = 'Discount';
export const choosingAnOfferDoes =
  'Choosing an offer does not bind you. We ask for a few more details next, and nothing is final until you sign.';
export const acceptTheseTerms = 'Accept these terms';
export const chooseThisOffer = 'Choose this offer';
export const editOffer = 'Edit offer';

export const aNotaryInPerson = (manualNotarization: string) =>
  `a notary in person instead of by video costs ${manualNotarization}`;
export const aValuationShouldOne = (valuation: string) => `a valuation, should one be needed, costs ${valuation}`;
export const whereYourFirstDraw = 'Where your first draw goes';
export const firstDraw = 'First draw';
export const paysOffLoansOnYourHome = 'Pays off loans on your home';
export const paysOff = (creditor: string) => `Pays off ${creditor}`;
export const youReceive = 'You receive';
export const youBringNoMoney = (fee: number, fee2: string, count: number, possible: string) =>
  `You bring no money to closing: these costs are kept back from the draw.${fee > 0 ? ` The origination fee of ${fee2} is added to the line instead.` : ''}${count > 0 ? ` These apply only if needed: ${possible}. We’ll tell you first.` : ''}`;

export const discounts = 'Discounts';
export const lowersYourRateBy = (rate: string) => `Lowers your rate by ${rate}.`;

export const to = (min: string, max: string) => `${min} to ${max}`;
export const orTypeAnExact = 'Or type an exact amount';
export const anyAmountFrom = (limits: string) => `Any amount from ${limits}.`;
export const pleaseEnterAnAmountFrom = (limits: string) => `Please enter an amount from ${limits}`;

export const interestOnlyTheDraw = 'Interest only; the draw is repaid at the end.';
export const principalAndInterest = 'Principal and interest.';
export const fixedRateForThisDraw = 'Fixed rate for this draw.';
export const fixedTerm = 'Fixed term';

export const ofLabel = (at: number, count: number) => `(${at} of ${count})`;
export const next = 'Next';
export const back = 'Back';

export const aprAMonth = (rateBps: string, payment: string) => `${rateBps} APR, ${payment} a month`;
export const forADrawOf = (price: string, draw: string) => `${price}, for a draw of ${draw}`;

export const yourHomeBeforeAndAfter = 'Your home before and after';
export const when = 'When';
export const loansOnTheHome = 'Loans on the home';
export const thisLine = 'This line';
export const yourEquity = 'Your equity';
export const today = 'Today';
export const withThisLine = 'With this line';

export const withTheLoansThatStand =
  'With the loans that stand on your home we cannot make the offer you asked for. There is still a way: pay off a loan with your line, or take a smaller line.';
export const why = 'Why';
export const whichLoansShouldTheLine = 'Which loans should the line pay off?';
export const ifYouGoOnWeWork =
  'If you go on, we work out the largest line that fits and show you the new offers. Nothing is final yet. If you would rather not, we close this application and send you a notice with the reasons.';
export const showMeTheNew = 'Show me the new offers';
export const noThankYou = 'No, thank you';

export const readingYourOffers = 'Reading your offers';
export const thereIsNoOffer = 'There is no offer to choose from right now. Please call us: we will find out why.';
export const howMuch = 'How much';
export const howLong = 'How long';
export const yourOffer = 'Your offer';
export const yourLine = 'Your line';
export const reviewThisOffer = 'Review this offer';
export const saveToCompare = 'Save to compare';
export const drawingThePictures = 'Drawing the pictures';
export const whyTheseOffers = 'Why these offers';

export const overHowManyYears = 'Over how many years?';
export const howWouldYouLike = 'How would you like to repay?';
export const principalAndInterestLabel = 'Principal and interest';
export const interestOnly = 'Interest only';
export const aHigherFeeAdded = 'A higher fee, added to what you owe, buys a lower rate.';
export const noFee = 'No fee';
export const ofTheDraw = (originationFee: string) => `${originationFee} of the draw`;
export const toBuyTheRate = (share: string) => `${share}, to buy the rate down`;
