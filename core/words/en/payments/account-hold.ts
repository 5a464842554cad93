/** Why money may not go to an account yet. */

export const accountWasChangedAfterThe = 'The account was changed after the documents were signed.';
export const moneyCanGoToIt = (value: string) => `Money can go to it from ${value}.`;
export const borrowerMustConfirmTheChange = 'The borrower must confirm the change with the code we emailed.';
