/** How staff log in: password, passkey, code and recovery. */
import type { Tag } from '../../rich.ts';

export const pleaseEnterYourPassword = 'Please enter your password';
export const yourPassword = 'Your password';
export const setUpAnApp = 'Set up an app';
export const preparing = 'Preparing';
export const pleaseEnterTheSix = 'Please enter the six digits of the code';
export const scan1ThisQr = '1. Scan this QR code with your authenticator app.';
export const qrCodeForYourAuthenticator = 'QR code for your authenticator app';
export const cantScanItType = <T>(secret: string, span: Tag<T>) =>
  ['Can’t scan it? Type this key into the app: ', span(secret)] as const;
export const enter2TheCode = '2. Enter the code the app shows.';
export const codeFromYourAuthenticator = 'Code from your authenticator app';
export const turnOn = 'Turn on';
export const checking = 'Checking';

export const pleaseNameThisPasskey = 'Please name this passkey';
export const atMost = (max: number) => `Please use ${max} characters or fewer.`;
export const isAdded = (name: string) => `${name} is added.`;
export const thisBrowserCannotMake = 'This browser cannot make passkeys. Please use an authenticator app.';
export const nameOfThisPasskey = 'Name of this passkey';
export const soYouCanTell = 'So you can tell it apart later. For example: work laptop.';
export const makeAPasskey = 'Make a passkey';
export const waitingForYourPasskey = 'Waiting for your passkey';

export const chooseYourPassword = 'Choose your password';
export const savePassword = 'Save password';
export const saving = 'Saving';
export const yourPasswordIsSet = 'Your password is set. Log in with it, then set up or give your second factor.';
export const signIn = 'Log in';
export const thisLinkDoesntWork =
  'This link doesn’t work. It was used before, has expired or is incomplete. Ask the person who invited you for a new one.';

export const confirmYourNewEmail = 'Confirm your new email';
export const thisLinkHasBeen =
  'This link has been used, is out of date, or is not complete. Change your email again to get a new one.';
export const onceYouConfirmYouSign =
  'Once you confirm, you log in with the address this link was emailed to. We also tell your old address.';
export const password = 'Password';
export const confirmThisAddress = 'Confirm this address';
export const confirming = 'Confirming';
export const yourNewAddressIsConfirmed = 'Your new address is confirmed.';
export const goToTheConsole = 'Go to the console';

export const thisDeviceAlreadyHas = 'This device already has a passkey for you.';
export const yourPasskeyDidntAnswer = 'Your passkey didn’t answer. Please try again, or use another way.';

export const toUseYourPasskey = 'Use your passkey';
export const pleaseEnterACode = 'Please enter a code';
export const codeFromYourAuthenticatorApp = 'Code from your authenticator app, or a recovery code';
export const recoveryCode = 'Recovery code';
export const toUseTheCode = 'Use the code';
export const continueLabel = 'Continue';

export const confirmThatItIsYou = 'Confirm that it is you';
export const lostYourPhonePasskeys =
  'Lost your phone, passkeys and recovery codes? Ask an administrator to reset your second factor.';
export const signInAsSomeone = 'Log in as someone else';

export const saveTheseRecoveryCodes =
  'Save these recovery codes somewhere safe. Each one lets you in once if you lose your phone or passkey. We won’t show them again.';
export const recoveryCodes = 'Recovery codes';
export const iSavedThem = 'I saved them';

export const yourRecoveryCodes = 'Your recovery codes';
export const setUpASecond = 'Set up a second factor';
export const chooseHowYoullConfirm =
  'Choose how you’ll confirm that it’s you when you log in. Here a password alone isn’t enough.';
export const passkey = 'Passkey';
export const yourFingerprintFaceOrDevice = 'Your fingerprint, face or device PIN, or a security key. Nothing to type.';
export const authenticatorApp = 'Authenticator app';
export const anAppOnYourPhone = 'An app on your phone that shows a new code every 30 seconds.';

export const companyLogin = 'Log in with your company login';
export const signingYouIn = 'Logging you in';
export const cameBackWithout = 'You came back without logging in. Nothing has changed.';
export const signInAgain = 'Log in again';
