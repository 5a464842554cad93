/** How the balance falls and what the interest adds up to, year by year. */
import { formatCents } from '#core/offers/money.ts';
import { repaymentSeries } from '#core/offers/payments.ts';
import * as words from '#core/words/en/offers.ts';
import { LineChart } from '#web/ui/chart.tsx';
import type { ChosenTerms } from './choice.ts';

export function BalanceChart({ terms }: { readonly terms: ChosenTerms }) {
  const years = repaymentSeries(terms).filter(({ month }) => month % 12 === 0);
  const start = { x: 0, y: 0 };
  return (
    <LineChart
      title={words.balanceAndInterestOver}
      xLabel={words.year}
      formatX={String}
      formatY={(cents) => formatCents(cents, 0)}
      series={[
        {
          name: words.balance,
          isArea: true,
          points: [
            { x: 0, y: terms.totalCents },
            ...years.map(({ month, balanceCents }) => ({ x: month / 12, y: balanceCents })),
          ],
        },
        {
          name: words.interestPaidSoFar,
          points: [
            start,
            ...years.map(({ month, interestToDateCents }) => ({ x: month / 12, y: interestToDateCents })),
          ],
        },
      ]}
    />
  );
}
