/** Why an appointment could not be made. */

export const timeWasJustTaken = 'That time was just taken. Pick another.';
export const noOneWasThere = 'No one was there.';
