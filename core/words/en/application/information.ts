/** What is said of facts about the home and its owners that will not do. */

export const nameMissing = 'Please enter the full name';

export const nameMustBeAtMost = (nameLengthMax: number) => `A name must be at most ${nameLengthMax} characters long`;
export const someOfTheCharactersEntered = 'Some of the characters entered are not supported.';

export const chooseWhoOwnsTheHome = 'Please choose who owns the home';
export const canCloseWithAtMost = (signersMax: number) => `We can close with at most ${signersMax} other owners online`;
export const chooseYourMaritalStatus = 'Please choose your marital status';
export const chooseWhatTheMoneyIs = 'Please choose what the money is mainly for';

export const coOwnerMissing = 'Please enter who owns the home with you';

export const trustMissing = 'Please enter the name of the trust';

export const someoneWhoOwnsTheHome = 'Someone who owns the home alone has no other owners';
