import { expect, test, vi } from 'vitest';
import type { Offer } from '#core/offers/offer.ts';
import { plainClosing } from '#core/offers/stories/closing-facts.ts';
import type { Choice } from './choice.ts';
import { feeRows } from './fee-rows.ts';
import type { Part } from './part.ts';
import type { Offered } from './use-offers.ts';

const offer = (rate: number, originationFee: number, maxDraw = 178_450) =>
  ({
    term: 20,
    type: 'STANDARD',
    rate,
    originationFee,
    minDraw: 15_000,
    maxDraw,
    discountList: [],
  }) as unknown as Offer;

const choice: Choice = {
  type: 'STANDARD',
  term: 20,
  originationFee: 0,
  selectedCents: 85_000_00,
  discounts: [],
  debts: [],
  preference: 'DEDUCT',
};

function verdicts(...offers: readonly Offer[]) {
  const offered = { offers, ofeeMaxThreshold: null, debts: [], home: { liensPaidOffCents: 0 }, closing: plainClosing };
  const part: Part = { offered: offered as unknown as Offered, choice, terms: undefined, choose: () => {} };
  return feeRows(part).map(({ costCents, verdict, isLowest }) => [costCents, verdict, isLowest]);
}

test('a fee that pays for itself says when; no fee says until when it is the better choice', () => {
  // It stands on the first sight of the offers, and a phone loads a first format of numbers for long.
  const formats = vi.spyOn(Intl, 'NumberFormat');
  expect(verdicts(offer(0.107, 0), offer(0.1045, 0.0149), offer(0.102, 0.0299), offer(0.096, 0.0499))).toEqual([
    [121_419_34, 'Lowest cost if you pay off the line within 7 years 6 months', false],
    [121_010_11, 'Pays for itself after 13 years 4 months', false],
    [120_540_82, 'Pays for itself after 13 years 1 month', false],
    [116_046_21, 'Lowest total cost; pays for itself after 7 years 7 months', true],
  ]);
  expect(formats).not.toHaveBeenCalled();
  formats.mockRestore();
});

test('a fee that never does says so, and the lowest cost is no fee', () => {
  expect(verdicts(offer(0.107, 0), offer(0.1069, 0.0499)).map(([, verdict]) => verdict)).toEqual([
    'Lowest total cost of these choices',
    'Doesn’t pay for itself within 20 years',
  ]);
});

test('where a fee goes only with another draw, nothing is compared', () => {
  const [free, other] = verdicts(offer(0.107, 0), offer(0.096, 0.0499, 50_000));
  expect([free?.[1], other?.[1]]).toEqual([undefined, undefined]);
});
