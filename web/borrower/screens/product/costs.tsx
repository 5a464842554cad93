/** Where the first draw goes: to creditors, to the costs at closing, each by its name, and to the borrower. */
import { closingCostNames } from '#core/offers/closing-cost-kinds.ts';
import { limits } from '#core/offers/limits.ts';
import { formatCents } from '#core/offers/money.ts';
import * as words from '#core/words/en/offers/first-draw.ts';
import { youReceive } from '#core/words/en/offers.ts';
import { showMonthDay } from '#web/app/dates.ts';
import { Card } from '#web/ui/card.tsx';
import { DefinitionList } from '#web/ui/definition-list.tsx';
import styles from '../application/screen.module.css';
import type { ChosenTerms } from './choice.ts';
import type { Offered } from './use-offers.ts';

interface CostsProps {
  readonly offered: Offered;
  readonly terms: ChosenTerms;
  /** The debts that were chosen. */
  readonly debts: readonly string[];
}

export function Costs({ offered, terms, debts }: CostsProps) {
  const { home, closing, money } = offered;
  const paid = offered.debts.filter(({ uuid }) => debts.includes(uuid));
  const minus = (cents: number) => `−${formatCents(cents)}`;
  const possible = [
    ...(closing.paysForNotary ? [] : [words.aNotaryInPerson(formatCents(limits.manualNotarizationCents, 0))]),
    ...(closing.needsValuation || closing.isValuationCovered
      ? []
      : [words.aValuationShouldOne(formatCents(limits.valuationCents, 0))]),
  ];
  return (
    <Card title={words.whereYourFirstDraw}>
      <DefinitionList
        isBill
        rows={[
          { term: words.firstDraw, value: formatCents(terms.drawCents) },
          ...(home.liensPaidOffCents > 0
            ? [{ term: words.paysOffLoansOnYourHome, value: minus(home.liensPaidOffCents) }]
            : []),
          ...paid.map(({ creditor, balanceCents }) => ({ term: words.paysOff(creditor), value: minus(balanceCents) })),
          ...terms.costs.map(({ kind, cents }) => ({ term: closingCostNames[kind], value: minus(cents) })),
          { term: youReceive, value: formatCents(terms.cashCents), isTotal: true },
        ]}
      />
      <p>{words.youReceiveItAround(showMonthDay(money.on), showMonthDay(money.signBy))}</p>
      <p className={styles['note']}>
        {words.youBringNoMoney(terms.feeCents, formatCents(terms.feeCents), possible.length, possible.join('; '))}
      </p>
    </Card>
  );
}
