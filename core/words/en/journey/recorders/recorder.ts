/** Why something cannot be recorded: recorder. */

export const haveAsManyPapersAs = 'We have as many papers as we can take for this. Please call us.';
