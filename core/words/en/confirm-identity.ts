/** Asking for a code before something that matters. */
import type { Tag } from '../rich.ts';

export const confirmThatItsYou = 'Confirm that it’s you';

export const pleaseEnterTheSix = 'Please enter the six digits of the code';
export const pleaseEnterTheSixDigits = 'Please enter the six digits of the code, or a recovery code';
export const weCouldntSendACode = 'We couldn’t send a code';
export const enterTheCodeWeSent = <T>(to: string, bold: Tag<T>) =>
  ['Enter the code we sent to ', bold(to), '. It works for ten minutes.'] as const;
export const enterTheCodeYourAuthenticator = 'Enter the code your authenticator app shows now.';
export const sixDigitCode = 'Six-digit code';
export const codeFromYourAuthenticator = 'Code from your authenticator app';
export const dontHaveYourPhone = 'Don’t have your phone? Enter a recovery code.';
export const confirm = 'Confirm';
export const checking = 'Checking';
export const goBack = 'Go back';
export const weSentANew = 'We sent a new code.';
export const noCodeYetYouCan = (isEmail: boolean, leftS: number) =>
  `No code yet?${isEmail ? ' Check your spam folder.' : ''} You can send a new one in ${leftS} s.`;
export const sendANewCode = 'Send a new code';
export const sending = 'Sending';

export const weSentACode = (to: string) => `We sent a code to ${to}.`;
export const oneMomentPlease = 'One moment, please.';
export const tryAgain = 'Try again';
export const chooseWhereWeSend =
  'Choose where we send your six-digit code. We ask for one before anything that matters.';
export const sendMyCodeBy = 'Send my code by';
export const textMessage = 'Text message';
export const email = 'Email';
export const sendCode = 'Send code';

export const weCantSendAnother = (retryAfterS: string) =>
  `We can’t send another code yet. Enter the newest one we sent, or try again in ${retryAfterS}.`;
