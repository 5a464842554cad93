/**
 * When a Texas home-equity line may close (Const. art. XVI s.50(a)(6)(M); 7 TAC 153.12 to 153.14, 153.51).
 * Promises the first lawful day and names every wait that was looked at, so that the notary screen can say why.
 */
import { TEXAS_MAIL_DAYS, TEXAS_WAIT_DAYS, TEXAS_YEARS_APART } from '#core/law/clocks.ts';
import { addBusinessDays, specificCalendar } from './business-days.ts';
import { addDays, addYears, type CalendarDate, laterOf } from './dates.ts';

export type TexasClosing = {
  readonly appliedOn: CalendarDate;
  readonly noticeSentOn: CalendarDate;
  readonly noticeSentBy: 'hand' | 'electronic' | 'mail';
  /** The final itemised figures, for a line of credit the account-opening disclosures. */
  readonly finalFiguresReceivedOn?: CalendarDate;
  /** Closing of the last equity loan on the same home, even one that is repaid. */
  readonly lastEquityLoanClosedOn?: CalendarDate;
};

export type TexasWait = {
  readonly because:
    | 'TWELVE_DAYS_AFTER_APPLICATION_AND_NOTICE'
    | 'ONE_BUSINESS_DAY_AFTER_FINAL_FIGURES'
    | 'ONE_YEAR_AFTER_LAST_EQUITY_LOAN';
  readonly until: CalendarDate;
};

export function texasEarliestClosing(closing: TexasClosing): {
  readonly on: CalendarDate;
  readonly waits: readonly TexasWait[];
} {
  // A mailed notice counts as received after three days, Sundays and federal holidays left out (153.51).
  const noticeOn =
    closing.noticeSentBy === 'mail'
      ? addBusinessDays(closing.noticeSentOn, TEXAS_MAIL_DAYS, specificCalendar)
      : closing.noticeSentOn;
  const twelveDays: TexasWait = {
    because: 'TWELVE_DAYS_AFTER_APPLICATION_AND_NOTICE',
    until: addDays(laterOf(closing.appliedOn, noticeOn), TEXAS_WAIT_DAYS),
  };
  const waits = [twelveDays];
  if (closing.finalFiguresReceivedOn !== undefined) {
    const until = addBusinessDays(closing.finalFiguresReceivedOn, 1, specificCalendar);
    waits.push({ because: 'ONE_BUSINESS_DAY_AFTER_FINAL_FIGURES', until });
  }
  if (closing.lastEquityLoanClosedOn !== undefined) {
    waits.push({
      because: 'ONE_YEAR_AFTER_LAST_EQUITY_LOAN',
      until: addYears(closing.lastEquityLoanClosedOn, TEXAS_YEARS_APART),
    });
  }
  return { on: laterOf(twelveDays.until, ...waits.map((wait) => wait.until)), waits };
}
