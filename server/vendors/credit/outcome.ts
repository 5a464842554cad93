/**
 * What a report amounts to before anyone judges the score. An alert comes first: it may not be their file at all. A
 * mortgage paid late within the last twelve months is looked at by a person.
 */
import { addYears, type CalendarDate } from '#core/calendar/dates.ts';
import type { CreditAnswer, CreditReport } from './port.ts';

export function outcomeOf(report: CreditReport, today: CalendarDate): CreditAnswer {
  if (report.alerts.length > 0) return { outcome: 'alert', report };
  const isLate = report.tradelines.some(
    ({ type, lastLateOn }) =>
      (type === 'MORTGAGE' || type === 'HOME_EQUITY') && lastLateOn !== null && lastLateOn > addYears(today, -1),
  );
  return { outcome: isLate ? 'delinquent' : 'file', report };
}
