/**
 * When the money can be expected: from a day of signing over the right to cancel and the recording to the payment. One
 * reckoning for the day that is told at the offers and for those that are told after the signature.
 */
import { addBankingDays } from '#core/calendar/banking-days.ts';
import type { BusinessCalendar } from '#core/calendar/business-days.ts';
import { type CalendarDate, laterOf } from '#core/calendar/dates.ts';
import { lastDayAfter } from '#core/calendar/rescission.ts';
import { homeZone } from '#core/calendar/time-zones.ts';
import { dateIn } from '#core/calendar/zoned.ts';
import type { Application } from '../application/application.ts';
import { facts } from '../journey/facts.ts';
import { earliestClosing } from '../notary/earliest-closing.ts';

export const recordedAfter = (rightEnds: CalendarDate): CalendarDate => addBankingDays(rightEnds, 1);
export const paidAfter = (recorded: CalendarDate): CalendarDate => addBankingDays(recorded, 1);

interface ExpectedMoney {
  readonly signBy: CalendarDate;
  readonly on: CalendarDate;
}

interface Known {
  readonly now: Date;
  /** The lender's own: it may give longer to cancel than the law does. */
  readonly rescissionCalendar: BusinessCalendar;
  readonly lastEquityLoanOn: CalendarDate | null;
}

/** For who signs today where the home is, or on the first day on which the law lets them. */
export function expectedMoney(application: Application, known: Known): ExpectedMoney {
  const { now, rescissionCalendar, lastEquityLoanOn } = known;
  const timeZone = homeZone(application.property);
  const today = dateIn(timeZone, now);
  const lawful = earliestClosing(application, { figuresAt: null, lastEquityLoanOn, now });
  const signBy = lawful === null ? today : laterOf(today, dateIn(timeZone, new Date(lawful)));
  const rightEnds = facts.canRescind(application) ? lastDayAfter(signBy, rescissionCalendar) : signBy;
  return { signBy, on: paidAfter(recordedAfter(rightEnds)) };
}
