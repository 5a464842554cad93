/** Prepared answers, and what is wrong with one that cannot be kept. */

export const giveItATitle = 'Give the answer a title.';
export const titleAtMost = (max: number) => `A title has at most ${max} characters.`;
export const writeTheAnswer = 'Write the answer.';
export const textAtMost = (max: number) => `An answer has at most ${max.toLocaleString('en-US')} characters.`;
export const changedMeanwhile = 'Someone changed this answer meanwhile. Read it again before you change it.';
export const tooMany = (max: number) => `There are ${max} answers already. Delete one that no one uses.`;
