/** Average prime offer rates as published for a week; the newest that is not after the day counts. Illustrative figures. */
import type { CalendarDate } from '#core/calendar/dates.ts';
import type { Apor } from '#core/offers/hoepa.ts';

const weeks: readonly Apor[] = [
  { asOf: '2026-01-05', bpsByTermYears: { 5: 655, 10: 665, 15: 668, 20: 684, 30: 692 } },
  { asOf: '2024-01-01', bpsByTermYears: { 5: 645, 10: 655, 15: 660, 20: 675, 30: 685 } },
];

export function aporOn(day: CalendarDate): Apor {
  const week = weeks.find(({ asOf }) => asOf <= day) ?? weeks.at(-1);
  if (!week) throw new Error('There are no average prime offer rates.');
  return week;
}
