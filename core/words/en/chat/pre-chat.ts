/** What is said of a name or an email that will not do for a chat. */

export const enterYourName = 'Please enter your name';
export const nameIsAtMost = (max: number) => `Please use at most ${max} characters for your name`;
export const emailIsAtMost = (max: number) => `Please use an email of at most ${max} characters`;
