/**
 * What the lender's credit policy makes of a bureau's report where the report leaves a choice: which score prices, which
 * inquiries a borrower explains, what counts of a debt that several bureaus tell of, what it is taken to cost a month and
 * when it was late, and since when a record counts. The lender's own policy must confirm the figures (docs/decisions/0082).
 */
import { addDays, type CalendarDate } from '#core/calendar/dates.ts';
import type { ReportedFile } from './reported.ts';

/** Of three scores the middle one prices, of two the lower. */
export function scoreThatPrices<Score extends { readonly value: number }>(scores: readonly Score[]): Score | undefined {
  const ordered = scores.toSorted((a, b) => a.value - b.value);
  return ordered[Math.floor((ordered.length - 1) / 2)];
}

const inquiryDays = 90;

/** An inquiry of the last 90 days is explained; where the report has no day of its own, every one is. */
export const isInquiryExplained = (on: CalendarDate, reportedOn: CalendarDate | undefined): boolean =>
  reportedOn === undefined || on >= addDays(reportedOn, -inquiryDays);

interface Inquiry {
  readonly on: CalendarDate;
  readonly by: string;
}

/** Elsewhere, and lately. A bureau that three companies asked lists each inquiry, and a merged report some of them three times. */
export function inquiriesToExplain(
  inquiries: readonly Inquiry[],
  { reportedOn, ownName }: { readonly reportedOn: CalendarDate | undefined; readonly ownName: string },
): Inquiry[] {
  const found = new Map<string, Inquiry>();
  for (const { on, by } of inquiries)
    if (isInquiryExplained(on, reportedOn) && by.toLowerCase() !== ownName.toLowerCase())
      found.set(`${on} ${by.toLowerCase()}`, { on, by });
  return [...found.values()];
}

type Said<T> = T | undefined;

/** What a bureau says of one debt; what it leaves out is undefined. */
export interface DebtSaid {
  readonly balanceCents?: Said<number>;
  readonly limitCents?: Said<number>;
  readonly paymentCents?: Said<number>;
  /** How often a payment was at least so many days late. */
  readonly days30?: Said<number>;
  readonly days60?: Said<number>;
  readonly days90?: Said<number>;
  readonly lastLateOn?: Said<CalendarDate>;
  readonly reportedOn?: Said<CalendarDate>;
}

/** Three bureaus may each tell of one debt: the most that any says is owed, paid and late counts, and the first word on the rest. */
export function worstOf<Debt extends DebtSaid>(a: Debt, b: Debt): Debt {
  const most = (pick: (debt: Debt) => Said<number>) => {
    const said = [pick(a), pick(b)].filter((one) => one !== undefined);
    return said.length === 0 ? undefined : Math.max(...said);
  };
  const known = Object.fromEntries(Object.entries(a).filter(([, said]) => said !== undefined)) as Debt;
  return {
    ...b,
    ...known,
    balanceCents: most((debt) => debt.balanceCents),
    limitCents: most((debt) => debt.limitCents),
    paymentCents: most((debt) => debt.paymentCents),
    days30: most((debt) => debt.days30),
    days60: most((debt) => debt.days60),
    days90: most((debt) => debt.days90),
    lastLateOn: [a.lastLateOn, b.lastLateOn].flatMap((on) => on ?? []).reduce<Said<CalendarDate>>(later, undefined),
  };
}

const later = (one: Said<CalendarDate>, other: CalendarDate): CalendarDate =>
  one !== undefined && one > other ? one : other;

/** Late at some time that is not said counts as late when it was last told of; null where it was never late. */
export function lastLateOn(debt: DebtSaid, reportedOn: Said<CalendarDate>): CalendarDate | null {
  const { days30 = 0, days60 = 0, days90 = 0 } = debt;
  const toldOn = days30 + days60 + days90 > 0 ? (debt.reportedOn ?? reportedOn) : undefined;
  return debt.lastLateOn ?? toldOn ?? null;
}

/** A record without a day of its own counts as new as the report: it is for a person to find out. */
export function countsSince(known: readonly Said<CalendarDate>[], reportedOn: Said<CalendarDate>): Said<CalendarDate> {
  return known.find((on) => on !== undefined) ?? reportedOn;
}

/**
 * In hundredths of a percent of what is owed. The agencies' own rules of thumb: 5 % of a card's balance, 1 % of a student
 * loan's; other installments go by the card's, loans on a home by the student's.
 */
const assumedPaymentBps: Readonly<Record<ReportedFile['tradelines'][number]['type'], number>> = {
  CARD: 500,
  AUTO: 500,
  INSTALLMENT: 500,
  STUDENT: 100,
  MORTGAGE: 100,
  HOME_EQUITY: 100,
};

/** A month of a debt whose creditor says no payment, a part of a cent counted whole: it weighs in debt to income. */
export const assumedPaymentCents = (type: keyof typeof assumedPaymentBps, balanceCents: number): number =>
  Math.ceil((balanceCents * assumedPaymentBps[type]) / 10_000);

/** What is owed on is paid on, whether the account is open or not; without a word of how much, what it is taken to cost. */
export function monthlyPaymentCents(
  type: keyof typeof assumedPaymentBps,
  { balanceCents = 0, paymentCents }: DebtSaid,
  isOpen: boolean,
): number {
  if (!isOpen && balanceCents === 0) return 0;
  return paymentCents ?? assumedPaymentCents(type, balanceCents);
}
