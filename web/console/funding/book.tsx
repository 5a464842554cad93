/** The book of one day, and what the bank says of its money. A difference is said in words and in red: nothing is sent before it is found. */
import { formatCents } from '#core/offers/money.ts';
import { csvOf } from '#core/support/csv.ts';
import * as words from '#core/words/en/console/funding.ts';
import { showZoned } from '#web/app/dates.ts';
import { Button } from '#web/ui/button.tsx';
import { DataTable } from '#web/ui/data-table.tsx';
import { Icon } from '../frame/icons.tsx';
import styles from './funding.module.css';
import type { Funding } from './line.tsx';

interface FundingProps {
  readonly funding: Funding;
}

export function Verdict({ isRight, children }: { readonly isRight: boolean; readonly children: string }) {
  return (
    <span className={isRight ? styles['ready'] : styles['wrong']}>
      <Icon name={isRight ? 'check' : 'late'} /> {children}
    </span>
  );
}

/** Absent while the bank has nothing to say. */
export function BankSays({ funding: { notices } }: FundingProps) {
  if (notices.length === 0) return null;
  return (
    <section className={styles['card']} aria-label={words.bankSays}>
      <h2 className={styles['head']}>{words.bankSays}</h2>
      <ul>
        {notices.map(({ uuid, loanNumber, code, at, isLate }) => (
          <li key={`${uuid} ${code}`}>
            {(isLate ? words.cameBackLate : words.bankKnowsBetter)(loanNumber ?? uuid, code)} {showZoned(at)}
          </li>
        ))}
      </ul>
    </section>
  );
}

export function Book({ funding: { book, day } }: FundingProps) {
  const difference = book.debitCents - book.creditCents;
  return (
    <section className={styles['card']} aria-label={words.daysBook}>
      <h2 className={styles['head']}>{words.daysBook}</h2>
      <Verdict isRight={difference === 0}>
        {difference === 0 ? words.balanced : words.notBalanced(formatCents(Math.abs(difference)))}
      </Verdict>
      <DataTable
        caption={words.daysBook}
        isCaptionHidden
        columns={[
          { key: 'account', header: words.account, cell: ([account]: readonly string[]) => account },
          { key: 'debit', header: words.debit, isNumber: true, cell: ([, debit]) => debit },
          { key: 'credit', header: words.credit, isNumber: true, cell: ([, , credit]) => credit },
        ]}
        rows={bookRows(book)}
        rowKey={([account = '']) => account}
        emptyText={words.nothingBooked}
      />
      {book.accounts.length > 0 && (
        <div>
          <Button kind="secondary" onClick={() => save(book, day)}>
            {words.saveBook}
          </Button>
        </div>
      )}
    </section>
  );
}

/** The accounts and their sums, as the page and the file show them. */
function bookRows({ accounts, debitCents, creditCents }: Funding['book']): readonly (readonly string[])[] {
  if (accounts.length === 0) return [];
  return [
    ...accounts.map((one) => [
      words.accountNames[one.account],
      formatCents(one.debitCents),
      formatCents(one.creditCents),
    ]),
    [words.sum, formatCents(debitCents), formatCents(creditCents)],
  ];
}

function save(book: Funding['book'], day: string): void {
  const text = csvOf([words.account, words.debit, words.credit], bookRows(book));
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }));
  link.download = words.bookFile(day);
  link.click();
  URL.revokeObjectURL(link.href);
}
