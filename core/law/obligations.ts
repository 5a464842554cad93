/**
 * Every obligation that the examiner's binder shows, one row each: its citation, for which applications it counts or why
 * not, by when the law wants it, and what shows that it was done. Rows are judged in binder.ts. What the product does not
 * do yet (docs/law.md) has no row here: a row without a way to a proof would be red for every loan.
 */
import type { Instant } from '#core/application/application.ts';
import type * as words from '#core/words/en/law/obligations.ts';
import { applicationObligations } from './binder/application.ts';
import { closingObligations } from './binder/closing.ts';
import { decisionObligations } from './binder/decision.ts';
import type { BinderFacts, Proof } from './binder/facts.ts';

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

export const obligations = {
  ...applicationObligations,
  ...decisionObligations,
  ...closingObligations,
} as const satisfies Record<keyof typeof words.titles, ObligationRow>;

export type ObligationId = keyof typeof obligations;
export const obligationIds = Object.keys(obligations) as ObligationId[];
