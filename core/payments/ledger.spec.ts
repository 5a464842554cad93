import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { BORROWER, balanceCents, bookAccounts, type Entry, type Movement, type Owed, post } from './ledger.ts';

const owed: Owed = {
  cashCents: 3_000_000,
  feeCents: 149_500,
  costs: [
    { kind: 'RECORDING_TAX', cents: 35_000 },
    { kind: 'RECORDING_FEE', cents: 22_500 },
  ],
  payoffs: [
    { uuid: 'debt-1', amountCents: 1_200_000 },
    { uuid: 'debt-2', amountCents: 800_000 },
  ],
};
function play(...movements: readonly Movement[]): Entry[] {
  const book: Entry[] = [];
  for (const movement of movements) book.push(...post(book, movement));
  return book;
}
const say = (what: Exclude<Movement['what'], 'opened' | 'payoffsReturned'>): Movement => ({ what });
const opened: Movement = { what: 'opened', owed };

describe('the book of a line', () => {
  test('[JRNY-13] paid to the end: the line owes draw and fee, everything left our hands, nothing is on its way', () => {
    const book = play(opened, say('cashSent'), say('cashSettled'), say('payoffsSent'), say('payoffsSettled'));
    expect(balanceCents(book, 'line')).toBe(-5_207_000);
    expect(balanceCents(book, 'bank')).toBe(5_000_000);
    expect(balanceCents(book, 'fees')).toBe(149_500 + 35_000 + 22_500);
    expect(balanceCents(book, 'fees', 'RECORDING_TAX')).toBe(35_000);
    expect(balanceCents(book, 'payable')).toBe(0);
    expect(balanceCents(book, 'transit')).toBe(0);
  });

  test('money that came back is owed again, and sent again once', () => {
    const returned = play(opened, say('cashSent'), say('cashReturned'));
    expect(balanceCents(returned, 'payable', BORROWER)).toBe(3_000_000);
    const again = play(opened, say('cashSent'), say('cashReturned'), say('cashSent'), say('cashSent'));
    expect(again.filter(({ kind, payee }) => kind === 'sent' && payee === BORROWER)).toHaveLength(2);
    expect(balanceCents(again, 'transit')).toBe(3_000_000);
  });

  test('of several creditors the one that sends it back is paid again, and the others are not', () => {
    const book = play(
      opened,
      say('payoffsSent'),
      { what: 'payoffsReturned', returned: ['debt-1'] },
      say('payoffsSent'),
      say('payoffsSettled'),
    );
    expect(balanceCents(book, 'bank', 'debt-1')).toBe(1_200_000);
    expect(balanceCents(book, 'bank', 'debt-2')).toBe(800_000);
    expect(book.filter(({ kind, payee }) => kind === 'sent' && payee === 'debt-2')).toHaveLength(1);
  });

  test('a line is opened once', () => {
    expect(play(opened, opened)).toEqual(play(opened));
  });

  test('whatever is said, in any order and however often: it adds up, nothing is made, nothing is paid twice', () => {
    const word = fc.oneof(
      fc.constantFrom(
        ...(['cashSent', 'cashSettled', 'cashReturned', 'payoffsSent', 'payoffsSettled'] as const).map(say),
      ),
      fc.constantFrom<Movement>(
        opened,
        { what: 'payoffsReturned' },
        { what: 'payoffsReturned', returned: ['debt-2'] },
        { what: 'payoffsReturned', returned: ['nobody'] },
      ),
    );
    fc.assert(
      fc.property(fc.array(word, { maxLength: 40 }), (words) => {
        const book = play(opened, ...words);
        const balances = bookAccounts.map((account) => balanceCents(book, account));
        expect(balances.reduce((sum, cents) => sum + cents, 0)).toBe(0);
        for (const account of ['payable', 'transit', 'bank'] as const)
          expect(balanceCents(book, account)).toBeGreaterThanOrEqual(0);
        expect(balanceCents(book, 'line')).toBe(-5_207_000);
        for (const { uuid, amountCents } of owed.payoffs)
          expect(balanceCents(book, 'bank', uuid)).toBeLessThanOrEqual(amountCents);
        expect(balanceCents(book, 'bank', BORROWER)).toBeLessThanOrEqual(owed.cashCents);
      }),
    );
  });
});
