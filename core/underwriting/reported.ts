/**
 * What vendors report, in our words: facts, and nothing that follows from them. What they come to is concluded by the
 * rules in conclusions/, inside the transaction that takes the report.
 */
import type { CalendarDate } from '#core/calendar/dates.ts';
import type { PublicRecord } from './bureau-codes.ts';

/** One person's file at a bureau. */
export interface ReportedFile {
  readonly bureau: string;
  readonly score: number;
  readonly scoreModel: string;
  readonly keyFactors: readonly { readonly code: string; readonly text: string }[];
  readonly tradelines: readonly {
    readonly uuid: string;
    readonly type: 'MORTGAGE' | 'HOME_EQUITY' | 'CARD' | 'AUTO' | 'STUDENT' | 'INSTALLMENT';
    readonly creditor: string;
    readonly balanceCents: number;
    readonly monthlyPaymentCents: number;
    readonly lastLateOn: CalendarDate | null;
  }[];
  readonly inquiries: readonly { readonly on: CalendarDate; readonly by: string }[];
  readonly alerts: readonly { readonly kind: string }[];
  readonly publicRecords: readonly { readonly kind: PublicRecord; readonly on: CalendarDate }[];
}

export type CreditReported =
  | { readonly outcome: 'report'; readonly report: ReportedFile }
  | { readonly outcome: 'frozen'; readonly bureau: string }
  | { readonly outcome: 'noFile' | 'minor' };

/** By the name of the event that says what came of it. */
export interface Reported {
  readonly softCreditReturned: CreditReported;
  readonly hardCreditReturned: CreditReported;
  /** Who has the notices of the right to cancel. */
  readonly rescissionNoticesDelivered: { readonly deliveredTo: readonly string[] };
}
export type ReportName = keyof Reported;
