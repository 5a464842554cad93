/** What is said of a routing or account number that will not do. */

export const enterTheRoutingNumber = 'Please enter the routing number';
export const routingNumberHasNineDigits = 'A routing number has nine digits';
export const thatRoutingNumberIsntValid =
  'That routing number isn’t valid. Check the nine digits at the bottom left of your check.';

export const enterTheAccountNumber = 'Please enter the account number';
export const accountNumberHas4To = 'An account number has 4 to 17 digits';
