import { describe, expect, test } from 'vitest';
import type { Offer } from '#core/offers/offer.ts';
import { plainClosing } from '#core/offers/stories/closing-facts.ts';
import { type ChoiceSet, drawRange, firstChoice, fitted, fromQuery, sliderRange, termsOf, toQuery } from './choice.ts';

function offer(term: number, [minDraw, maxDraw]: [number, number], rate: number, originationFee = 0): Offer {
  return {
    id: `${term}-${minDraw}-${originationFee}`,
    term,
    type: 'STANDARD',
    rate,
    otherRate: rate,
    baseRate: rate,
    originationFee,
    min: minDraw,
    max: maxDraw,
    minDraw,
    maxDraw,
    discountList: [
      { discountType: 'AUTOPAY', rateWithDiscount: Math.round((rate - 0.0025) * 10_000) / 10_000 },
      { discountType: 'QUORUM', rateWithDiscount: Math.round((rate - 0.005) * 10_000) / 10_000 },
    ],
    guidelineVersion: 'spec',
    guidelineEffectiveFrom: '2026-01-01',
    pricedOn: '2026-03-02',
    aporAsOf: '2026-03-01',
    rateSteps: [],
  };
}

const set: ChoiceSet = {
  debts: [
    { uuid: 'card', balanceCents: 12_000_00 },
    { uuid: 'car', balanceCents: 30_000_00 },
  ],
  home: { liensPaidOffCents: 0 },
  closing: plainClosing,
  offers: [
    offer(10, [15_000, 99_999.99], 0.09),
    offer(10, [100_000, 200_000], 0.1),
    offer(10, [15_000, 200_000], 0.085, 0.0299),
    offer(20, [15_000, 80_000], 0.11),
  ],
  offersByType: {},
  ofeeMaxThreshold: 1000,
  maxDtiUnlimited: 200_000,
  incomeRequestRecords: [],
  costs: [],
  totalPaidByBorrower: 0,
  minRecordingTax: 0,
  maxRecordingTax: 0,
};
const ten = {
  type: 'STANDARD',
  term: 10,
  originationFee: 0,
  selectedCents: 50_000_00,
  discounts: [],
  debts: [],
  preference: 'PRESERVE',
} as const;

describe('a choice among offers', () => {
  test('the amount decides which price band it is', () => {
    expect(termsOf(set, ten)).toMatchObject({ rateBps: 900, paymentCents: 63_338 });
    expect(termsOf(set, { ...ten, selectedCents: 99_999_99 })?.rateBps).toBe(900);
    expect(termsOf(set, { ...ten, selectedCents: 100_000_00 })?.rateBps).toBe(1000);
    expect(termsOf(set, { ...ten, preference: 'DEDUCT', selectedCents: 200_000_01 })).toBeUndefined();
  });

  test('autopay and one membership add up; two memberships are no choice', () => {
    expect(termsOf(set, { ...ten, discounts: ['AUTOPAY', 'QUORUM'] })?.rateBps).toBe(825);
    expect(termsOf(set, { ...ten, discounts: ['QUORUM', 'CREDIT_UNION'] })).toBeUndefined();
  });

  test('the fee comes on top of the draw, up to its cap', () => {
    const withFee = { ...ten, originationFee: 0.0299 };
    expect(termsOf(set, { ...withFee, selectedCents: 20_000_00 })).toMatchObject({
      feeCents: 598_00,
      totalCents: 20_598_00,
    });
    expect(termsOf(set, withFee)).toMatchObject({ feeCents: 1000_00, totalCents: 51_000_00 });
  });

  test('nothing is shown while the amount is not above zero', () => {
    expect(termsOf(set, { ...ten, selectedCents: 0 })).toBeUndefined();
  });

  test('the slider runs over all bands of a kind, and a choice is brought inside it', () => {
    expect(drawRange(set.offers, ten)).toEqual({ minCents: 15_000_00, maxCents: 200_000_00 });
    expect(fitted(set, { ...ten, selectedCents: 1 }).selectedCents).toBe(15_000_00);
    expect(fitted(set, { ...ten, term: 20, originationFee: 0.0299, selectedCents: 150_000_00 })).toMatchObject({
      term: 20,
      originationFee: 0,
      selectedCents: 80_000_00,
    });
  });

  test('the first choice is one that can be made', () => {
    const choice = firstChoice(set);
    expect(choice && termsOf(set, choice)).toBeDefined();
    expect(firstChoice({ ...set, offers: [] })).toBeUndefined();
  });

  test('the address carries it there and back; nonsense carries nothing', () => {
    const choice = { ...ten, discounts: ['AUTOPAY'], debts: ['card', 'car'], preference: 'DEDUCT' } as const;
    expect(fromQuery(toQuery(choice))).toEqual(choice);
    expect(fromQuery('?type=STANDARD&term=x&fee=0&draw=1')).toBeUndefined();
    expect(fromQuery('?type=GIFT&term=10&fee=0&draw=1')).toBeUndefined();
    expect(fromQuery('')).toBeUndefined();
  });

  test('[OFFER-10] PRESERVE draws what is paid off besides the cash, up to the largest draw', () => {
    const paying = { ...ten, debts: ['card'] };
    expect(termsOf(set, paying)).toMatchObject({ drawCents: 62_000_00, payoffCents: 12_000_00, cashCents: 49_775_00 });
    expect(termsOf(set, { ...paying, selectedCents: 195_000_00 })).toMatchObject({
      drawCents: 200_000_00,
      cashCents: 187_775_00,
    });
  });

  test('[OFFER-11] [OFFER-12] DEDUCT pays out of the amount, MAXIMIZE draws all there is', () => {
    const paying = { ...ten, debts: ['card', 'car'] };
    expect(termsOf(set, { ...paying, preference: 'DEDUCT' })).toMatchObject({
      drawCents: 50_000_00,
      cashCents: 7_775_00,
    });
    expect(termsOf(set, { ...paying, preference: 'MAXIMIZE' })).toMatchObject({
      drawCents: 200_000_00,
      cashCents: 157_775_00,
    });
  });

  test('[OFFER-13] the slider is adjusted by what is paid off, and a draw always covers it and the costs at closing', () => {
    const paying = { ...ten, debts: ['card', 'car'] };
    expect(sliderRange(set, paying)).toEqual({ minCents: 225_00, maxCents: 158_000_00 });
    expect(sliderRange(set, { ...paying, preference: 'DEDUCT' })).toEqual({
      minCents: 42_225_00,
      maxCents: 200_000_00,
    });
    expect(termsOf(set, { ...paying, preference: 'DEDUCT', selectedCents: 42_225_00 })).toMatchObject({
      costs: [{ kind: 'RECORDING_FEE', cents: 225_00 }],
      cashCents: 0,
    });
    expect(termsOf(set, { ...paying, preference: 'DEDUCT', selectedCents: 42_224_99 })).toBeUndefined();
  });

  test('loans on the home that end with the line count as paid off, and more debt than the largest draw is no choice', () => {
    const ending = { ...set, home: { liensPaidOffCents: 60_000_00 } };
    expect(termsOf(ending, ten)).toMatchObject({ drawCents: 110_000_00, cashCents: 49_775_00 });
    const tooMuch = { ...set, home: { liensPaidOffCents: 190_000_00 } };
    expect(termsOf(tooMuch, fitted(tooMuch, { ...ten, debts: ['card'] }))).toBeUndefined();
  });
});
