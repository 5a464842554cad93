/** Emails about an application: what the law or good manners ask us to write. */

export const sample = 'Sample, to be approved by counsel.';
export const listed = (text: string) => `- ${text}`;

// Declined
export const declinedSubject = 'About your application';
export const notAbleToApprove = (loanNumber: string) => `We are not able to approve your application ${loanNumber}.`;
export const principalReasons = 'Our principal reasons:';
export const reportFrom = (bureau: string) =>
  `We obtained information from ${bureau}. You may ask them for a free copy of your report within 60 days, and dispute what is wrong in it.`;
/** Worded by 12 CFR 1002.9(b)(1). */
export const ecoaNotice =
  'The federal Equal Credit Opportunity Act prohibits creditors from discriminating against credit applicants on the basis of race, color, religion, national origin, sex, marital status, age (provided the applicant has the capacity to enter into a binding contract), because all or part of the applicant’s income derives from any public assistance program, or because the applicant has in good faith exercised any right under the Consumer Credit Protection Act.';
export const sampleOf = (lender: string) => `${lender}. ${sample}`;

// Counter-offer
export const offerChanged = 'Your offer has changed';
export const whatWeLearned =
  'What we learned since you chose your offer changes its terms. You can see the new ones, and why they changed, on your application page.';
export const ifWeDoNotHear = 'If we do not hear from you within 30 days, we must treat the offer as declined.';

// Something is missing
export const needSomethingMore = 'We need something more from you';
export const cannotDecideWithout = 'We cannot decide on your application without this:';
export const nextStepOfYourApplication = 'The next step on your application page';
export const dayOnYourPage = 'the day your application page names';
export const sendItBy = (day: string) =>
  `Please send it by ${day}. If we do not have it by then, we can no longer consider this application.`;
export const needSomething = 'We need something from you';
export const yourApplication = 'Your application';
export const applicationOf = (firstName: string) => `The application of ${firstName}`;
export const cannotGoOn = (what: string) => `${what} can’t move forward until we have this from you:`;
export const seeTheDetails = 'See the details and answer here:';
export const changeHowWeReachYou = (url: string) => `You can change how we reach you in your settings: ${url}`;

// Canceled
export const canceledSubject = 'Your application was canceled';
export const canceledBeforeSigning = (loanNumber: string) =>
  `Your application ${loanNumber} was canceled. Nothing further is needed from you.`;
export const feeGoesBack = (fee: string) =>
  `We’re returning the appraisal fee of ${fee} to the account you paid it from. You don’t need to do anything.`;
/** Someone who has signed is told what becomes of the lien and the fees, with the day by which. */
export const canceledAfterSigning = (about: { loanNumber: string; on: string; by: string; days: number }) => [
  `Your line of credit ${about.loanNumber} was canceled on ${about.on}, for every owner. No money was sent, and none will be.`,
  `The lien on your home is void. If the county has it already, we’ll have it released. By ${about.by}, which is ${about.days} calendar days from the day we heard from you, we’ll refund every fee you have paid and complete what ends the lien.`,
  'You owe us nothing. You can apply again at any time, on the terms available then.',
];

// Open
export const moneyIsOnItsWay = (greeting: string, loanNumber: string, lender: string) =>
  `${greeting} Your line ${loanNumber} with ${lender} is open, and the money is on its way to your account.`;

// Money came back
export const moneyCameBack = 'Your bank sent your money back';
export const bankSentItBack = (loanNumber: string, mask: string) =>
  `We sent the money from your line ${loanNumber} to your account ending in ${mask}, and the bank sent it back. Your money is safe: we have it.`;
export const tellUsAnotherAccount =
  'Please give us another account in your name, or send us a statement for this one. We’ll review it and send the money again.';
export const weNeverAsk = 'We never ask for a password, a code or a fee to release your money.';

// Another account
export const accountChanged = 'The account for your money was changed';
export const newAccountEndsIn = (loanNumber: string, mask: string) =>
  `The account that receives the money from your line ${loanNumber} was changed. The new one ends in ${mask}.`;
export const weWaitUntil = (moment: string) =>
  `To keep your money safe we wait until ${moment}, and two team members approve the payment again. If the change is yours, log in and enter this code:`;
export const ifItWasNotYou =
  'If it was not you, don’t enter the code or share it with anyone. Call us now. No money goes to the new account without it.';

// Other costs
export const disclosureChanged = 'Your closing disclosure has changed';
export const costsAreDifferent =
  'Your closing costs are different from those in the closing disclosure we gave you before. We made a new one. It replaces the earlier one, which stays on record.';
export const costNowAndBefore = (name: string, now: string, before: string) =>
  listed(`${name}: ${now} (before: ${before})`);
export const youReceive = (now: string, before: string) =>
  `Of your first draw you receive ${now} (before: ${before}). Rate, payment and credit limit are as they were.`;
export const readItBeforeYouSign =
  'Please read the corrected disclosure before you sign the deed. If you do not agree, do not sign, and call us: you may withdraw, and nothing is owed.';

// Another owner is invited
/** Says who writes, for whom and about which home, as a stranger's bait could not. */
export const asksYouToSign = (about: { lender: string; borrower: string; street: string }) =>
  `${about.borrower} asks you to sign for ${about.street} (${about.lender})`;
export const signerInvitation = (about: {
  lender: string;
  name: string;
  borrower: string;
  home: string;
  isSpouse: boolean;
  isEarly: boolean;
  isInPerson: boolean;
}) => [
  `Hello ${about.name},`,
  about.isSpouse
    ? `${about.borrower} has applied to ${about.lender} for a line of credit on ${about.home}. The law there lets a home secure a line only if the owner’s spouse agrees, whether or not they own it, so the line needs your signature on the deed of trust or mortgage. ${youDoNotOwe}`
    : `${about.borrower} has applied to ${about.lender} for a line of credit on ${about.home}, a home that you own too. The line needs your signature on the deed of trust or mortgage. ${youDoNotOwe}`,
  'Not sure this is real? Ask them, or go to our site yourself. We’ll never ask you for money or for your bank password.',
  about.isEarly
    ? `There is nothing to sign yet. Today there is one short step: show us who you are. When the documents are ready we’ll email you, and you sign before a notary, ${aboutTheNotary(about)}. Start here within three days:`
    : `There are two short steps: show us who you are, and sign before a notary, ${aboutTheNotary(about)}. Start here within three days:`,
];
const aboutTheNotary = ({ isInPerson }: { isInPerson: boolean }) =>
  isInPerson ? 'in person' : 'about 15 minutes by video';
const youDoNotOwe = 'You do not owe the loan: you only agree that the home secures it.';
export const linkIsForYouAlone =
  'The link is for you alone. If you do not want to sign, you can say so on the same page.';
