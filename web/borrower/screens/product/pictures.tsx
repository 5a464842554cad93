/** The line as pictures: what it does to the equity in the home, and how the balance falls over the years. */
import { formatCents } from '#core/offers/money.ts';
import { StackedBars } from '#web/ui/stacked-bars.tsx';
import { BalanceChart } from './balance-chart.tsx';
import type { ChosenTerms } from './choice.ts';
import { equityOf } from './equity.ts';
import type { Offered } from './use-offers.ts';

export function Pictures({ terms, home }: { readonly terms: ChosenTerms; readonly home: Offered['home'] }) {
  const { before, after } = equityOf(home, terms.totalCents);
  return (
    <>
      {home.valueCents > 0 && (
        <StackedBars
          title="Your home before and after"
          rowLabel="When"
          parts={['Loans on the home', 'This line', 'Your equity']}
          rows={[
            { name: 'Today', values: [before.liensCents, 0, before.equityCents] },
            { name: 'With this line', values: [after.liensCents, after.lineCents, after.equityCents] },
          ]}
          format={(cents) => formatCents(cents)}
        />
      )}
      <BalanceChart terms={terms} />
    </>
  );
}
