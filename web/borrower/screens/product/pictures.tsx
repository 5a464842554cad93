/** The line as pictures: what it does to the equity in the home, and how the balance falls over the years. */
import { formatCents } from '#core/offers/money.ts';
import * as words from '#core/words/en/offers.ts';
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
          title={words.yourHomeBeforeAndAfter}
          rowLabel={words.when}
          parts={[words.loansOnTheHome, words.thisLine, words.yourEquity]}
          rows={[
            { name: words.today, values: [before.liensCents, 0, before.equityCents] },
            { name: words.withThisLine, values: [after.liensCents, after.lineCents, after.equityCents] },
          ]}
          format={(cents) => formatCents(cents)}
        />
      )}
      <BalanceChart terms={terms} />
    </>
  );
}
