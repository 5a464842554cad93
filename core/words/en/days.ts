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

/** "March 2, 2026"; `month` is 1 to 12. */
export const longDay = (year: number, month: number, day: number) => `${months[month - 1]} ${day}, ${year}`;
