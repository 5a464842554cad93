/** Why an account does not let someone in, or does not change as they asked. */

export const linkHasBeenUsedOr = 'This link has been used or is out of date. Please ask for a new one.';

export const thatIsNotYourPresent = 'That’s not your current password.';
export const enterThePasswordOfYour = 'Please enter the password of your account.';
export const thatIsNotThePassword = 'That is not the password of your account.';

export const couldNotConfirmWhoLogged = 'We could not confirm who logged in. Please log in again.';

export const accountIsClosedPleaseCall = 'This account is closed. Please call us if you think it should not be.';

export const emailAddressIsNotConfirmed =
  'Your email address is not confirmed there yet. Confirm it with the email you got, then log in again.';
export const accountAsksForACode =
  'This account asks for a code of an authenticator app. Log in with your password and the code.';
export const emailAddressBelongsToAnother =
  'This email address belongs to another login. Please call us and we will sort it out.';

export const pageYouLogInOn = 'The page you log in on cannot be reached right now. Please try again in a few minutes.';

export const isYourOnlySecondFactor = 'This is your only second factor. Set up another one before you remove it.';

export const passkeyCouldNotBeConfirmed = 'This passkey could not be confirmed. Please try again.';

export const thatTookTooLongPlease = 'That took too long. Please try again.';

export const passkey = (name: string) => `Passkey “${name}”`;

export const have20PasskeysRemoveOne = 'You have 20 passkeys. Remove one first.';

export const passkeyIsSetUpAlready = 'This passkey is set up already.';

export const noneOfYourPasskeysWas = (rpId: string) => `None of your passkeys was made for ${rpId}. Please use a code.`;

export const passkeyMayHaveBeenCopied =
  'This passkey may have been copied, so it does not count any more. Please use another factor.';

export const passwordIsEasyToGuess =
  'This password is easy to guess. Please choose one that is not made of common words, dates or keyboard patterns.';

export const chooseAPasswordThatIs =
  "Please choose a password that is not made from your name, your email or the lender's name.";

export const accountWithThisEmailAlready = 'An account with this email already exists.';

export const thatCodeIsNotRight = 'That code is not right. Please wait for the next one and try again.';

export const authenticatorAppIsSetUp = 'An authenticator app is set up already. Remove it first.';
export const authenticatorApp = 'Authenticator app';

export const thatEmailAndPasswordDont = 'That email and password don’t match.';

export const enterTheCodeFromYour = 'Please enter the code from your authenticator app.';

export const enterYourPassword = 'Please enter your password';

export const noOneOfTheStaff = (orgCode: string) => `No one on the staff of ${orgCode} has this email.`;

/** One sentence for wrong, used, out of date and never sent: no one learns which. */
export const thatCodeIsNotRightOr =
  'That code is not right, or it is older than ten minutes. Check it, or send a new code.';

export const thatWasOneWrongCode = 'That was one wrong code too many, and it no longer works. Please send a new code.';

export const useTheCodeFromYour = 'Please use the code from your authenticator app, or a recovery code.';

export const cannotSendACodeThere = 'We cannot send a code there. Please choose another way.';
export const thisNumberSaidStop =
  'We were told by text not to text this number. Text START from it first, then ask for a code again.';
export const thisNumberCannotBeTexted =
  'Texts don’t arrive at this number. Check the number in your settings, or choose another way.';
export const noStaffAccount =
  'There is no staff account with this email address, or it is closed. Please ask your administrator.';
export const tellUsYourPhoneNumber = 'Please tell us your phone number before you confirm it.';
export const notALogoutToken =
  'This is not a valid logout message: send a logout token that is signed, new and meant for us.';
