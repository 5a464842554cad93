import { expect, test } from 'vitest';
import { divisionOf, payoffsOf, totalCents, whyNotAffordNotary } from './payoffs.ts';

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
  accountMask: '4321',
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

const selected = {
  id: '10-STANDARD',
  type: 'STANDARD',
  termYears: 10,
  rateBps: 899,
  rateType: 'FIXED',
  originationFeeBps: 0,
  amountCents: 10_000_00,
  drawCents: 10_000_00,
  discounts: [],
} as const;

test('only what was marked or chosen is paid, to the cent, and nothing is paid with nothing', () => {
  expect(payoffsOf({ liens: [lien, { ...lien, uuid: 'lien-2', isPaidOff: false }], offers }, file)).toEqual([
    { uuid: 'lien-1', creditor: 'Old Bank', accountMask: null, amountCents: 1_000_00 },
    { uuid: 'card', creditor: 'Creditor of card', accountMask: '4321', amountCents: 12_34 },
  ]);
});

test('the lienholder’s own figure counts once it is known', () => {
  const payoffs = payoffsOf({ liens: [{ ...lien, payoffCents: 1_012_50 }], offers }, file);
  expect(totalCents(payoffs)).toBe(1_012_50 + 12_34);
});

test('only what was disclosed is kept back; before a disclosure the whole draw is divided among creditors and the borrower', () => {
  const payoffs = [{ uuid: 'a', creditor: 'A', accountMask: null, amountCents: 9_000_00 }];
  const chosen = { ...offers, selected: { ...selected, drawCents: 10_000_00 } };
  const none = divisionOf({ offers: chosen, closing: { costs: null, corrected: null } }, payoffs);
  expect(none).toMatchObject({ payoffs, costs: [], cashCents: 1_000_00 });
  const costs = [{ kind: 'RECORDING_FEE', cents: 225_00 }] as const;
  const some = divisionOf({ offers: chosen, closing: { costs, corrected: null } }, payoffs);
  expect(some).toMatchObject({ payoffs, costs, cashCents: 775_00 });
});

test('a notary on the way is paid from what the draw leaves: the fee to the cent is enough, a cent less is not', () => {
  const leaving = (cents: number) => ({
    liens: [{ ...lien, payoffCents: 10_000_00 - cents }],
    offers: { ...offers, selected, debtsToPay: [] },
    closing: { costs: null, corrected: null },
  });
  expect(whyNotAffordNotary(leaving(300_00), file)).toBeUndefined();
  expect(whyNotAffordNotary(leaving(299_99), file)).toMatchObject({
    param: 'hasAgreedToFee',
    message: expect.stringContaining('$299.99'),
  });
  expect(whyNotAffordNotary({ ...leaving(0), offers }, file)).toBeUndefined();
});
