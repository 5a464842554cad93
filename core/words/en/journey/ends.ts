/** What an end of the journey needs. */

export const declineMustNameAtLeast = 'A decline must name at least one principal reason.';
