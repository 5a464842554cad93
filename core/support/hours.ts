/**
 * When people answer the phone and the chat, and when notaries are here. Promises the seven days of the business-hours entity and the
 * two lines the footer shows; open-at.ts says whether it is one of those hours. Hides the time zone: every time here is Pacific Time, so a borrower
 * anywhere sees the same hours, and daylight saving is the zone's own business.
 */
import * as v from 'valibot';
import * as words from '#core/words/en/support/hours.ts';

const zoneMark = 'PT';

const timeSchema = v.pipe(
  v.string(),
  v.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'a time is written HH:MM, from 00:00 to 23:59'),
);

const spanSchema = v.union(
  [
    v.literal('closed'),
    v.pipe(
      v.strictObject({ start: timeSchema, end: timeSchema }),
      v.check(({ start, end }) => start < end, 'hours must start before they end'),
    ),
  ],
  "hours are 'closed', or a start and a later end written HH:MM",
);

/** What a brand writes down: one span for Monday to Friday, one for the weekend. */
export const openingHoursSchema = v.strictObject({ weekdays: spanSchema, weekend: spanSchema });
export type OpeningHours = v.InferOutput<typeof openingHoursSchema>;

export const weekdays = ['MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY', 'SUNDAY'] as const;

/** One day on the wire; weekdayValue 6 and 7 are the weekend; the times of a closed day are empty. */
export const businessDaySchema = v.object({
  weekday: v.picklist(weekdays),
  weekdayValue: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(7)),
  isOpen: v.boolean(),
  startTime: v.union([timeSchema, v.literal('')]),
  endTime: v.union([timeSchema, v.literal('')]),
});
export type BusinessDay = v.InferOutput<typeof businessDaySchema>;

export function businessWeek(hours: OpeningHours): BusinessDay[] {
  return weekdays.map((weekday, index) => {
    const weekdayValue = index + 1;
    const span = weekdayValue >= 6 ? hours.weekend : hours.weekdays;
    if (span === 'closed') return { weekday, weekdayValue, isOpen: false, startTime: '', endTime: '' };
    return { weekday, weekdayValue, isOpen: true, startTime: span.start, endTime: span.end };
  });
}

/** Monday speaks for the working week and Saturday for the weekend, as the specification says. */
export function hoursText(week: readonly BusinessDay[]): { weekdays: string; weekend: string } {
  return { weekdays: words.weekdays(dayText(week, 1)), weekend: words.weekend(dayText(week, 6)) };
}

function dayText(week: readonly BusinessDay[], weekdayValue: number): string {
  return dayHours(week.find((candidate) => candidate.weekdayValue === weekdayValue));
}

export function dayHours(day: BusinessDay | undefined): string {
  if (!day?.isOpen) return words.closed;
  return `${clockText(day.startTime)} - ${clockText(day.endTime)} ${zoneMark}`;
}

export function clockText(time: string): string {
  const hour = Number(time.slice(0, 2));
  return `${hour % 12 === 0 ? 12 : hour % 12}:${time.slice(3)} ${hour < 12 ? 'AM' : 'PM'}`;
}
