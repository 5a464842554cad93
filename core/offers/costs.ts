/**
 * What a line costs besides interest and origination fee. A cost applies when its criteria are empty or hold; they are
 * read by `criteria.ts`, never run. Amounts are dollars, as the wire carries them.
 */

import type { StateCode } from '#core/calendar/time-zones.ts';
import { type Criteria, type CriteriaFacts, holds, parseCriteria } from './criteria.ts';
import { limits } from './limits.ts';
import { centsOf, dollarsOf } from './money.ts';
import { recordingFeeCents } from './recording-fees.ts';

/** When each of the costs of every line applies. */
export const standardConditions = {
  VALUATION: 'valuationOrdered && !companyCoversValuation',
  MANUAL_NOTARIZATION: 'manualNotary',
  RECORDING_FEE: '',
} as const;

type FeeType = keyof typeof standardConditions;

export type Cost = {
  readonly feeType: FeeType;
  readonly borrowerPaidAmount: number;
  /** When the cost applies; empty means always. */
  readonly jsCriteria: string;
};

/** Every name a condition may use, and what it stands for in `CostFacts`. */
const criteriaNames = [
  'state',
  'occupancyType',
  'manualNotary',
  'valuationOrdered',
  'companyCoversValuation',
  'drawAmount',
] as const;

export type CostFacts = Readonly<Record<(typeof criteriaNames)[number], string | number | boolean>>;

const names: ReadonlySet<string> = new Set(criteriaNames);

/** What a condition says, read; null where it says nothing. Throws `CriteriaRejected` where it is not in the grammar. */
export function readCriteria(jsCriteria: string): Criteria | null {
  return jsCriteria.trim() === '' ? null : parseCriteria(jsCriteria, names);
}

export const applies = (criteria: Criteria | null, facts: CostFacts): boolean =>
  criteria === null || holds(criteria, facts as CriteriaFacts);

export const costApplies = ({ jsCriteria }: Cost, facts: CostFacts): boolean =>
  applies(readCriteria(jsCriteria), facts);

/** The sum in dollars of the costs that apply. */
export function totalPaidByBorrower(costs: readonly Cost[], facts: CostFacts): number {
  const cents = costs
    .filter((cost) => costApplies(cost, facts))
    .reduce((sum, cost) => sum + centsOf(cost.borrowerPaidAmount), 0);
  return dollarsOf(cents);
}

/** The costs of every line; a partner's pricing data may replace them. */
export function standardCosts(state: StateCode): readonly Cost[] {
  return [
    {
      feeType: 'VALUATION',
      borrowerPaidAmount: dollarsOf(limits.valuationCents),
      jsCriteria: standardConditions.VALUATION,
    },
    {
      feeType: 'MANUAL_NOTARIZATION',
      borrowerPaidAmount: dollarsOf(limits.manualNotarizationCents),
      jsCriteria: standardConditions.MANUAL_NOTARIZATION,
    },
    {
      feeType: 'RECORDING_FEE',
      borrowerPaidAmount: dollarsOf(recordingFeeCents(state)),
      jsCriteria: standardConditions.RECORDING_FEE,
    },
  ];
}
