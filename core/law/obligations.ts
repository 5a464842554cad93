/**
 * Every obligation that the examiner's binder shows, one row each: its citation, for which applications it counts or why
 * not, by when the law wants it, and what shows that it was done. Rows are judged in binder.ts. What the product does not
 * do yet (docs/law.md) has no row here: a row without a way to a proof would be red for every loan.
 */
import type * as words from '#core/words/en/law/obligations.ts';
import { applicationObligations } from './binder/application.ts';
import { closingObligations } from './binder/closing.ts';
import { decisionObligations } from './binder/decision.ts';
import { paperObligations } from './binder/papers.ts';
import type { ObligationRow } from './binder/row.ts';

export const obligations = {
  ...applicationObligations,
  ...paperObligations,
  ...decisionObligations,
  ...closingObligations,
} as const satisfies Record<keyof typeof words.titles, ObligationRow>;

export type ObligationId = keyof typeof obligations;
export const obligationIds = Object.keys(obligations) as ObligationId[];
