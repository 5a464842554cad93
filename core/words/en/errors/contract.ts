/** What is said of a call’s content that will not do. */

export const enterAValidState = 'Please enter a valid state';

export const enterTheCodeFromOur = 'Please enter the code from our email';
export const enterThe8DigitsFrom = 'Please enter the 8 digits from our email';

export const enterTheMobilePhone = 'Please enter the mobile phone';

export const nothingWasCorrected = 'Nothing was corrected.';

export const enterASubject = 'Please enter a subject';
export const writeSomething = 'Please write something';
export const sayWhy = 'Please say why you need it';
export const sayWhyLonger = 'Please say why you need it, in ten characters or more';
export const sayWhyShorter = 'Please say it in 500 characters or fewer';
export const thereIsNoSuchNumber = 'There is no such number.';
export const isNotTheNumberOf = 'This is not the number of an application';
export const isNotAPage = 'This is not a page';

export const draftHasNoSuchEntry = 'A draft has no such entry';
export const draftHoldsNoPasswordAnd = 'A draft holds no password and no Social Security number';

export const draftHasFewerEntries = 'A draft has fewer entries';
export const draftIsShorter = 'A draft is shorter';

export const isNotAnAnswerOf = 'This is not an answer of a passkey.';

export const nameThisPasskey = 'Please name this passkey';
export const chooseANameOf60 = 'Please choose a name of 60 characters or fewer';

export const giveAWholeNumber = 'Please give a whole number.';

export const required = 'Required';

export const enterYourEmail = 'Please enter your email';

export const enterTheSixDigitsOf = 'Please enter the six digits of the code';

export const enterTheSixDigitsOfThe = 'Please enter the six digits of the code, or a recovery code';

export const enterYourMobilePhone = 'Please enter your mobile phone';

export const dateOfBirthIsRequired = 'Date of birth is required';
export const invalidDate = 'Invalid date';

export const sayWhatHappened = 'Please say what happened';

export const useLettersAndDigitsOnly = 'Please use letters and digits only';

export const chooseALanguageOfThe = 'Please choose a language of the list';

export const chooseWhereTheCodeShould = 'Please choose where the code should go';

export const giveTheHttpsAddressOf = 'Please give the https address of a recorded session';
