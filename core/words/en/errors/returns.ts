/** Why a payment came back, by the codes of the clearing house. */

export const r01 = 'There is not enough money in the account.';
export const r02 = 'The account was closed.';
export const r03 = 'There is no such account, or it is not theirs.';
export const r04 = 'The account number is not valid.';
export const r08 = 'The payment was stopped.';
export const r10 = 'The customer says it was not authorized.';
export const r16 = 'The account is frozen.';
export const r20 = 'The account does not take such payments.';
export const r23 = 'The receiver refused the money.';
export const r29 = 'The business says it was not authorized.';

const byCode: Readonly<Record<string, string>> = {
  ...{ R01: r01, R02: r02, R03: r03, R04: r04, R08: r08, R10: r10, R16: r16, R20: r20, R23: r23, R29: r29 },
  R13: 'The bank’s number is not valid.',
  R14: 'The account’s owner or their representative has died.',
  R15: 'The account’s owner has died.',
  R17: 'The bank found something wrong in the entry.',
};
/** Every code has words: banks send some that are rare. */
export const returnWords = (code: string) => byCode[code] ?? `The bank sent it back with code ${code}.`;
export const noBankAccount = 'There is no bank account to send the money to.';
export const nothingToPay = 'There is nothing to pay.';
export const loanIsPaid = 'This loan has been paid out, or its money is on its way.';
export const debtIsBeingPaid = 'Money for one of these debts is on its way already.';
