/** By which day the law wants an answer: 30 days after a completed application (Regulation B, 12 CFR 1002.9(a)(1)(i)). */
import type { Application } from '#core/application/application.ts';
import { addDays, type CalendarDate } from '#core/calendar/dates.ts';
import { dateIn } from '#core/calendar/zoned.ts';
import { creditClocks } from '#core/journey/credit-clocks.ts';
import { isTerminal, statuses } from '#core/journey/statuses.ts';

const decisionDays = creditClocks.DECISION.days;
/** From here on the borrower has our answer: the papers to sign. */
const answeredStages: readonly unknown[] = ['SIGNING', 'ENOTARY', 'MANUAL_NOTARY', 'COMPLETE'];

/** Null before it is submitted, and once it was answered or has ended. */
export function decisionDueOn({ submittedAt, status, outcome, property }: Application): CalendarDate | null {
  if (submittedAt === null || outcome !== null || isTerminal(status)) return null;
  if (answeredStages.includes(statuses[status].stage)) return null;
  return addDays(dateIn(property.timeZone ?? 'America/Los_Angeles', new Date(submittedAt)), decisionDays);
}
