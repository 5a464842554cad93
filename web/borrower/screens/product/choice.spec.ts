import { describe, expect, test } from 'vitest';
import type { Offer, OfferSet } from '#core/offers/offer.ts';
import { drawRange, firstChoice, fitted, fromQuery, termsOf, toQuery } from './choice.ts';

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

const set: OfferSet = {
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
const ten = { type: 'STANDARD', term: 10, originationFee: 0, drawCents: 50_000_00, discounts: [] } as const;

describe('a choice among offers', () => {
  test('the amount decides which price band it is', () => {
    expect(termsOf(set, ten)).toMatchObject({ rateBps: 900, paymentCents: 63_338 });
    expect(termsOf(set, { ...ten, drawCents: 99_999_99 })?.rateBps).toBe(900);
    expect(termsOf(set, { ...ten, drawCents: 100_000_00 })?.rateBps).toBe(1000);
    expect(termsOf(set, { ...ten, drawCents: 200_000_01 })).toBeUndefined();
  });

  test('autopay and one membership add up; two memberships are no choice', () => {
    expect(termsOf(set, { ...ten, discounts: ['AUTOPAY', 'QUORUM'] })?.rateBps).toBe(825);
    expect(termsOf(set, { ...ten, discounts: ['QUORUM', 'CREDIT_UNION'] })).toBeUndefined();
  });

  test('the fee comes on top of the draw, up to its cap', () => {
    const withFee = { ...ten, originationFee: 0.0299 };
    expect(termsOf(set, { ...withFee, drawCents: 20_000_00 })).toMatchObject({
      feeCents: 598_00,
      totalCents: 20_598_00,
    });
    expect(termsOf(set, withFee)).toMatchObject({ feeCents: 1000_00, totalCents: 51_000_00 });
  });

  test('nothing is shown while the amount is not above zero', () => {
    expect(termsOf(set, { ...ten, drawCents: 0 })).toBeUndefined();
  });

  test('the slider runs over all bands of a kind, and a choice is brought inside it', () => {
    expect(drawRange(set.offers, ten)).toEqual({ minCents: 15_000_00, maxCents: 200_000_00 });
    expect(fitted(set.offers, { ...ten, drawCents: 1 }).drawCents).toBe(15_000_00);
    expect(fitted(set.offers, { ...ten, term: 20, originationFee: 0.0299, drawCents: 150_000_00 })).toMatchObject({
      term: 20,
      originationFee: 0,
      drawCents: 80_000_00,
    });
  });

  test('the first choice is one that can be made', () => {
    const choice = firstChoice(set);
    expect(choice && termsOf(set, choice)).toBeDefined();
    expect(firstChoice({ ...set, offers: [] })).toBeUndefined();
  });

  test('the address carries it there and back; nonsense carries nothing', () => {
    const choice = { ...ten, discounts: ['AUTOPAY'] } as const;
    expect(fromQuery(toQuery(choice))).toEqual(choice);
    expect(fromQuery('?type=STANDARD&term=x&fee=0&draw=1')).toBeUndefined();
    expect(fromQuery('?type=GIFT&term=10&fee=0&draw=1')).toBeUndefined();
    expect(fromQuery('')).toBeUndefined();
  });
});
