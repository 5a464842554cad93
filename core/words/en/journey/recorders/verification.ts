/** Why something cannot be recorded: verification. */

export const moneyIsOnItsWay = 'Your money is on its way. The account can no longer be changed.';
