/**
 * Whether the book of one line is what its history makes of it: opened with what was owed, moved only by events that move
 * money, each payee's money in one place, and nothing left undone that an event did.
 */
import { doesReturnMoney, doesSettleMoney } from '#core/journey/events.ts';
import { BORROWER, balanceCents, type Entry, post } from '#core/payments/ledger.ts';
import { divisionOf, payoffsOf } from '#core/underwriting/payoffs.ts';
import type { BookRow, CaseRows } from '../../store/audit-rows.ts';
import type { SealedEvent } from '../../store/history-seals.ts';
import type { CaseCheck, Found as FoundRows } from './checks.ts';
import { paysBorrower, paysCreditors } from './money-words.ts';

type Found = FoundRows[number];

export const checkLedger: CaseCheck = (known) => {
  const { book, events } = known;
  const eventOf = new Map(events.map((event) => [event.seq, event]));
  return [
    ...book.flatMap((row, index) => rowFaults(row, index, book.slice(0, index), eventOf.get(row.seq))),
    ...openingFaults(known),
    ...events.flatMap((event) =>
      undone(
        event,
        book.filter(({ seq }) => seq <= event.seq),
      ),
    ),
  ];
};

const places = {
  opened: { debit: ['line'], credit: ['payable', 'fees'] },
  sent: { debit: ['payable'], credit: ['transit'] },
  settled: { debit: ['transit'], credit: ['bank'] },
  returned: { debit: ['transit', 'bank'], credit: ['payable'] },
} as const;

function isSaid({ kind }: BookRow, event: SealedEvent): boolean {
  if (kind === 'settled') return doesSettleMoney(event.event);
  if (kind === 'returned') return doesReturnMoney(event.event);
  return paysBorrower(event) || paysCreditors(event);
}

/** A row by itself and against the rows before it: money that is not there cannot move, so nothing is sent twice. */
function rowFaults(row: BookRow, index: number, before: readonly BookRow[], event: SealedEvent | undefined): Found[] {
  const { n, seq, kind, payee, debit, credit, cents, attempt, at } = row;
  const fault = (what: string) => [{ seq, what: `entry ${n}: ${what}` }];
  if (n !== index + 1) return fault('an entry before it is missing');
  if (!event) return fault('no event of the history made it');
  if (event.at.getTime() !== at.getTime()) return fault('it was not made when its event happened');
  if (!isSaid(row, event)) return fault(`${event.event} does not make an entry '${kind}'`);
  const { debit: from, credit: to } = places[kind];
  if (!(from as readonly string[]).includes(debit) || !(to as readonly string[]).includes(credit))
    return fault(`'${kind}' does not move money from ${debit} to ${credit}`);
  const sendings = before.filter((one) => one.kind === 'sent' && one.payee === payee).length;
  if (attempt !== (kind === 'opened' ? 0 : sendings + (kind === 'sent' ? 1 : 0)))
    return fault('it is about another sending than it says');
  if (kind === 'opened') return [];
  if (kind === 'sent' && balanceCents(before, 'payable', payee) === 0)
    return fault('it pays what is not owed: another payment of it lives');
  return balanceCents(before, debit, payee) === cents ? [] : fault('it moves another amount than there was');
}

/** What the line opened with is what the application says is owed, and what was funded. */
function openingFaults({ book, record, file, fundedCents }: CaseRows): Found[] {
  const opened = book.filter(({ kind }) => kind === 'opened');
  if (opened.length === 0)
    return book.length === 0 ? [] : [{ seq: book[0]?.seq ?? null, what: 'the book was never opened' }];
  const seq = opened[0]?.seq ?? null;
  const selected = record?.offers.selected;
  if (!record || !selected) return [{ seq, what: 'a book without a chosen offer' }];
  const { cashCents, costs, payoffs } = divisionOf(record, file ? payoffsOf(record, file) : []);
  const feeCents = selected.amountCents - selected.drawCents;
  const owed = post([], { what: 'opened', owed: { cashCents, feeCents, costs, payoffs } });
  const faults: Found[] = [];
  if (textOf(opened) !== textOf(owed)) faults.push({ seq, what: 'it was opened with another sum than is owed' });
  if (fundedCents !== selected.drawCents) faults.push({ seq, what: 'another amount was funded than was chosen' });
  return faults;
}

function textOf(entries: readonly Entry[]): string {
  return JSON.stringify(entries.map(({ payee, debit, credit, cents }) => [payee, debit, credit, cents]).toSorted());
}

/** What an event does to money must be in the book: no one who was to be paid is left owed, nothing that came stays on its way. */
function undone(event: SealedEvent, book: readonly BookRow[]): Found[] {
  const creditors = [...new Set(book.map(({ payee }) => payee))].filter((payee) => payee !== BORROWER);
  const left = (account: 'payable' | 'transit', payees: readonly string[]) =>
    payees.some((payee) => balanceCents(book, account, payee) !== 0);
  const { seq } = event;
  const withheld = event.event === 'paymentWithheld' && (event.payload as { of?: string } | null)?.of;
  const isBorrowers = withheld === 'disbursement' || ['fundsDisbursed', 'disbursementReturned'].includes(event.event);
  const isCreditors =
    withheld === 'creditorPayment' || ['creditorsPaid', 'creditorPaymentReturned'].includes(event.event);
  return [
    ...(paysBorrower(event) && book.length === 0 ? [{ seq, what: 'the book was not opened' }] : []),
    ...(paysBorrower(event) && left('payable', [BORROWER])
      ? [{ seq, what: 'a payment to the borrower is missing' }]
      : []),
    ...(paysCreditors(event) && left('payable', creditors)
      ? [{ seq, what: 'a payment to a creditor is missing' }]
      : []),
    ...(isBorrowers && left('transit', [BORROWER]) ? [{ seq, what: 'what came of the payment is missing' }] : []),
    ...(isCreditors && left('transit', creditors)
      ? [{ seq, what: 'what came of a creditor’s payment is missing' }]
      : []),
  ];
}
