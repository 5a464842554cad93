/** Whether anyone answers at an instant: apart from the hours themselves, because only someone who waits too long asks. */
import type { BusinessDay } from './hours.ts';

/** Open from the first minute of startTime until, not including, endTime. */
export function isOpenAt(week: readonly BusinessDay[], instantMs: number): boolean {
  const { weekday, time } = pacificTime(instantMs);
  const day = week.find((candidate) => candidate.weekday === weekday);
  return day?.isOpen === true && day.startTime <= time && time < day.endTime;
}

const pacificFormat = new Intl.DateTimeFormat('en-US', {
  timeZone: 'America/Los_Angeles',
  weekday: 'long',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

function pacificTime(instantMs: number): { weekday: string; time: string } {
  const part: Partial<Record<Intl.DateTimeFormatPartTypes, string>> = {};
  for (const { type, value } of pacificFormat.formatToParts(instantMs)) part[type] = value;
  return { weekday: (part.weekday ?? '').toUpperCase(), time: `${part.hour}:${part.minute}` };
}
