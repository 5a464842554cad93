/** What was chosen before, to begin with where it can still be had. */
import type { Choice } from './choice.ts';
import type { Offered } from './use-offers.ts';

export function earlierChoice({ before }: Pick<Offered, 'before'>): Choice | undefined {
  if (!before) return undefined;
  const { type, termYears, originationFeeBps, drawCents, discounts } = before.offer;
  return {
    type,
    term: termYears,
    originationFee: originationFeeBps / 10_000,
    selectedCents: drawCents,
    discounts,
    debts: before.debtsToPay,
    preference: 'DEDUCT',
  };
}
