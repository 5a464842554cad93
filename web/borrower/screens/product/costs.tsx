/** Where the first draw goes: to creditors, to the costs at closing, each by its name, and to the borrower. */
import { closingCostNames } from '#core/offers/closing-costs.ts';
import { limits } from '#core/offers/limits.ts';
import { formatCents } from '#core/offers/money.ts';
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
  const { home, closing } = offered;
  const paid = offered.debts.filter(({ uuid }) => debts.includes(uuid));
  const minus = (cents: number) => `−${formatCents(cents)}`;
  const possible = [
    ...(closing.paysForNotary
      ? []
      : [`a notary in person instead of by video costs ${formatCents(limits.manualNotarizationCents, 0)}`]),
    ...(closing.needsValuation || closing.isValuationCovered
      ? []
      : [`a valuation, should one be needed, costs ${formatCents(limits.valuationCents, 0)}`]),
  ];
  return (
    <Card title="Where your first draw goes">
      <DefinitionList
        isBill
        rows={[
          { term: 'First draw', value: formatCents(terms.drawCents) },
          ...(home.liensPaidOffCents > 0
            ? [{ term: 'Pays off loans on your home', value: minus(home.liensPaidOffCents) }]
            : []),
          ...paid.map(({ creditor, balanceCents }) => ({ term: `Pays off ${creditor}`, value: minus(balanceCents) })),
          ...terms.costs.map(({ kind, cents }) => ({ term: closingCostNames[kind], value: minus(cents) })),
          { term: 'You receive', value: formatCents(terms.cashCents), isTotal: true },
        ]}
      />
      <p className={styles['note']}>
        You bring no money to closing: these costs are kept back from the draw.
        {terms.feeCents > 0 && ` The origination fee of ${formatCents(terms.feeCents)} is added to the line instead.`}
        {possible.length > 0 && ` These apply only if needed: ${possible.join('; ')}. We’ll tell you first.`}
      </p>
    </Card>
  );
}
