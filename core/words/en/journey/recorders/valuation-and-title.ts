/** Why something cannot be recorded: valuation-and-title. */

export const valuationHasBeenOrdered = 'The valuation has been ordered.';
export const paymentIsUnderWay = 'The payment is under way.';
export const couldNotReachThePayments = 'We could not reach the payments company.';
export const atMostLoansOnA = (liens: number) => `At most ${liens} loans on a house can be kept.`;
