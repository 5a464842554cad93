/** How the balance falls and what the interest adds up to, year by year. */
import { formatCents } from '#core/offers/money.ts';
import { repaymentSeries } from '#core/offers/payments.ts';
import * as words from '#core/words/en/offers/details.ts';
import { LineChart } from '#web/ui/chart.tsx';
import type { ChosenTerms } from './choice.ts';

export function BalanceChart({ terms }: { readonly terms: ChosenTerms }) {
  const { termYears, totalCents } = terms;
  const years = repaymentSeries(terms).filter(({ month }) => month % 12 === 0);
  const whole = (cents: number) => formatCents(cents, 0);
  const half = years.find(({ month }) => month === 12 * Math.round(termYears / 2));
  const tell = terms.plan === 'INTEREST_ONLY' ? words.balanceStays : words.balanceFalls;
  return (
    <LineChart
      title={words.balanceAndInterestOver}
      story={tell(whole(totalCents), termYears, whole(years.at(-1)?.interestToDateCents ?? 0))}
      xLabel={words.year}
      formatX={(year) => (year === 0 ? words.today : year === termYears ? words.yearNumber(year) : String(year))}
      formatY={whole}
      mark={
        half && {
          x: half.month / 12,
          y: half.balanceCents,
          text: words.owedInYear(whole(half.balanceCents), half.month / 12),
          short: words.owed(whole(half.balanceCents)),
        }
      }
      series={[
        {
          name: words.balance,
          isArea: true,
          points: [
            { x: 0, y: totalCents },
            ...years.map(({ month, balanceCents }) => ({ x: month / 12, y: balanceCents })),
          ],
        },
        {
          name: words.interestPaidSoFar,
          points: [
            { x: 0, y: 0 },
            ...years.map(({ month, interestToDateCents }) => ({ x: month / 12, y: interestToDateCents })),
          ],
        },
      ]}
    />
  );
}
