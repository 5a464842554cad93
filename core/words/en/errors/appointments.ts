/** Why an appointment was not to be had. */

export const timeThatWasReservedIs = 'The time that was reserved is not to be had.';
export const someoneWasQuicker = 'That time was just taken.';
export const noOneWasThere = 'No one was there.';
