/** Choosing an offer: what is seen at first. */
import type { DrawPreference } from '../../offers/draws.ts';
import type { Tag } from '../rich.ts';

export const prequalifiedForUpTo = <T>(amount: string, figure: Tag<T>) =>
  ['You’re prequalified for up to ', figure(amount)] as const;

export const howMuchCashWould = 'How much more cash would you like?';
export const howMuchWouldYouLike = 'How much would you like to draw?';
export const moreWithOtherTerms = (now: string, others: string) =>
  `With the terms chosen now you can draw up to ${now}; with others, up to ${others}.`;
export const slideToChange = 'Amount';
export const maximum = 'Maximum';
export const quickAmounts = 'Quick amounts';
export const amountAndPayment = (amount: string, payment: string) => `${amount}, ${payment} a month`;
export const to = (min: string, max: string) => `${min} to ${max}`;
export const pleaseEnterAnAmountFrom = (limits: string) => `Please enter an amount from ${limits}`;

export const yourHomeAfterThis = 'Your home after this draw';
export const valuedAt = (value: string) => `valued at ${value}`;
export const loansOnTheHome = 'Loans on the home';
export const thisLine = 'This line';
export const yourEquity = 'Your equity';

export const togetherTheyAreToo = (tooMuch: string) => `Together they are ${tooMuch} too much. Please leave one out.`;
export const theseDebtsComeToMore = 'These debts come to more than the largest draw';
export const aMonthGoesAway = (payments: string) => `${payments} a month goes away.`;
export const weDrawGoesToYourLenders = <T>(draw: string, bold: Tag<T>, payoff: string, costs: string, cash: string) =>
  [
    'We draw ',
    bold(draw),
    `: ${payoff} goes to your lenders, ${costs} to closing costs and `,
    bold(cash),
    ' to you.',
  ] as const;
export const payOffOtherDebts = 'Pay off other debts with this line';
export const optional = 'Optional';
export const ofTheDrawPays = (liensPaidOff: string) =>
  `${liensPaidOff} of the draw pays off the loans on your home that you asked us to pay off.`;
export const aMonthNow = (payment: string) => `${payment} a month now`;
export const notAvailableForThisAmount = 'Not available for this amount.';
export const aDrawOfOfIt = (draw: string, cash: string) => `A draw of ${draw}, ${cash} of it to you.`;
export const howShouldWeCount = 'How should we count what is paid off?';

export const preferenceWords: Readonly<Record<DrawPreference, string>> = {
  PRESERVE: 'On top: add what is paid off to my amount',
  DEDUCT: 'Out of my amount: the rest is my cash',
  MAXIMIZE: 'Draw as much as I can',
};

export const overHowManyYears = 'Over how many years?';
export const years = (termYears: number) => `${termYears} years`;
export const aLongerTerm = 'A longer term usually lowers the payment and raises the total interest.';
export const howWouldYouLike = 'How would you like to repay?';
export const principalAndInterestLabel = 'Principal and interest';
export const interestOnly = 'Interest only';
export const aprAMonth = (rate: string, payment: string) => `${rate} APR, ${payment} a month`;
export const forADrawOf = (draw: string) => `For a draw of ${draw}`;
export const rateApr = (rate: string) => `${rate} APR`;

export const yourLine = 'Your line';
export const monthlyPayment = 'Monthly payment';
export const principalAndInterestFor = (termYears: number) => `Principal and interest for ${termYears} years`;
export const interestOnlyFor = (termYears: number) =>
  `Interest only for ${termYears} years. The draw is repaid at the end.`;
export const principal = 'Principal';
export const interest = 'Interest';
export const ofWhatYouPay = (share: string) => `${share} of what you pay is principal`;
export const apr = 'APR';
export const fixed = (rate: string) => `${rate}, fixed`;
export const allInCost = 'All-in cost';
export const aYearWithFees = 'A year, with fees';
export const whatAllInContains = 'What the all-in cost contains';
export const totalInterest = 'Total interest';
export const originationFee = 'Origination fee';
export const initialDraw = 'Initial draw';
export const paysOffDebts = 'Pays off debts';
export const youReceive = 'You receive';
export const aroundIfYouSign = (on: string, signBy: string) => `Around ${on}, if you sign by ${signBy}`;
export const weSendYourMoneyAfterThree =
  'We send your money after you sign, your three business days to cancel are over and we have recorded the lien.';
export const weSendYourMoneyAfter = 'We send your money after you sign and we have recorded the lien.';
export const reviewThisOffer = 'Review this offer';
export const saveToCompare = 'Save to compare';
export const savedToCompare = 'Saved. See it under “Compare up to three”.';
export const whyTheseNumbers = 'Why these numbers';
export const aMonthAt = (rate: string) => `a month · ${rate} APR`;
export const seeYourLine = 'See your line';
export const nowAMonth = (payment: string, rate: string, cash: string) =>
  `${payment} a month at ${rate} APR. You receive ${cash}.`;
export const noOfferHolds = 'No offer fits these choices. Change the amount or leave a debt out.';

export const loadingTheDetails = 'Loading the details';
export const discounts = 'Discounts';
export const readingYourOffers = 'Loading your offers';
export const thereIsNoOffer = 'There is no offer to choose from right now. Please call us, and we’ll find out why.';
export const howMuch = 'How much';
export const howLong = 'How long';
export const yourOffer = 'Your offer';
