/** The credit file: the Social Security number, and what stands in the way. */
export const couldNotOpenYourFile = (bureau: string | null) =>
  `${bureau ?? 'The credit bureau'} could not open your file`;
export const yourCreditFileIsFrozen =
  'Your credit file is frozen or locked, so we cannot read it. You asked the bureau for that protection; only you can lift it, and a short lift is enough.';
export const signInOnTheWebsite = (bureau: string | null) =>
  `Log in on the website of ${bureau ?? 'the bureau'}, or call it.`;
export const liftTheFreezeOrUnlock =
  'Lift the freeze or unlock the file, for one day or for good. By law this is free.';
export const comeBackHereAndTry = 'Come back here and try again. It usually works within an hour.';
export const thisIsTheHard = 'This is the hard inquiry you agreed to.';
export const tryingAgainIsStill = 'Trying again is still a soft inquiry: it does not affect your score.';
export const iHaveLiftedItTry = 'I have lifted it, try again';
export const yourApplicationWaitsForYouQuestions = <T>(supportPhone: T) =>
  ['Your application waits for you. Questions? Call ', supportPhone, '.'] as const;

export const weCouldNotFind =
  'We could not find your credit file by name, address and birth date alone. With your number we can. This is still a soft inquiry and does not affect your score.';
export const socialSecurityNumber = 'Social Security number';
export const nineDigitsItIsEncrypted =
  'Nine digits. It is encrypted on the way and sealed when it arrives; this browser does not keep it.';
export const showTheNumber = 'Show the number';
