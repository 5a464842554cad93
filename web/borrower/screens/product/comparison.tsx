/** Choices side by side: what was kept to compare beside what is chosen now. Kept in this tab, for this application. */
import { useState } from 'react';
import { formatCents, formatRate, rateOf } from '#core/offers/money.ts';
import { repaymentSeries } from '#core/offers/payments.ts';
import * as words from '#core/words/en/offers.ts';
import { sessionShelf } from '#web/client/storage.ts';
import { DataTable } from '#web/ui/data-table.tsx';
import { TextButton } from '#web/ui/link-button.tsx';
import styles from '../application/screen.module.css';
import { type Choice, type ChosenTerms, fromQuery, termsOf, toQuery } from './choice.ts';
import type { Offered } from './use-offers.ts';

const PINNED_MAX = 3;

export function usePinned(uuid: string, offered: Offered) {
  const key = `hearthline-compared:${uuid}`;
  const [queries, setQueries] = useState<readonly string[]>(() => sessionShelf.get(key)?.split(' ') ?? []);
  const keep = (next: readonly string[]) => {
    setQueries(next);
    if (next.length > 0) sessionShelf.set(key, next.join(' '));
    else sessionShelf.remove(key);
  };
  // What can no longer be had is not compared.
  const pinned = queries.flatMap((query) => fromQuery(query) ?? []).filter((choice) => termsOf(offered, choice));
  return {
    pinned,
    pin: (choice: Choice) =>
      keep([...queries.filter((each) => each !== toQuery(choice)), toQuery(choice)].slice(-PINNED_MAX)),
    drop: (choice: Choice) => keep(queries.filter((each) => each !== toQuery(choice))),
  };
}

interface ComparisonProps {
  readonly offered: Offered;
  readonly chosen: Choice;
  readonly pinned: readonly Choice[];
  readonly onUse: (choice: Choice) => void;
  readonly onDrop: (choice: Choice) => void;
}

interface Row {
  readonly choice: Choice;
  readonly terms: ChosenTerms;
  readonly isChosen: boolean;
}

export function Comparison({ offered, chosen, pinned, onUse, onDrop }: ComparisonProps) {
  const isChosen = (choice: Choice) => toQuery(choice) === toQuery(chosen);
  const all = pinned.some(isChosen) ? pinned : [...pinned, chosen];
  const rows = all.flatMap((choice): Row[] => {
    const terms = termsOf(offered, choice);
    return terms ? [{ choice, terms, isChosen: isChosen(choice) }] : [];
  });
  if (pinned.length === 0 || rows.length < 2) return null;
  return (
    <DataTable
      caption={words.sideBySide}
      rows={rows}
      rowKey={({ choice }) => toQuery(choice)}
      columns={[
        { key: 'name', header: words.offer, cell: nameOf },
        { key: 'apr', header: words.apr, isNumber: true, cell: ({ terms }) => formatRate(rateOf(terms.rateBps)) },
        { key: 'payment', header: words.monthly, isNumber: true, cell: ({ terms }) => formatCents(terms.paymentCents) },
        { key: 'fee', header: words.fee, isNumber: true, cell: ({ terms }) => formatCents(terms.feeCents) },
        {
          key: 'interest',
          header: words.totalInterest,
          isNumber: true,
          cell: ({ terms }) => formatCents(interestOf(terms)),
        },
        {
          key: 'do',
          header: words.choose,
          cell: (row) => (
            <div className={styles['choices']}>
              {row.isChosen ? (
                words.shownAbove
              ) : (
                <>
                  <TextButton aria-label={words.toUseThisOneWithRow(nameOf(row))} onClick={() => onUse(row.choice)}>
                    {words.toUseThisOne}
                  </TextButton>
                  <TextButton aria-label={words.removeWithRow(nameOf(row))} onClick={() => onDrop(row.choice)}>
                    {words.remove}
                  </TextButton>
                </>
              )}
            </div>
          ),
        },
      ]}
    />
  );
}

const nameOf = ({ terms }: Row) => words.overYears(formatCents(terms.drawCents, 0), terms.termYears);

function interestOf(terms: ChosenTerms): number {
  return repaymentSeries(terms).at(-1)?.interestToDateCents ?? 0;
}
