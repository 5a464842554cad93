/** Days as they are written in a sentence. */
const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const;

/** "March 2, 2026"; `month` is 1 to 12. */
export const longDay = (year: number, month: number, day: number) => `${months[month - 1]} ${day}, ${year}`;
/** "Monday, March 2, 2026"; `weekday` is 0, a Sunday, to 6. */
export const fullDay = (weekday: number, year: number, month: number, day: number) =>
  `${weekdays[weekday]}, ${longDay(year, month, day)}`;
/** "Mar 2" */
export const monthDay = (month: number, day: number) => `${months[month - 1]?.slice(0, 3)} ${day}`;
