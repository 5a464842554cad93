/** Why something cannot be recorded: property. */

export const houseInAnotherStateNeeds = 'A house in another state needs another application: other rules apply there.';

export const parcelIsNoneOfThose = 'This parcel is none of those found.';
export const everyLoanOnTheHouse = 'Every loan on the house must be confirmed.';
export const atMostLoansOnA = (liens: number) => `At most ${liens} loans on a house can be told of. Please call us.`;
