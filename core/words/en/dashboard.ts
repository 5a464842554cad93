/** The dashboard: applications and what happened to them. */
import { plural } from '../plural.ts';

export const whereEverythingStands =
  'Here is where everything stands, with what needs you first. We save your work as you go.';
export const stepOf = (done: number, count: number, label: string) => `Step ${done} of ${count}: ${label}`;
export const allStepsDone = 'All seven steps are done';
export const loanNumber = 'Loan number';
export const numberAndStart = (number: string | null, started: string) =>
  `${number === null ? '' : `Loan number ${number}. `}Started ${started}.`;
export const streetAndPlace = (street: string, place: string) => `${street}, ${place}`;
export const continueLabel = 'Continue';
export const continueYourApplication = 'Continue your application';
export const seeOurDecision = 'See our decision';
export const seeWhereItIs = 'See where it is';
export const yourDocuments = 'Your documents';
export const completeYourLineIsOpen = 'Done. Your line is open.';
export const closedNothingMoreHappens = 'Closed. Nothing more will happen.';
export const weHaveDecidedYouCan = 'We have decided. You can read the reasons.';
export const inReviewWellEmail = 'In review. We’ll email you.';
export const yourLoanOfficerStarted = 'Your loan officer has started this application. Contact them to continue.';
export const inReview = 'In review';
export const inProgress = 'In progress';
export const closed = 'Closed';
export const yourTurn = 'Your turn';
export const whatWeNeedFrom = 'What we need from you';
export const whatHasHappenedSo = 'What has happened so far';
export const everythingBefore = 'Everything before';
export const stillToCome = 'Still to come';

export const welcomeBack = (firstName: string) => `Welcome back, ${firstName}`;

/** What the next step asks for, by its screen, so that people can have it ready. */
export const turnLeads: Readonly<Record<string, string>> = {
  'product/select': 'Your offers are ready. Choose the amount, the term and the fee that work for you.',
  'start/contact': 'A few questions about you and your home. You can stop at any time; we save your answers.',
  'start/hmda': 'The government asks us to collect this. You can choose not to answer.',
  'start/app-summary': 'Check your answers before we continue.',
  'income/review': 'Link your payroll or bank, or upload a document. Linking is the fastest way.',
  'income/employer-verification': 'Tell us where you work so we can confirm it.',
  'bank/disburse': 'Tell us which account your money should go to.',
  'bank/autopay': 'Choose how you will pay each month.',
  identity: 'Have your driver’s license or passport ready. You can use your phone’s camera.',
  liens: 'Check the loans on your home. You can pay some of them off with your line.',
  'signing/intro': 'Read your agreement and sign it online.',
  'signing/additional': 'Everyone who owns the home signs. Tell us who they are.',
  'notary/intro': 'A short video call, about 15 minutes. Have your ID with you.',
};
export const nextStepOf = (street: string) => `This is the next step for ${street}.`;

export const theOtherOwners = 'The other owners';
export const inviteThemNow =
  'Someone else owns your home with you? Invite them now so signing goes faster. You can also do it later.';
export const ownersInvited = (invited: number, owners: number) =>
  `${invited} of ${owners} invited. They sign when your documents are ready; we email them then.`;
export const ownersDeclined = (count: number) =>
  `${plural(count, { one: 'One owner', other: `${count} owners` })} decided not to sign. You can take them off the list and invite them again.`;
export const inviteAnOwner = 'Invite an owner';
export const seeTheOwners = 'See the owners';
export const readingTheOwners = 'Loading the owners';

export const timeLeft = 'Your time left';
export const aboutMinutes = (minutes: number) => `About ${minutes} minutes`;
/** The next day that is known to matter. */
export const nextDates = {
  offersEnd: 'Your offers are good until',
  appointment: 'Your appointment with the notary',
  lastDayToCancel: 'Last day to cancel',
} as const;
export const latestMessage = 'Latest message';
export const servicer = 'Servicer';
export const servicersPhone = 'Servicer’s phone';
export const servicersEmail = 'Servicer’s email';
export const servicersNumber = 'Servicer’s account number';

export const open = 'Open';
export const creditLimit = 'Credit limit';
export const firstDraw = 'First draw';
export const aprOfFirstDraw = 'APR of your first draw';
export const apr = 'APR';
export const monthlyPayment = 'Monthly payment';
export const firstPaymentDue = 'First payment due';
export const yourPayments = 'Your payments';
export const autopay = 'Autopay';
export const autopayIsOn = 'On, from the account you chose';
export const autopayIsOff = 'Off. You pay each month yourself.';
export const statementsShowBalance = 'Your statements show your balance and each payment.';
export const seeHowTheMoneyWent = 'See where the money went, with all dates';
export const drawAgain = 'Draw again';
export const howToDrawAgain =
  'As you repay, you can draw again up to your limit while your draw period lasts. Each later draw has its own fixed rate and term, set on its day. Your agreement has the details.';
export const toAskForADraw = <T>(phone: T, email: T) =>
  [
    'For a draw, or a question about a payment or your balance, call ',
    phone,
    ' or email ',
    email,
    '. Have your loan number ready.',
  ] as const;

export const needHelp = 'Need help?';
export const messageUs = 'Message us';
export const callOrWrite = <T>(phone: T, email: T) => ['Call ', phone, ' or email ', email, '.'] as const;

export const readingYourApplications = 'Loading your applications';
export const youHaveNoApplication = 'You have no application yet';
export const startAnotherApplication = 'Start another application';
export const borrowFromToAgainst = (least: string, most: string, approvalMinutes: number) =>
  `Borrow from ${least} to ${most} against your home. Checking your rate takes about ${approvalMinutes} minutes and does not affect your credit score.`;
export const startAnApplication = 'Start an application';
export const seeWhatWeOffer = 'See what we offer';

export const saving = 'Saving';

export const withdraw = 'Withdraw';
export const withdrawThisApplication = 'Withdraw this application?';
export const yesWithdrawIt = 'Yes, withdraw it';
export const keepIt = 'Keep it';
export const itIsClosedAtOnce =
  'We close it right away, and it can’t be reopened. You can start a new one at any time.';
