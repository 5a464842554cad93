/** What stays on the home, by the rule that decides: told while loans are corrected, kept and paid off. */
import { centsOf, formatCents, formatRate, rateOf } from '#core/offers/money.ts';
import { cltvBps, liensKeptCents } from '#core/offers/underwriting.ts';
import * as words from '#core/words/en/liens.ts';
import { Card } from '#web/ui/card.tsx';
import { KeyFigures } from '#web/ui/key-figure.tsx';
import { useJourney } from '../../journey-screen.tsx';

interface ShownLien {
  /** Null while nothing is typed. */
  readonly balanceCents: number | null;
  /** Of a line that can be drawn again. */
  readonly limitCents: number | null;
  readonly isPaidOff: boolean;
}

export function LienTotals({ liens }: { readonly liens: readonly ShownLien[] }) {
  const { adjustedHomeAmount } = useJourney().application;
  const keptCents = liensKeptCents(
    liens.map(({ balanceCents, limitCents, isPaidOff }) => ({
      kind: limitCents === null ? 'MORTGAGE' : 'LINE',
      balanceCents: balanceCents ?? 0,
      ...(limitCents !== null && { limitCents }),
      monthlyPaymentCents: 0,
      plan: isPaidOff ? 'PAY_OFF_AND_CLOSE' : 'KEEP',
    })),
  );
  const owedCents = liens.reduce((sum, { balanceCents }) => sum + (balanceCents ?? 0), 0);
  const valueCents = centsOf(adjustedHomeAmount ?? 0);
  return (
    <Card title={words.whatStandsOnYourHome} isSunken>
      <KeyFigures
        figures={[
          { key: 'owed', label: words.youOwe, value: formatCents(owedCents) },
          { key: 'kept', label: words.countsAgainstIt, value: formatCents(keptCents) },
          ...(valueCents > 0
            ? [
                {
                  key: 'cltv',
                  label: words.combinedLoanToValue,
                  value: formatRate(rateOf(cltvBps(keptCents, 0, valueCents)), 1),
                  note: words.beforeYourLineOfAValue(formatCents(valueCents, 0)),
                },
              ]
            : []),
        ]}
      />
    </Card>
  );
}
