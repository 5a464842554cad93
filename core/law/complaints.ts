/** By when a complaint is answered: rows with days, so that a change of the limit leaves older complaints their own. */
import { addDays, type CalendarDate } from '#core/calendar/dates.ts';
import { dateIn, startOfDay } from '#core/calendar/zoned.ts';
import { type Dated, inForce } from './dated.ts';

interface AnswerLimit extends Dated {
  readonly days: number;
}

/** The Bureau asks companies for an answer within 15 days (12 U.S.C. 5534(b)); we give ourselves no longer for the others. */
export const answerLimits: readonly AnswerLimit[] = [{ from: '2012-01-01', days: 15 }];
/** The calendar goes by the lender's main office: a complaint may be about no home. */
const timeZone = 'America/New_York';

/** The day that people go by: the one which that midnight ends. */
export function answerDay(dueAt: string): CalendarDate {
  return dateIn(timeZone, new Date(Date.parse(dueAt) - 1));
}

/** The midnight that ends the last day. */
export function answerDue(receivedAt: Date): Date {
  const on: CalendarDate = dateIn(timeZone, receivedAt);
  const days = inForce(answerLimits, on)?.days ?? 0;
  return startOfDay(addDays(on, days + 1), timeZone);
}
