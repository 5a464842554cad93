/** The page of hours, holidays and welcome. */

export const title = 'Hours';
export const reading = 'Loading the hours';
export const intro = 'When agents answer the chat, in Pacific Time. Outside these hours the assistant answers.';
export const week = 'Week';
export const isOpen = 'Open';
export const opens = 'Opens';
export const closes = 'Closes';
export const ofDay = (day: string, what: string) => `${day}: ${what.toLowerCase()}`;
export const holidays = 'Holidays';
export const noHolidays = 'None. The chat is open on every day of the week above.';
export const date = 'Date';
export const name = 'Name';
export const addHoliday = 'Add a holiday';
export const remove = 'Remove';
export const removeNamed = (holiday: string) => `Remove ${holiday || 'this holiday'}`;
export const welcome = 'Welcome message';
export const welcomeHint = 'The first thing people read in the chat.';
export const whatChanges = 'What changes';
export const nothingChanges = 'Nothing yet.';
export const fromWhen = 'Changes apply when you save. Open pages follow within a minute.';
export const keep = 'Save';
export const kept = 'Saved.';
export const itDidNotWork = 'The hours couldn’t be saved';
export const changedMeanwhile =
  'Someone changed the hours in the meantime. Below is what would change now. Save again to replace theirs.';
export const mendFirst = 'Please correct what is marked.';
export const lastChanged = (by: string, at: string) => `Last changed by ${by}, ${at}.`;
export const neverChanged = 'Not changed yet. These are the brand’s hours.';
export const hoursAreTheProviders =
  'Hours and holidays are set by the organization whose agents answer. Here you set your own welcome message.';
