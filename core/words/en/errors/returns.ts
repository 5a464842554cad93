/** Why a payment came back, by the codes of the clearing house. */

export const r01 = 'There is not enough money in the account.';
export const r02 = 'The account was closed.';
export const r03 = 'There is no such account, or it is not theirs.';
export const r04 = 'The account number is not valid.';
export const r08 = 'The payment was stopped.';
export const r10 = 'The customer says it was not authorised.';
export const r16 = 'The account is frozen.';
export const r20 = 'The account does not take such payments.';
export const r23 = 'The receiver refused the money.';
export const r29 = 'The business says it was not authorised.';
