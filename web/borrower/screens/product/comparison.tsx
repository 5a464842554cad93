/** Up to three choices side by side: the one at hand and what was saved on this device. */
import { allInCost } from '#core/offers/apr.ts';
import { wholeCostCents } from '#core/offers/fee-value.ts';
import { formatCents, formatRate, rateOf } from '#core/offers/money.ts';
import * as words from '#core/words/en/offers/details.ts';
import * as shared from '#core/words/en/offers.ts';
import { Card } from '#web/ui/card.tsx';
import { TextButton } from '#web/ui/link-button.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import { type Choice, type ChosenTerms, costedOf, termsOf, toQuery } from './choice.ts';
import styles from './details.module.css';
import { SAVED_MAX, type Saved } from './saved-choices.ts';
import type { Offered } from './use-offers.ts';

interface ComparisonProps extends Saved {
  readonly offered: Offered;
  readonly chosen: Choice;
  readonly onUse: (choice: Choice) => void;
}

interface Column {
  readonly choice: Choice;
  readonly terms: ChosenTerms;
  readonly isChosen: boolean;
}

export function Comparison({ offered, chosen, saved, onUse, drop }: ComparisonProps) {
  const isChosen = (choice: Choice) => toQuery(choice) === toQuery(chosen);
  const others = saved.filter((choice) => !isChosen(choice)).slice(1 - SAVED_MAX);
  const columns = [chosen, ...others].flatMap((choice): Column[] => {
    const terms = termsOf(offered, choice);
    return terms ? [{ choice, terms, isChosen: isChosen(choice) }] : [];
  });
  return (
    <Card title={words.compareUpToThree} action={<span>{words.ofThree(columns.length, SAVED_MAX)}</span>}>
      {others.length === 0 ? (
        <p className={styles['muted']}>{saved.some(isChosen) ? words.nowChange : words.saveAnOffer}</p>
      ) : (
        <>
          <table className={styles['compare']}>
            <Head columns={columns} />
            <tbody>
              {figures.map((figure) => (
                <FigureRow key={figure.name} figure={figure} columns={columns} />
              ))}
              <tr>
                <th scope="row">
                  <VisuallyHidden>{words.choose}</VisuallyHidden>
                </th>
                {columns.map((column) => (
                  <td key={toQuery(column.choice)} data-chosen={column.isChosen || undefined}>
                    {column.isChosen ? (
                      words.selected
                    ) : (
                      <div className={styles['does']}>
                        <TextButton
                          aria-label={words.toUseThisOneWithRow(nameOf(column))}
                          onClick={() => onUse(column.choice)}
                        >
                          {words.toUseThisOne}
                        </TextButton>
                        <TextButton
                          aria-label={words.removeWithRow(nameOf(column))}
                          onClick={() => drop(column.choice)}
                        >
                          {words.remove}
                        </TextButton>
                      </div>
                    )}
                  </td>
                ))}
              </tr>
            </tbody>
          </table>
          <p className={styles['muted']}>{words.savedOnThisDevice}</p>
        </>
      )}
    </Card>
  );
}

function Head({ columns }: { readonly columns: readonly Column[] }) {
  return (
    <thead>
      <tr>
        <th scope="col">
          <VisuallyHidden>{words.figure}</VisuallyHidden>
        </th>
        {columns.map(({ choice, terms, isChosen }) => (
          <th key={toQuery(choice)} scope="col" data-chosen={isChosen || undefined}>
            {isChosen ? words.thisOffer : words.saved}
            <br />
            {formatCents(terms.drawCents, 0)}
            <br />
            {shared.years(terms.termYears)}
          </th>
        ))}
      </tr>
    </thead>
  );
}

interface Figure {
  readonly name: string;
  readonly valueOf: (terms: ChosenTerms) => number;
  readonly format: (value: number) => string;
}

const figures: readonly Figure[] = [
  { name: shared.monthlyPayment, valueOf: ({ paymentCents }) => paymentCents, format: (cents) => formatCents(cents) },
  { name: shared.apr, valueOf: ({ rateBps }) => rateBps, format: (bps) => formatRate(rateOf(bps)) },
  {
    name: shared.allInCost,
    valueOf: (terms) => allInCost(costedOf(terms))?.rate ?? rateOf(terms.rateBps),
    format: (rate) => formatRate(rate),
  },
  { name: shared.originationFee, valueOf: ({ feeCents }) => feeCents, format: (cents) => formatCents(cents, 0) },
  {
    name: words.interestAndFee,
    valueOf: (terms) => wholeCostCents(terms, terms.feeCents),
    format: (cents) => formatCents(cents, 0),
  },
];

function FigureRow({ figure, columns }: { readonly figure: Figure; readonly columns: readonly Column[] }) {
  const values = columns.map(({ terms }) => figure.valueOf(terms));
  const [least, most] = [Math.min(...values), Math.max(...values)];
  return (
    <tr>
      <th scope="row">{figure.name}</th>
      {columns.map(({ choice, isChosen }, at) => {
        const value = values[at] ?? 0;
        const isBest = value === least && least < most;
        return (
          <td key={toQuery(choice)} data-chosen={isChosen || undefined} data-best={isBest || undefined}>
            {figure.format(value)}
            {isBest && <VisuallyHidden> {words.lowest}</VisuallyHidden>}
          </td>
        );
      })}
    </tr>
  );
}

const nameOf = ({ terms }: Column) => words.overYears(formatCents(terms.drawCents, 0), terms.termYears);
