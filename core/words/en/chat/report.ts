/** What is wrong with the days of a report. */

export const writeTheDay = 'Choose a day.';
export const fromBeforeTo = 'The first day comes before the last.';
export const atMostDays = (max: number) => `Choose at most ${max} days.`;
