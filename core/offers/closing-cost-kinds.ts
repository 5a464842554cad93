/** The costs at closing by name, and sums of them: for pages that show costs and work none out. */
import * as words from '#core/words/en/offers/closing-costs.ts';

/** In the order in which the draw pays them: what the county must have before it records, then those who worked for us. */
export const closingCostKinds = ['RECORDING_TAX', 'RECORDING_FEE', 'VALUATION', 'MANUAL_NOTARIZATION'] as const;
export type ClosingCostKind = (typeof closingCostKinds)[number];

export interface ClosingCost {
  readonly kind: ClosingCostKind;
  readonly cents: number;
}

/** One name for each, on every screen and every paper. */
export const closingCostNames: Readonly<Record<ClosingCostKind, string>> = {
  RECORDING_TAX: words.recordingTax,
  RECORDING_FEE: words.recordingFee,
  VALUATION: words.valuation,
  MANUAL_NOTARIZATION: words.manualNotarization,
};

export function inOrder(costs: readonly ClosingCost[]): ClosingCost[] {
  return closingCostKinds.flatMap((kind) => costs.filter((cost) => cost.kind === kind));
}

export function costsCents(costs: readonly ClosingCost[]): number {
  return costs.reduce((sum, { cents }) => sum + cents, 0);
}

export function costCentsOf(costs: readonly ClosingCost[], kind: ClosingCostKind): number {
  return costsCents(costs.filter((cost) => cost.kind === kind));
}
