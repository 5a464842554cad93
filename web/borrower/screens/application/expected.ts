/** By which day someone who has the application usually is done with it, in a sentence. */
import { addBusinessDays, generalCalendar } from '#core/calendar/business-days.ts';
import { dateIn } from '#core/calendar/zoned.ts';
import * as words from '#core/words/en/waiting.ts';
import { sayDay } from '#web/app/dates.ts';

/** Counted on the reader's own calendar; a day that has passed is not promised again. */
export function sayExpected(since: string, days: number, now: Date): string {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  const day = addBusinessDays(dateIn(timeZone, new Date(since)), days, generalCalendar);
  return dateIn(timeZone, now) <= day ? words.weExpectItBy(sayDay(day)) : words.weExpectedItByIt(sayDay(day));
}
