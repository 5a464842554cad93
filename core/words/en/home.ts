/** The home page of a brand: what someone reads who has not applied. */
import { plural } from '../plural.ts';
import type { Tag } from '../rich.ts';

export const title = 'Home equity line of credit';
export const siteNav = 'On this page';
export const howItWorks = 'How it works';
export const ratesAndFees = 'Rates and fees';
export const help = 'Help';
export const dashboard = 'Dashboard';

// The first screen
export const whatIsTheAddress = 'What is the address of your property?';
export const startTyping = 'Start typing your address';
export const checkMyRate = 'Check my rate';
export const noEffectOnScore = 'Checking your rate does not affect your credit score.';
export const noSsnNeeded = 'You don’t need your Social Security number to start.';
export const amounts = (least: string, most: string) => `${least}–${most}`;
export const lineAmounts = 'line amounts';
export const aprFixed = 'APR, fixed for each draw';
export const minutes = (count: number) => `${count} minutes`;
export const toApply = 'to apply, from start to finish';
export const days = (count: number) => `${count} ${plural(count, { one: 'day', other: 'days' })}`;
/** What our records say, in the place of the tagline. */
export const halfFundedWithin = (count: number) => `Half of our borrowers are funded within ${days(count)}.`;
export const medianOf = (fundings: string) => `median time to funding, last ${fundings} customers`;

// The calculator
export const whatWouldItCost = 'What would it cost a month?';
export const moveTheSliders = 'Move the sliders. Nothing is saved, and we don’t check your credit.';
export const homeIsWorth = 'Your home is worth about';
export const youStillOwe = 'You still owe about';
export const youWouldDraw = 'You would draw';
export const yourCredit = 'Your credit score is about';
export const scoreFrom = (from: number, to: number | undefined) =>
  to === undefined ? `${from} or higher` : `${from} to ${to}`;
export const paidBackOver = 'Paid back over';
export const years = (count: number) => `${count} years`;
export const upToAbout = (amount: string) => `Up to about ${amount} on this home`;
export const tooLittleRoom = (least: string) =>
  `These numbers don’t support our smallest line, ${least}. Try a higher value or a lower balance.`;
export const notInRange = 'We have no example for these figures. Check your rate to see what we can offer you.';
export const monthlyAt = (payment: string, apr: string) => `${payment} a month at ${apr} APR.`;
export const estimatedPayment = 'Estimated monthly payment';
export const principalAndInterest = (payments: number) => `Principal and interest, ${payments} payments`;
export const exampleApr = 'Example APR, fixed for this draw';
export const totalInterest = 'Total interest';
export const totalOfPayments = 'Total of payments';
export const feeInExample = 'Origination fee in this example';
export const noFee = 'None';
export const ofTheDraw = (percent: string) => `${percent} of the draw`;
export const exampleNotOffer =
  'An example for the home you live in, not an offer. Your own rate depends on your credit, your income, your home, its state and the term you choose.';
export const lessForAutopay = (percent: string) => `Automatic payments lower the rate by ${percent}.`;

// How it works
export const fromCouch = 'From your couch to your bank account';
export const oneApplication = 'One application, all online. You can stop at any point before you sign, at no cost.';
export const steps = {
  equity: {
    when: (minutes: number) => `About ${minutes} minutes`,
    title: '1. Check your rate',
    text: 'Tell us about your home and income. We look at your credit with a soft inquiry, which does not affect your score.',
  },
  link: {
    when: () => 'The same day, if you like',
    title: '2. Choose and verify',
    text: 'Pick the amount, term and fee that work for you. Then link your income and show your ID from your phone or computer.',
  },
  sign: {
    when: () => 'When you’re ready',
    title: '3. Sign with a notary',
    text: 'Read every document on screen, then sign by video where your county allows it. We’ll tell you first if it doesn’t.',
  },
  done: {
    when: (_: number, medianDays: number | undefined) =>
      medianDays === undefined ? 'After you sign' : `Half within ${days(medianDays)}`,
    title: '4. Get your money',
    text: 'After your three days to cancel, we record the lien and send your money to your bank account.',
  },
} as const;

