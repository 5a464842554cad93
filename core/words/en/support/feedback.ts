/** What is asked of someone who writes to the CEO. */

export const improve = 'Improve our product';
export const compliment = 'Give us a compliment';

export const required = 'Required';
export const mustBeAtLeastCharacters = (messageMin: number) => `Must be at least ${messageMin} characters`;
export const mustBeAtMostCharacters = (messageMax: number) => `Must be at most ${messageMax} characters`;
export const isNoPageOfOurs = 'This is no page of ours';
