/** The four figures of a choice. They appear together or not at all. */
import { formatCents, formatRate, rateOf } from '#core/offers/money.ts';
import { KeyFigures } from '#web/ui/key-figure.tsx';
import type { ChosenTerms } from './choice.ts';

export function OfferFigures({ terms }: { readonly terms: ChosenTerms }) {
  const isInterestOnly = terms.plan === 'INTEREST_ONLY';
  return (
    <KeyFigures
      figures={[
        {
          key: 'payment',
          label: 'Monthly payment',
          value: formatCents(terms.paymentCents),
          note: isInterestOnly ? 'Interest only; the draw is repaid at the end.' : 'Principal and interest.',
          isChief: true,
        },
        { key: 'apr', label: 'APR', value: formatRate(rateOf(terms.rateBps)), note: 'Fixed rate for this draw.' },
        { key: 'draw', label: 'Initial draw', value: formatCents(terms.drawCents) },
        ...(terms.termYears > 0 ? [{ key: 'term', label: 'Fixed term', value: `${terms.termYears} years` }] : []),
      ]}
    />
  );
}