// Rates and fees
export const allOfThem = 'All rates and fees';
export const noMoneyToClosing =
  'You bring no money to closing. Costs come out of the draw, and we show each one before you choose.';
export const example = 'Example.';
export interface ExampleTerms {
  readonly draw: string;
  readonly years: number;
  readonly apr: string;
  readonly fee: string;
  readonly score: number;
  readonly payments: number;
  readonly payment: string;
  readonly last: string;
  readonly total: string;
  readonly most: string;
}
export const exampleText = (e: ExampleTerms) =>
  `A first draw of ${e.draw} over ${e.years} years at ${e.apr} APR with ${e.fee}, for someone with a credit score of ${e.score}: ${e.payments - 1} payments of ${e.payment} and a last one of ${e.last}, ${e.total} in all. The rate of this draw is fixed. A later draw has its own rate, set on its day from the Prime Rate in The Wall Street Journal plus your margin, then fixed. The most any rate can be is ${e.most}. You must keep your home insured.`;
export const noOriginationFee = 'no origination fee';
export const anOriginationFeeOf = (percent: string) => `an origination fee of ${percent}`;
export const captionRates = 'Rates and fees';
export const apr = 'Annual percentage rate (APR)';
export const fixedEachDraw = 'Fixed for each draw';
export const range = (least: string, most: string) => `${least} to ${most}`;
export const lineAmount = 'Line amount';
export const originationFee = 'Origination fee';
export const higherFeeLowerRate = 'Your choice; a higher fee buys a lower rate';
export const upToOfDraw = (percent: string) => `Up to ${percent} of the initial draw`;
export const valuation = 'Property valuation';
export const onlyIfNeeded = 'Only if one is needed';
export const inPersonNotary = 'In-person notary';
export const onlyWhereCounty = 'Only where the county does not allow online notarization';
export const recordingFees = 'Recording fees';
export const setByCounty = 'Set by your county';
export const recordingTaxes = 'Recording taxes';
export const setByState = 'Set by your state and county';
export const per = (least: string, most: string, of: string) => `${least} to ${most} per ${of}`;
export const noneWhereWeLend = 'None in the states where we lend';
export const payingEarly = 'Paying early';
export const noCharge = 'No charge';

// Where
export const whereWeLend = 'Where we lend';
export const inStates = (count: number) =>
  `We lend on homes in ${plural(count, { one: 'one state', other: `${count} states` })}.`;
export const statesCountDistrict = 'The District of Columbia is counted as a state.';
export const notYours = 'Is yours missing? Enter your address above and join the wait list.';

// Trust
export const builtToBeTrusted = 'Built to be trusted with your home';
export const yourDataStaysYours = 'Your data stays yours';
export const threeDays = 'Three days to change your mind';
export const threeDaysText =
  'On your main home, the law gives you three business days to cancel after you sign, and we send no money before.';
export const peopleWhoPickUp = 'People who pick up';
export const licensed = 'Licensed and accountable';
export const licensedText = (isBroker: boolean, legal: string, nmlsId: string) =>
  `${isBroker ? 'Equal Housing Opportunity' : 'Equal Housing Lender'}. ${legal}, NMLS #${nmlsId}.`;
export const seeLicenses = 'See our licenses';

// Questions, answered by the help articles
export const questionsFirst = 'Questions people ask first';
export const notHere = <T>(help: Tag<T>, call: Tag<T>, phone: string) =>
  ['Not here? Look in our ', help('help center'), ' or call us at ', call(phone), '.'] as const;
export const questionOf: Readonly<Record<string, string>> = {
  'soft-credit': 'Does checking my rate affect my credit score?',
  'who-can-apply': 'Can I apply, and for which homes?',
  rate: 'Is the rate fixed?',
  'paying-early': 'Can I pay it off early?',
  'right-to-cancel': 'Can I change my mind after I sign?',
};
export const readMore = 'Read more';
export const readMoreOn = (title: string) => `Read more: ${title}`;

export const startsWithAddress = (minutes: number) => `It starts with your address. It takes about ${minutes} minutes.`;
