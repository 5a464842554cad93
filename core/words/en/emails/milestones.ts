/** Emails at the steps of the way, each caused by something that happened to the application. */
import { plural } from '../../plural.ts';

// Offers
export const offersReady = (firstName: string) => `${firstName}, your offers are ready`;
export const chooseFromThem = (home: string) =>
  `You can choose from your offers for ${home} now. Each one shows its monthly payment, its APR and its total cost before you decide.`;
export const seeYourOffers = 'See your offers';
export const goodUntil = (day: string) => `Your offers are good until ${day}.`;
export const neverGiveACode = 'If anyone asks you for a code, it isn’t us.';

// An offer by email
export const offerCopySubject = 'The offer you asked us to email';
export const hereIsYourOffer = (firstName: string) => `${firstName}, here is your offer`;
export const asYouSetIt = (home: string) => `This is the offer for ${home} as you set it on our page.`;
export const notFinalYet = 'Nothing is final until you sign. Your other offers are on the same page.';

// Saved for later
export const nothingToStartOver =
  'You haven’t chosen an offer yet. You don’t have to start over: everything you told us is saved.';
export const pickUp = 'Pick up where you left off';

// An answer arrived
export const weHaveIt = (count: number) =>
  plural(count, { one: 'We have your answer to this:', other: 'We have your answers to these:' });
export const teamIsReviewing = 'Our team is reviewing what you sent. If something is missing, we’ll email you.';
export const openYourApplication = 'Open your application';

// What was asked is no longer wanted
export const noLongerNeededSubject = 'We no longer need something from you';
export const noLongerNeeded = 'We asked you for this, and we no longer need it:';
export const nothingToDoForIt =
  'You don’t have to do anything for it. If you have sent something already, it stays in your application.';

// Signed
export const agreementSigned = 'Agreement signed';
export const yourCopies =
  'You signed your home equity line of credit agreement. Your signed copy, and the certificate that shows how it was signed, are in your application.';
export const nextTheNotary = (hasOthers: boolean) =>
  hasOthers
    ? 'Next: every owner shows who they are, then meets the notary to sign the deed of trust or mortgage. We send no money before that.'
    : 'Next: you meet the notary and sign the deed of trust or mortgage. We send no money before that.';
export const continueLabel = 'Continue';

// Terms
export const creditLimit = 'Credit limit';
export const firstDraw = 'First draw';
export const originationFee = 'Origination fee, in the credit limit';
export const apr = 'APR, fixed';
export const term = 'Term';
export const years = (count: number) => `${count} years`;
export const monthlyPayment = 'Monthly payment';
export const totalInterest = 'Total interest over the term';

// The right to cancel
export const rightToCancelSubject = 'You have the right to cancel';
export const cancelUntil = 'You can cancel until';
export const midnight = (zone: string) => `Midnight, ${zone}`;
export const forAnyReason = (home: string) =>
  `The documents for ${home} are signed. You may still cancel the line of credit, for any reason and at no cost. Any one owner may cancel for all. We send no money before this day is over.`;
export const theNoticeItself =
  'Your notice of the right to cancel is with your documents. It explains your right in full and each way to use it; this email only reminds you of the day.';
export const seeYourNotice = 'See your notice';

// Funded
export const openYourDashboard = 'Open your dashboard';
export const yourStatement = 'Your statement of loan is with your documents.';

// The home lies in a flood zone
export const floodZoneSubject = 'Your home is in a flood zone';
export const yourHomeLiesIn = (home: string, zone: string) =>
  `The federal flood map shows ${home} in a special flood hazard area, zone ${zone}.`;
export const buyFloodInsurance =
  'Federal law lets us open your line only with flood insurance on the home. You can buy it from any insurer you choose. Then upload the policy on your application page: we’ll check its coverage and its dates.';
export const floodNoticeIsThere =
  'The notice that the law asks for is with your documents. Please read it now. You confirm that you received it when you sign.';
