/** Logging in, choosing a password, confirming an email address. */
import type { Tag } from '../rich.ts';

export const pressTheButtonToLog = 'Press the button to log in with the address our email came to from now on.';
export const yourNewAddressIsConfirmed = 'Your new address is confirmed';
export const fromNowOnYouLog =
  'From now on you log in with it. We’ve also emailed your old address, so you know it happened.';
export const pressTheButtonToConfirm = 'Press the button to confirm that the address our email came to is yours.';
export const yourAddressIsConfirmed = 'Your address is confirmed';
export const thankYouWeNow = 'Thank you. We now know that our emails reach you.';
export const pressTheButtonToConfirmThat = 'Press the button to confirm that you are the owner we wrote to.';
export const thankYouYouCan = 'Thank you, you can sign now';
export const logInWithThePassword =
  'Log in with the password you have. Your own application, if you have one, stays as it is.';
export const pleaseOpenTheLink =
  'Please open the link in our email again: the address is not complete, or the page was loaded a second time.';
export const confirmThisAddress = 'Confirm this address';
export const confirming = 'Confirming';
export const pleaseEnterYourPassword = 'Please enter your password';
export const youAreNotLogged = 'You are not logged in here, so please enter the password of your account to confirm.';
export const password = 'Password';
export const ifYouDoNot =
  'If you do not know the password, or did not open this account, choose a new one. Every device that is logged in to the account will be logged out.';
export const chooseANewPassword = 'Choose a new password';
export const logInToSign = 'Log in to sign';
export const goToDashboard = 'Go to dashboard';
export const goToSettings = 'Go to settings';
export const logIn = 'Log in';

export const youLogInToOnOur = (display: string) =>
  `You log in to ${display} on our login partner’s page and come straight back. If you are new here, you make your login there. What you have typed so far stays in this browser.`;
export const continueToLogIn = 'Continue to log in';
export const openingTheLoginPage = 'Opening the login page';
export const logInWithAPassword = 'Log in with a password instead';

export const tellUsTheEmail =
  'Tell us the email address you log in with. We will send it a link to choose a new password.';
export const email = 'Email';
export const sendTheLink = 'Send the link';
export const sending = 'Sending';
export const backToLogin = 'Back to login';
export const noLongerAbleToRead = <T>(supportPhone: T) =>
  ['No longer able to read mail at that address? Call ', supportPhone, '.'] as const;
export const checkYourEmail = 'Check your email';
export const ifBelongsToAnAccount = <T>(to: string, bold: Tag<T>) =>
  [
    'If ',
    bold(to),
    ' belongs to an account here, we’ve emailed you a link. It works once, for the next 30 minutes.',
  ] as const;
export const nothingAfterAFew = 'Nothing after a few minutes? Check your spam folder and the address.';
export const tryAgain = 'Try again';

export const newHereCheckYourRate = <T>(link: Tag<T>) =>
  ['New here? ', link('Check your rate'), ' to create an account.'] as const;
export const invitedToSignForAHome = <T>(link: Tag<T>) =>
  ['Invited to sign for a home you own together? ', link('Log in as a signer'), '.'] as const;
export const logInWithTheEmail =
  'Log in with the email address our invitation was sent to. Someone applied for a line of credit on a home, and it needs your signature. If you have no password yet, use the link in that email first.';
export const codeFromYourAuthenticator = 'Code from your authenticator app';
export const lostItUseOne = 'Lost it? Use one of your recovery codes.';
export const forgotYourPassword = 'Forgot your password?';

export const youCameBackWithout =
  'You came back without logging in. Nothing has changed, and what you typed is still here.';
export const youAreNotLoggedIn = 'You are not logged in';
export const oneMomentPlease = 'One moment, please.';
export const loginCanceled = 'Login canceled';
export const weCouldNotLog = 'We could not log you in';
export const logInAgain = 'Log in again';
export const orLogInWithAPassword = <T>(link: Tag<T>) => ['Or ', link('log in with a password'), '.'] as const;

export const savePassword = 'Save password';
export const saving = 'Saving';
export const everyDeviceThatIsLogged = 'Every device that is logged in to your account will be logged out.';
export const yourPasswordIsSet = 'Your password is set';
export const everyDeviceHasBeen = 'Every device has been logged out. Log in with the new password.';
export const thisLinkNoLonger = 'This link no longer works';
export const pleaseOpenTheLinkIn = 'Please open the link in our email';
export const itHasBeenUsed =
  'It has been used, or its 30 minutes are over. Nothing about your account has changed. A new link takes a minute.';
export const theAddressIsNot =
  'The address is not complete, or the page was loaded a second time. Open the link again, or ask for a new one.';
export const sendMeANew = 'Send me a new link';

export const youWereLoggedOut = 'You were logged out for your safety';
export const logInToGoOn = 'Log in to pick up where you left off.';
export const chooseAPassword = 'Choose a password';
export const invitesYouToSign = (borrowerName: string, home: string) =>
  `${borrowerName} asks you to sign for ${home}. They have applied for a line of credit on it, and everyone who owns the home has to agree. You don’t owe the loan.`;
export const invitesYourConsent = (borrowerName: string, home: string) =>
  `${borrowerName} asks you to sign for ${home}. They have applied for a line of credit on it, and the law there asks for their spouse’s consent. You don’t owe the loan.`;
export const chooseAPasswordToSign =
  'Choose a password for your own login. This is the only password step: next, we’ll tell you what you’re asked to sign and what it means for you.';
