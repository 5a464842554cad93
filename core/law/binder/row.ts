/** What a row of the table of obligations says; the rows are in the files beside this one, the table in obligations.ts. */
import type { Instant } from '#core/application/application.ts';
import type * as words from '#core/words/en/law/obligations.ts';
import type { BinderFacts, Proof } from './facts.ts';

export type NotOwed = keyof typeof words.reasons;

export interface ObligationRow {
  readonly citation: string;
  /** When it is owed, in words. */
  readonly owed: keyof typeof words.owed;
  /** Why it does not count for this application; null where it does. */
  readonly notOwed: (facts: BinderFacts) => NotOwed | null;
  /** The last moment that the law allows; null while no clock runs. */
  readonly by?: (facts: BinderFacts) => Instant | null;
  /** When the step happened that it must come before; null while it has not. */
  readonly before?: (facts: BinderFacts) => Instant | null;
  /** The first moment that the law allows. */
  readonly from?: (facts: BinderFacts) => Instant | null;
  readonly met: (facts: BinderFacts) => Proof | null;
  /** What counsel must confirm; absent where we are certain. */
  readonly counsel?: keyof typeof words.counsel;
}
