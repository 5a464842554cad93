/** What a rule makes of a report: the event that goes into the history, what is filed apart from it, and what was priced. */
import type { Application } from '#core/application/application.ts';
import type { CalendarDate } from '#core/calendar/dates.ts';
import type { EventName, PayloadIn } from '#core/journey/events.ts';
import type { Refusal } from '#core/journey/refusal.ts';
import type { Pricing } from '#core/offers/pricing.ts';
import type { UnderwritingFile } from '../file.ts';
import type { Reported, ReportName } from '../reported.ts';
import type { LendingSettings } from '../settings.ts';

/** What is known while the row is locked. */
export interface Known {
  readonly application: Application;
  readonly settings: LendingSettings;
  /** Where the house stands. */
  readonly today: CalendarDate;
  readonly now: Date;
  /** The number that a new offer set takes: rules make no randomness of their own. */
  readonly newUuid: string;
}

export interface KnownWithFile extends Known {
  /** As it stood before this report. */
  readonly file: UnderwritingFile;
}

export interface Conclusion<E extends EventName = EventName> {
  readonly name: E;
  readonly payload: PayloadIn<E>;
  /** What underwriting learned, sealed apart from the history. */
  readonly findings?: Partial<UnderwritingFile>;
  /** Kept under `newUuid`, which the event names. */
  readonly pricing?: Pricing;
}

/** The file is read only for the rules that look into it. */
export type ConclusionRow<R extends ReportName> =
  | {
      readonly needsFile: false;
      readonly conclude: (reported: Reported[R], known: Known) => Conclusion | Refusal;
    }
  | {
      readonly needsFile: true;
      readonly conclude: (reported: Reported[R], known: KnownWithFile) => Conclusion | Refusal;
    };
export type Conclusions = { readonly [R in ReportName]: ConclusionRow<R> };

export const concluded = <E extends EventName>(
  name: E,
  payload: PayloadIn<E>,
  more: Pick<Conclusion, 'findings' | 'pricing'> = {},
): Conclusion<E> => ({ name, payload, ...more });
