/** The day of a moment, for the reader: "March 2, 2026". Apart from the other dates, because the heaviest page needs only it. */
const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long' });

export function dayOf(instant: string): string {
  return day.format(new Date(instant));
}
