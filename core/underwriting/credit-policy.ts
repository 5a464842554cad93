/**
 * What the lender's credit policy makes of a bureau's report where the report leaves a choice: which score prices, which
 * inquiries a borrower explains, and what a debt is taken to cost a month where its creditor does not say. The lender's
 * own policy must confirm the figures (docs/decisions/0082).
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
