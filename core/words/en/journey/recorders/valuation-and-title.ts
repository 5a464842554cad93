/** Why something cannot be recorded: valuation-and-title. */

export const valuationHasBeenOrdered = 'The valuation has been ordered.';
export const paymentIsUnderWay = 'The payment is under way.';
export const couldNotReachThePayments = 'We could not reach the payments company.';
export const atMostLoansOnA = (liens: number) => `At most ${liens} loans on a house can be kept.`;

export const floodPolicy = {
  missing: (needed: string) =>
    `The home lies in a flood zone: enter the flood policy’s cover, its first and its last day. It must cover ${needed}.`,
  notYet: (needed: string) =>
    `The flood policy has not begun. A policy for ${needed} must be in force before this can continue.`,
  ended: (needed: string) =>
    `The flood policy has ended. A policy for ${needed} must be in force before this can continue.`,
  short: (needed: string) =>
    `The flood policy covers too little: ${needed} is needed for the line and the loans that stay.`,
} as const;
