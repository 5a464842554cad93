/** Days as people say them. A calendar date has no time zone, and must not be shown in one. */
const whole = new Intl.DateTimeFormat('en-US', {
  weekday: 'long',
  month: 'long',
  day: 'numeric',
  year: 'numeric',
  timeZone: 'UTC',
});

export function sayDay(date: string | null): string {
  return date === null ? 'Not known yet' : whole.format(Date.parse(`${date}T00:00:00Z`));
}

/** The name of the clock that counts, such as "Pacific Time". */
export function sayZone(timeZone: string): string {
  const parts = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longGeneric' }).formatToParts(0);
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
}
