/** What becomes different when other hours are kept. */

export const dayNames = {
  MONDAY: 'Monday',
  TUESDAY: 'Tuesday',
  WEDNESDAY: 'Wednesday',
  THURSDAY: 'Thursday',
  FRIDAY: 'Friday',
  SATURDAY: 'Saturday',
  SUNDAY: 'Sunday',
} as const;
export const dayChanges = (day: string, was: string, becomes: string) => `${day}: ${was} becomes ${becomes}.`;
export const holidayAdded = (name: string, date: string) => `${name}, ${date}: the chat is closed that day.`;
export const holidayRemoved = (name: string, date: string) => `${name}, ${date}: no holiday any more.`;
export const welcomeChanges = 'The words of welcome change.';
