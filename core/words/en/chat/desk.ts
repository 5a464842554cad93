/** The agents' desk. */

export const writeTheNote = 'Write the note first.';
export const chooseHowItEnded = 'Choose how it ended.';
