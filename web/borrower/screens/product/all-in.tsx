/** What the all-in cost of a choice contains, for anyone who opens it. */
import type { AllIn } from '#core/offers/apr.ts';
import { closingCostNames } from '#core/offers/closing-cost-kinds.ts';
import { formatCents } from '#core/offers/money.ts';
import * as words from '#core/words/en/offers/all-in.ts';
import * as shared from '#core/words/en/offers.ts';
import { DefinitionList } from '#web/ui/definition-list.tsx';
import { Disclosure } from '#web/ui/disclosure.tsx';
import type { ChosenTerms } from './choice.ts';
import styles from './offers.module.css';

interface AllInContentsProps {
  readonly terms: ChosenTerms;
  readonly allIn: AllIn;
}

export function AllInContents({ terms, allIn }: AllInContentsProps) {
  const rows = [
    { term: words.interestOver(terms.termYears), value: formatCents(allIn.interestCents) },
    ...(allIn.feeCents > 0 ? [{ term: shared.originationFee, value: formatCents(allIn.feeCents) }] : []),
    ...terms.costs.map(({ kind, cents }) => ({ term: closingCostNames[kind], value: formatCents(cents) })),
    { term: words.wholeCost, value: formatCents(allIn.costCents), isTotal: true },
  ];
  return (
    <Disclosure summary={shared.whatAllInContains}>
      <DefinitionList isBill rows={rows} />
      <p className={styles['tiny']}>
        {words.whatItIs} {words.notTheApr} {words.ifNothingChanges}
      </p>
    </Disclosure>
  );
}
