/** Why something cannot be recorded: recorder. */

export const haveAsManyPapersAs = 'We have as many documents as we can take for this. Please call us.';
