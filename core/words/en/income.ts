/** Proving an income. */
import { plural } from '../plural.ts';

export const pleaseEnterTheName = 'Please enter the name of the company';
export const pleaseShortenTheName = 'Please shorten the name to 100 characters';
export const pleaseEnterAValid = 'Please enter a valid phone number, or leave it empty';
export const weConfirmThatYourBusiness = 'We confirm that your business is active, from public records or by a call.';
export const weAskYourEmployer =
  'We ask your employer one thing: whether you work there now. We do not say what for, or how much.';
export const whatIsYourBusiness = 'What is your business called?';
export const whoDoYouWork = 'Who do you work for?';
export const asItAppearsOnYourPay = 'As it appears on your pay stub or tax return.';
export const fromYourPayroll = 'From your payroll. Change it if it isn’t right.';
export const phoneNumberOfTheBusiness = 'Phone number of the business';
export const phoneNumberOfIts = 'Phone number of its main office';
export const ifYouKnowItThisSpeeds = 'If you know it. This speeds things up.';
export const weAreAsking = (employerName: string) => `We are asking ${employerName}`;
export const mostAnswersComeWithin =
  'Most answers come within the hour, some take a few business days. This page continues automatically. You can also close it, and we’ll email you.';
export const checkAgain = 'Check again';
export const nameAnotherEmployer = 'Name another employer';

export const youLeaveThisPage = 'You’ll leave this page and log in on the company’s own page.';
export const weNeverSeeYourUser = 'We never see your username or password.';
export const weAreToldAbout = 'We see your income only, and only for this application.';
export const weAreToldAboutAccounts =
  'We see your income and which accounts you have there, and only for this application.';
export const youNeedNotSignInAgain =
  'Later you can choose one of these accounts for your money or your payments without logging in again. We ask you first.';
export const youllReturnHereAutomatically =
  'You’ll return here automatically. If you lose the page, open this one again.';
export const continueToSignIn = 'Continue to log in';
export const opening = 'Opening';
export const chooseAnotherWay = 'Choose another way';

export const thisWayIsNot = 'This way is not available';
export const yourIncomeCanBeVerified = 'Your income can be verified in other ways. Nothing you have given us is lost.';
export const seeTheWaysYouCan = 'See the ways you can choose';

export const askingWhatYouShared = 'Asking what you shared';
export const handingOverWhatYouShared = 'Sending us what you shared';
export const tryAgain = 'Try again';
export const nothingWasShared = 'Nothing was shared';
export const youHaveNotFinished = 'You have not finished yet';
export const theWindowIsClosed =
  'The window is closed, so we could not learn anything. You can open it again or choose another way.';
export const theWindowOfIsStill = (source: string) =>
  `The window of “${source}” is still open. Pick up where you left off, or choose another way.`;
export const goOnWhereI = 'Pick up where I left off';

export const youToldUsThatYouEarn = (stated: string, employment: string, isChecking: boolean) =>
  `You told us that you earn ${stated} a year (${employment}).${isChecking ? ' Prefer another way? Choose one below.' : ' Choose one way to show it. You do not need to reveal alimony, child support or maintenance unless you want it to count.'}`;
export const waysToVerifyYourIncome = 'Ways to verify your income';
export const noneOfTheseFits = <T>(supportPhone: T) =>
  ['None of these fits? Call ', supportPhone, ' and we will find one.'] as const;
export const notAvailableRightNow =
  'Not available right now: the IRS is not answering such requests. Please choose another way.';
export const quickest = 'Quickest';
export const weAreCheckingWhat = 'We are checking what you gave us';
export const aSignInTakes =
  'Logging in takes a minute or two. Documents take about one business day. You can close this page, and we’ll email you.';

export const taxReturn = 'Tax return';
export const awardLetterCourtOrder = 'Award letter, court order or pension statement';
export const bankStatements = 'Bank statements';
export const somethingElse = 'Something else';
export const sendUsYourYourName = (needed: number) =>
  `Send us your ${plural(needed, { one: 'latest pay stub', other: `${needed} latest pay stubs` })}. Your name, your employer, the pay period and the total for the year must be readable.`;
export const sendUsPapersThatShow =
  'Send us documents that show what you receive and how often. Several pages or files are fine.';
export const whatAreYouSending = 'What are you sending?';
export const yourPayStubs = (needed: number) =>
  plural(needed, { one: 'Your pay stub', other: `Your ${needed} pay stubs` });
export const yourPapers = 'Your documents';
export const sendToBeChecked = 'Send to be checked';
export const pleaseAddAtLeast = 'Please add at least one file.';
export const pleaseAddPayStubs = (needed: number) =>
  plural(needed, { one: 'Please add your latest pay stub.', other: `Please add ${needed} pay stubs.` });

export const anotherSource = 'Another source';
