/** The frame of the console: logging in, security, and what is said when a page breaks. */
import { plural } from '../../plural.ts';

export const consoleErrorFallback = 'Console: Error Fallback';
export const somethingWentWrong = 'Something went wrong';
export const reloadThePageWhat =
  'Reload the page. What you already sent is saved. If it happens again, tell engineering.';
export const reloadThePage = 'Reload the page';

export const confirmThatItIsYou = 'Confirm that it is you';
export const giveYourSecondFactor = 'Give your second factor again to continue. What you entered is kept.';
export const lookingUpYourSecond = 'Loading your login options';

export const notarySessions = 'Notary sessions';
export const myCommission = 'My commis­sion';
export const closings = 'Closings';
export const work = 'Work';
/** Groups of the rail, where it folds. */
export const customers = 'Customers';
export const oversight = 'Oversight';
export const setup = 'Setup';
export const find = 'Find';
export const audit = 'Audit';
export const staff = 'Staff';
export const conditions = 'Conditions';
export const mentions = 'Mentions';
export const secondPerson = 'Second person';
export const overdue = 'Overdue';
export const hmda = 'HMDA';
export const binder = 'Binder';
export const records = 'Records';
export const complaints = 'Complaints';
export const messages = 'Messages';
export const banners = 'Banners';
export const funding = 'Funding';
export const map = 'Map';
export const vendors = 'Vendors';
export const chat = 'Chat';
export const answers = 'Answers';
export const hours = 'Hours';
export const reports = 'Reports';
export const chatReports = 'Chat reports';
export const feedback = 'Feedback';
export const flags = 'Flags';
export const insights = 'Insights';
export const law = 'Law';
/** The rail is narrow: where the word must break, it breaks here. */
export const experiments = 'Experi\u00adments';
export const replays = 'Recorded visits';
export const openingTheConsole = 'Opening the console';
export const sections = 'Sections';
export const signOut = 'Log out';
export const more = 'More';
export const close = 'Close';
export const skipToThePage = 'Skip to the page';
export const openingThePage = 'Opening the page';
export const nothingForYouHere = 'Nothing for you here yet';

export const isRemoved = (name: string) => `${name} is removed.`;
export const forLabel = (site: string) => `For ${site}`;
export const made = (createdAt: string) => `Made ${createdAt}`;
export const notUsedYet = 'Not used yet';
export const lastUsed = (lastUsedAt: string) => `Last used ${lastUsedAt}`;
export const itMayHaveBeen = 'It may have been copied, so it no longer works. Please remove it.';
export const remove = 'Remove';
export const removeWithName = (name: string) => `Remove ${name}`;
export const removeThisPasskey = 'Remove this passkey?';
export const removeIt = 'Remove it';
export const youWontBeAble = (name: string) =>
  `You won’t be able to log in with “${name}” anymore. On the device itself it can stay or be deleted there.`;

export const thisPageDidntOpen = 'This page didn’t open';
export const whatHappened = 'What happened';
export const tryAgain = 'Try again';

export const lookingUpYourFactors = 'Loading your login options';
export const howYouSignInLabel = 'How you log in';
export const passkeys = 'Passkeys';
export const yourFingerprintFaceOrDevice = 'Your fingerprint, face or device PIN, or a security key.';
export const youDontHaveAPasskey = 'You don’t have a passkey yet.';
export const yourPasskeys = 'Your passkeys';
export const authenticatorApp = 'Authenticator app';
export const anAppOnYourPhone = 'An app on your phone that shows a new code every 30 seconds.';
export const recoveryCodes = 'Recovery codes';
export const makeNewCodes = 'Make new codes';
export const pleaseEnterYourPassword = 'Please enter your password';
export const itsSetUp = 'It’s set up.';
export const removeTheAuthenticatorApp = 'Remove the authenticator app';
export const yourPassword = 'Your password';
export const working = 'Working';

export const consoleWithDisplay = (display: string) => `${display} console`;
export const workEmail = 'Work email';
export const password = 'Password';
export const signIn = 'Log in';

export const consoleLabel = (display: string) => `${display} · Console`;
export const howYouSignInWithName = (name: string) => `${name}: how you log in`;
export const yourRolesHaveNo =
  'Your roles have no work in the console so far. If you expected some, ask the person who invited you.';

export const youWorkHereAs = (roles: string) => `You work here as: ${roles}.`;
export const youHaveRecoveryLeftNew = (recoveryCodesLeft: number) =>
  `You have ${recoveryCodesLeft} recovery ${plural(recoveryCodesLeft, { one: 'code', other: 'codes' })} left. New codes replace the old ones.`;
