/** What is paid each month on other debts today, and with this line in the place of those it pays off. */
import { formatCents } from '#core/offers/money.ts';
import * as words from '#core/words/en/offers/details.ts';
import { Card } from '#web/ui/card.tsx';
import { StackedBars } from '#web/ui/stacked-bars.tsx';
import type { ChosenTerms } from './choice.ts';
import { monthlyOnDebtsCents } from './debts.ts';
import styles from './details.module.css';
import type { Offered } from './use-offers.ts';

interface PaymentsChartProps {
  readonly debts: Offered['debts'];
  readonly paidOff: readonly string[];
  readonly terms: ChosenTerms;
}

export function PaymentsChart({ debts, paidOff, terms }: PaymentsChartProps) {
  const endingCents = monthlyOnDebtsCents(debts, (uuid) => paidOff.includes(uuid));
  const keptCents = monthlyOnDebtsCents(debts, (uuid) => !paidOff.includes(uuid));
  if (endingCents === 0) return null;
  const [before, after] = [endingCents + keptCents, keptCents + terms.paymentCents];
  const money = (cents: number) => formatCents(cents);
  const change = before > after ? words.less : words.more;
  return (
    <Card>
      <StackedBars
        title={words.yourPaymentsBeforeAndAfter}
        rowLabel={words.when}
        parts={[words.debtsYouKeep, words.thisLine, words.debtsPaidOff]}
        rows={[
          { name: words.today, values: [keptCents, 0, endingCents] },
          { name: words.withThisLine, values: [keptCents, terms.paymentCents, 0] },
        ]}
        format={money}
      />
      <p>
        {words.paymentsChange(money(before), money(after))}{' '}
        {before === after ? words.theSame : change(money(Math.abs(before - after)))}
      </p>
      <p className={styles['muted']}>{words.theseAreTheDebts}</p>
    </Card>
  );
}
