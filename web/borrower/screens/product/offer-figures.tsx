/** The four figures of a choice. They appear together or not at all. */
import { formatCents, formatRate, rateOf } from '#core/offers/money.ts';
import * as confirm from '#core/words/en/offers/confirm.ts';
import * as words from '#core/words/en/offers.ts';
import { KeyFigures } from '#web/ui/key-figure.tsx';
import type { ChosenTerms } from './choice.ts';

export function OfferFigures({ terms }: { readonly terms: ChosenTerms }) {
  const isInterestOnly = terms.plan === 'INTEREST_ONLY';
  return (
    <KeyFigures
      figures={[
        {
          key: 'payment',
          label: words.monthlyPayment,
          value: formatCents(terms.paymentCents),
          note: isInterestOnly ? confirm.interestOnlyTheDraw : confirm.principalAndInterest,
          isChief: true,
        },
        { key: 'apr', label: words.apr, value: formatRate(rateOf(terms.rateBps)), note: confirm.fixedRateForThisDraw },
        { key: 'draw', label: words.initialDraw, value: formatCents(terms.drawCents) },
        ...(terms.termYears > 0
          ? [{ key: 'term', label: confirm.fixedTerm, value: words.years(terms.termYears) }]
          : []),
      ]}
    />
  );
}
