/** Moments as staff read them, in the zone named. */
export function showMoment(instant: string, timeZone?: string): string {
  return new Intl.DateTimeFormat('en-US', {
    dateStyle: 'medium',
    timeStyle: 'short',
    ...(timeZone !== undefined && { timeZone }),
  }).format(new Date(instant));
}
