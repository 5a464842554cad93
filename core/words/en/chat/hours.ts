/** When agents are in, and what is wrong with hours that cannot be kept. */

export const welcome = (lenderName: string) => `Welcome to ${lenderName}. How can we help you?`;

export const opensBeforeItCloses = 'A day that is open has a time it opens and a later time it closes.';
export const sevenDays = 'Give all seven days, from Monday to Sunday.';
export const writeTheDate = 'Choose the date of the holiday.';
export const nameTheHoliday = 'Name the holiday.';
export const writeAWelcome = 'Write a welcome.';
export const tooLong = (max: number) => `Please use ${max} characters or fewer.`;
export const tooManyHolidays = (max: number) => `Keep at most ${max} holidays.`;
