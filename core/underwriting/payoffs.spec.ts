import { expect, test } from 'vitest';
import { divideDraw, payoffsOf, totalCents } from './payoffs.ts';

const lien = {
  uuid: 'lien-1',
  holder: 'Old Bank',
  position: 2,
  balanceCents: 1_000_00,
  isPaidOff: true,
  payoffCents: null,
};
const debt = (uuid: string, monetaryBalance: number) => ({
  uuid,
  creditor: `Creditor of ${uuid}`,
  monetaryBalance,
  monetaryCalculatedNextPaymentMinimumAmount: 25,
  payOff: { status: 'NOT_SELECTED' as const },
});
const file = {
  birthDate: '1980-05-17',
  isListedForSale: false,
  originator: null,
  lastHelocCompletedOn: null,
  credit: {
    score: 760,
    keyFactors: [],
    marks: [],
    liabilities: [debt('card', 12.34), debt('car', 9_000), debt('paid', 0)],
    homeLoanBalancesCents: [],
  },
  property: null,
  liens: [],
  title: null,
} as const;
const offers = {
  setUuid: null,
  selected: null,
  isBetterPossible: false,
  counterOffer: null,
  lineCentsMax: null,
  debtsToPay: ['card', 'paid', 'unknown'],
};

test('only what was marked or chosen is paid, to the cent, and nothing is paid with nothing', () => {
  expect(payoffsOf({ liens: [lien, { ...lien, uuid: 'lien-2', isPaidOff: false }], offers }, file)).toEqual([
    { uuid: 'lien-1', creditor: 'Old Bank', amountCents: 1_000_00 },
    { uuid: 'card', creditor: 'Creditor of card', amountCents: 12_34 },
  ]);
});

test('the lienholder’s own figure counts once it is known', () => {
  const payoffs = payoffsOf({ liens: [{ ...lien, payoffCents: 1_012_50 }], offers }, file);
  expect(totalCents(payoffs)).toBe(1_012_50 + 12_34);
});

test('[CONST-05] the notary in the room is paid from what is left of the draw, never from what others get', () => {
  const payoffs = [{ uuid: 'a', creditor: 'A', amountCents: 9_800_00 }];
  expect(divideDraw(10_000_00, [], 0)).toEqual({ cashCents: 10_000_00, notaryCents: 0 });
  expect(divideDraw(10_000_00, [], 300_00)).toEqual({ cashCents: 9_700_00, notaryCents: 300_00 });
  expect(divideDraw(10_000_00, payoffs, 300_00)).toEqual({ cashCents: 0, notaryCents: 200_00 });
  expect(divideDraw(9_800_00, payoffs, 300_00)).toEqual({ cashCents: 0, notaryCents: 0 });
});
