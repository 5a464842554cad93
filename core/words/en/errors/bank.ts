/** What a bank says when it cannot be connected. */

export const userNameOrPasswordIs = 'The user name or password is not right.';
export const codeIsNotRight = 'The code is not right.';
export const bankHasLockedThisLogin = 'Your bank has locked this login. Unlock it there first.';
export const signInAtYourBank = 'Please log in at your bank again.';
export const accountCannotBeConnected = 'This account cannot be connected.';
export const loginCannotBeConnected = 'This login cannot be connected.';
export const thereIsNoAccountTo = 'There is no account to connect.';
export const thereIsNoCheckingOr = 'There is no checking or savings account to connect.';
export const bankWantsYouToSign = 'Your bank wants you to log in at its own site first.';
export const takesALittleLonger = 'This takes a little longer.';
export const bankDoesNotAnswerPlease = 'Your bank does not answer. Please try later.';
export const bankCanNoLongerBe = 'This bank can no longer be connected.';
