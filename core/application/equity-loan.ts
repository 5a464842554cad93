/**
 * Texas lets a home carry one home-equity loan at a time, and one a year (Const. art. XVI s.50(a)(6)(K), (M)(iii)): what is
 * asked about another, what title says of one, and the last day on which any of them was closed.
 */
import * as v from 'valibot';
import { type CalendarDate, parseDate } from '#core/calendar/dates.ts';
import * as words from '#core/words/en/application/equity-loan.ts';

export interface EquityLoan {
  readonly closedOn: CalendarDate;
  /** Paid and released. An open one must be paid off by our line, or there can be none. */
  readonly isPaidOff: boolean;
}

export const isEquityLoanAsked = (state: string) => state === 'TX';

/** Null: there was none. */
export const equityLoan = v.nullable(
  v.strictObject({
    closedOn: v.pipe(
      v.string(words.enterTheDay),
      v.check((day) => day === parseDate(day), words.enterTheDay),
      v.transform((day) => day as CalendarDate),
    ),
    isPaidOff: v.boolean(),
  }),
);

/** Why what was said of another loan will not do; undefined where it does. */
export function whyNoEquityLoan(state: string, said: EquityLoan | null | undefined, today: CalendarDate) {
  if (!isEquityLoanAsked(state)) return undefined;
  if (said === undefined) return words.sayWhetherThereWasOne;
  return said !== null && said.closedOn > today ? words.dayIsToCome : undefined;
}

interface Sources {
  readonly applicant: { readonly equityLoan?: EquityLoan | null | undefined };
}

interface Found {
  readonly lastEquityLoanOn?: CalendarDate | null | undefined;
  readonly title: { readonly equityLoanOn?: CalendarDate | null | undefined } | null;
}

/** By our own books, by the borrower's word and by title, whichever is latest; null where no one knows of one. */
export function lastEquityLoanOn(
  { applicant }: Sources,
  { lastEquityLoanOn: ours, title }: Found,
): CalendarDate | null {
  const days = [ours, applicant.equityLoan?.closedOn, title?.equityLoanOn].filter((day) => day != null);
  return days.toSorted().at(-1) ?? null;
}
