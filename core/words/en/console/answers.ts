/** Prepared answers: the page that keeps them, and choosing one while writing. */

export const title = 'Answers';
export const reading = 'Loading the answers';
export const none = 'There are no answers yet. Write one, and find it by its title while you chat.';
export const noneFound = 'No answer has these words.';
export const search = 'Search';
export const mine = 'Only yours';
export const teams = 'The team’s';
export const add = 'Write an answer';
export const edit = 'Edit';
export const editNamed = (name: string) => `Edit ${name}`;
export const keep = 'Save';
export const remove = 'Delete';
export const removeNamed = (name: string) => `Delete ${name}?`;
export const removing = 'Everyone who uses it loses it. Messages already sent with it stay as they are.';
export const itsTitle = 'Title';
export const itsText = 'Answer';
export const placeholdersHint = 'Placeholders in braces are filled from the conversation.';
export const placeholders = 'Placeholders you can use';
export const forTheTeam = 'Everyone on the team may use it';
export const changed = (by: string, at: string) => `Changed by ${by}, ${at}`;
export const itDidNotWork = 'That didn’t work';

export const pick = 'Answers';
export const pickHint = 'Type / in an empty reply to open them.';
export const find = 'Find an answer';
export const close = 'Close';
export const insert = (name: string) => `Insert ${name}`;
