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

/** A moment by the clock where the home is, named: "April 30, 2026 at 3:00 AM PDT". */
export function sayMoment(instant: string, timeZone: string): string {
  return new Intl.DateTimeFormat('en-US', {
    month: 'long',
    day: 'numeric',
    year: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZone,
    timeZoneName: 'short',
  }).format(new Date(instant));
}
