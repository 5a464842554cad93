/** What is said of two small deposits that prove an account. */

export const arrived = (mask: string) =>
  `Two deposits of less than a dollar each have arrived in your account ending in ${mask}. Tell us their amounts, and the account is confirmed. You can also send a statement or a letter of your bank instead.`;
export const failed = (mask: string) =>
  `We could not confirm the account ending in ${mask} by two small deposits. Please name another account, or send a statement or a letter of your bank.`;

export const theseDepositsProveNothingAny = 'These deposits prove nothing any more.';
export const thereAreNoDepositsTo = 'There are no deposits to name.';
export const accountIsNotInQuestion = 'This account is not in question.';
export const moneyIsOnItsWay = 'Your money is on its way. The account can no longer be changed here.';
