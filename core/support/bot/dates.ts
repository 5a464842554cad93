/** Days and times as a borrower reads them. */
import type { CalendarDate } from '#core/calendar/dates.ts';

const day = new Intl.DateTimeFormat('en-US', { weekday: 'long', month: 'long', day: 'numeric', timeZone: 'UTC' });

export function dayText(date: CalendarDate): string {
  return day.format(new Date(`${date}T00:00:00Z`));
}

/** An instant where the home is. */
export function momentText(instant: string, timeZone: string): { readonly day: string; readonly time: string } {
  const at = new Date(instant);
  const parts = { weekday: 'long', month: 'long', day: 'numeric', timeZone } as const;
  return {
    day: new Intl.DateTimeFormat('en-US', parts).format(at),
    time: new Intl.DateTimeFormat('en-US', {
      hour: 'numeric',
      minute: '2-digit',
      timeZone,
      timeZoneName: 'short',
    }).format(at),
  };
}
