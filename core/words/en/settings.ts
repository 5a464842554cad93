/** Settings of the account: name, email, phone, password, second factor. */
import { plural } from '../plural.ts';

import type { Tag } from '../rich.ts';

export const yourLanguageIsSaved = 'Your language is saved.';
export const language = 'Language';
export const thisSiteOurEmails =
  'This site, our emails and everything you sign are in English. Our team sees which language you prefer when they call you. It changes nothing about your application.';
export const saveLanguage = 'Save language';
export const preferredLanguage = 'Preferred language';

export const emails = 'Email updates';
export const readingYourChoices = 'Loading your choices';
export const saveEmailChoice = 'Save email choice';
export const emailMeWhenYouNeed = 'Email me when my application needs something from me';
export const noticesTheLawRequires =
  'Several requests within 15 minutes come as one email. Notices the law requires, and those that protect your account, always come by email.';
export const weWereTextedStop = (phone: string, day: string) =>
  `We received STOP from ${phone} on ${day}, so we don’t text that number. To get texts again, text START from it; what you choose here counts from then on.`;
export const textsDoNotArrive = (phone: string) =>
  `Texts to ${phone} don’t arrive. Please check your mobile phone number above and save the right one.`;
export const textMessages = 'Text messages';
export const readingWhatYouAgreed = 'Loading your agreements';
export const yourChoiceIsSaved = 'Your choice is saved.';
export const saveAMobilePhone = 'Save a mobile phone first; then you can choose which messages it receives.';
export const saveChoice = 'Save choice';
export const marketingTextMessages = 'Marketing text messages';
export const textMessagesAboutMy = 'Text messages about my application';

export const recordedVisits = 'Help us improve this site';
export const recordHowIUseThisSite = 'Record how I use this site';
export const saveRecordingChoice = 'Save recording choice';
export const whatWeRecord =
  'We record where you press and scroll, and our own words on the page. What you type, your name, your numbers and your documents are hidden before anything leaves your device. Pages for your Social Security number, bank, identity, signing and notary are never recorded. Recordings are deleted after 7 days, or as soon as you turn this off.';
export const yourRecordingsAreDeleted = 'Your choice is saved. Your recordings are deleted.';

export const readingYourDetails = 'Loading your details';
export const readingHowYouLog = 'Loading your login methods';
export const electronicDocuments = 'Electronic documents';
export const youReceiveDocumentsElectronically = <T>(link: Tag<T>) =>
  [
    'You receive documents electronically. ',
    link('Read what that means'),
    ' and how to withdraw your consent.',
  ] as const;

export const required = 'Required';
export const yourPasswordIsChanged = 'Your password is changed. Every other device has been logged out.';
export const password = 'Password';
export const theOneYouUse = 'The one you use is known from a breach elsewhere or easy to guess.';
export const pleaseChooseAnotherPassword = 'Please choose another password';
export const everyOtherDeviceThatIsLogged = 'Every other device that is logged in will be logged out.';
export const changePassword = 'Change password';
export const currentPassword = 'Current password';
export const newPassword = 'New password';
export const confirmNewPassword = 'Confirm new password';

export const yourNameIsSaved = 'Your name is saved.';
export const name = 'Name';
export const asItAppearsOnYourDrivers =
  'As it appears on your driver’s license or passport. An application you have already sent keeps the name it was sent with.';
export const saveName = 'Save name';
export const firstName = 'First name';
export const middleName = 'Middle name';
export const lastName = 'Last name';
export const suffix = 'Suffix';
export const yourPhoneNumberIsSaved = 'Your phone number is saved.';
export const mobilePhone = 'Mobile phone';
export const savePhone = 'Save phone';
export const pleaseEnterYourPassword = 'Please enter your password';
export const weEmailedALink = (email: string) =>
  `We emailed a link to ${email}. Open it within 30 minutes; until then, nothing changes.`;
export const email = 'Email';
export const youLogInWith = <T>(present: string, bold: Tag<T>) => ['You log in with ', bold(present), '.'] as const;
export const changeEmail = 'Change email';
export const sending = 'Sending';
export const newEmail = 'New email';

export const pleaseEnterTheSix = 'Please enter the six digits of the code';
export const yourPhoneIsConfirmed = 'Your phone is confirmed.';
export const confirmedWeCanText = 'Confirmed. We can text you codes at this number.';
export const weTextedACode = (to: string) => `We texted a code to ${to}.`;
export const confirmThisNumberAndWeCan =
  'Confirm this number, and we can text you the codes we ask for before you sign or change an account.';
export const weCouldntSendACode = 'We couldn’t send a code';
export const sendANewCode = 'Send a new code';
export const sendACodeTo = (to: string) => `Send a code to ${to}`;
export const confirmPhone = 'Confirm phone';
export const checking = 'Checking';
export const codeFromOurText = 'Code from our text message';
export const weSentItToItWorks = (to: string) => `We sent it to ${to}. It works for ten minutes.`;

export const pleaseEnterACode = 'Please enter a code';
export const authenticatorApp = 'Authenticator app';
export const offWithAnAuthenticator = <T>(bold: Tag<T>) =>
  [
    bold('Off.'),
    ' With an authenticator app, a password alone no longer opens your account: a code that changes every 30 seconds is asked for as well.',
  ] as const;
export const setUpAnApp = 'Set up an app';
export const preparing = 'Preparing';
export const scan1ThisPicture = '1. Scan this picture with your authenticator app.';
export const qrCodeForYourAuthenticator = 'QR code for your authenticator app';
export const noCameraTypeThisKey = <T>(secret: string, span: Tag<T>) =>
  ['No camera? Type this key into the app: ', span(secret)] as const;
export const enter2TheCode = '2. Enter the code the app shows.';
export const turnOn = 'Turn on';
export const codeFromYourAuthenticator = 'Code from your authenticator app';
export const cancel = 'Cancel';
export const onFromNowOnACode = <T>(bold: Tag<T>) =>
  [bold('On.'), ' From now on a code is asked for at every login.'] as const;
export const keepTheseRecoveryCodes =
  'Keep these recovery codes where you keep important papers. Each opens your account once if you lose your phone. We show them only now.';
export const recoveryCodes = 'Recovery codes';
export const iHaveKeptThem = 'I have kept them';
export const onACodeFrom = <T>(bold: Tag<T>) =>
  [bold('On.'), ' A code from your app is asked for at every login.'] as const;
export const turnOff = 'Turn off';
export const turningOff = 'Turning off';
export const codeFromYourApp = 'Code from your app, or a recovery code';

export const allOtherDevicesAreLogged = (count: number) =>
  plural(count, { one: 'That device is logged out.', other: 'All other devices are logged out.' });
export const whereYouAreLogged = 'Where you are logged in';
export const readingWhereYouAreLogged = 'Loading where you’re logged in';
export const logOutAllOther = 'Log out all other devices';
export const thisDeviceNow = 'This device, now';
export const lastUsed = (used: string) => `Last used ${used}`;
export const logOut = 'Log out';
export const loggingOut = 'Logging out';
export const logOutLastUsed = (userAgent: string, used: string) => `Log out ${userAgent}, last used ${used}`;
