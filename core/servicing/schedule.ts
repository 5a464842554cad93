/**
 * When a line is paid back. Payments fall on the day of the month on which the money was sent, at most the 28th, so that
 * every month has that day; the first falls in the following month, which leaves more than the 21 days a statement must
 * be out before it is due (12 CFR 1026.5(b)(2)(ii)).
 */
import { type CalendarDate, dateOf } from '#core/calendar/dates.ts';
import type { OfferType } from '#core/offers/offer.ts';
import { monthlyPaymentCents, repaymentSeries, type Terms } from '#core/offers/payments.ts';

const DUE_DAY_MAX = 28;

export function firstDueOn(fundedOn: CalendarDate): CalendarDate {
  return dueOn(fundedOn, 1);
}

/** The day of the n-th payment. */
export function dueOn(fundedOn: CalendarDate, n: number): CalendarDate {
  const [year = 0, month = 1, day = 1] = fundedOn.split('-').map(Number);
  return dateOf(year, month + n, Math.min(day, DUE_DAY_MAX));
}

export interface Borrowed {
  readonly type: OfferType;
  readonly amountCents: number;
  readonly rateBps: number;
  readonly termYears: number;
}

function termsOf({ type, amountCents, rateBps, termYears }: Borrowed): Terms {
  const plan = type === 'INTEREST_ONLY' ? 'INTEREST_ONLY' : 'ANNUITY';
  return { totalCents: amountCents, rateBps, termYears, plan };
}

/** What is paid each month; undefined for terms that cost nothing, which are never offered. */
export function instalmentCents(borrowed: Borrowed): number | undefined {
  return monthlyPaymentCents(termsOf(borrowed));
}

/** The last payment takes up what rounding left over. */
export function lastPaymentCents(borrowed: Borrowed): number {
  return repaymentSeries(termsOf(borrowed)).at(-1)?.paymentCents ?? 0;
}
