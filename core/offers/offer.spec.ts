import { describe, expect, test } from 'vitest';
import { type Liability, monthlyDebtCents, payOffStatuses, payoffCents } from './liability.ts';
import {
  discountTypes,
  groupByType,
  isMembershipDiscount,
  type Offer,
  offerForDraw,
  offerId,
  rateWithDiscounts,
} from './offer.ts';
import { offerPanel } from './panel.ts';

const key = { term: 10, type: 'STANDARD', min: 15_000, max: 100_000, originationFee: 0.0299 } as const;
const offer: Offer = {
  id: offerId(key),
  ...key,
  rate: 0.0945,
  otherRate: 0.0995,
  baseRate: 0.0945,
  minDraw: 15_000,
  maxDraw: 97_096.8,
  discountList: [
    { discountType: 'AUTOPAY', rateWithDiscount: 0.092 },
    { discountType: 'QUORUM', rateWithDiscount: 0.0895 },
  ],
  guidelineVersion: 'test',
  guidelineEffectiveFrom: '2024-01-01',
  pricedOn: '2026-11-15',
  aporAsOf: '2026-11-12',
  rateSteps: [],
};

describe('the id of an offer', () => {
  test('[OFFER-06] is built from term, type, min, max and fee', () => {
    expect(offerId(key)).toBe('10-STANDARD-15000-100000-0.0299');
    expect(offerId({ ...key })).toBe(offerId(key));
    const changed = [
      { term: 15 },
      { type: 'BUY_DOWN' },
      { min: 15_001 },
      { max: 99_999 },
      { originationFee: 0 },
    ] as const;
    expect(new Set(changed.map((change) => offerId({ ...key, ...change })).concat(offerId(key))).size).toBe(6);
  });
});

describe('discounts', () => {
  test('[ENUM-10] has eight types', () => {
    expect(discountTypes).toEqual([
      'ALL_IN',
      'AUTOPAY',
      'CREDIT_UNION',
      'DEPARTMENT_OF_COMMERCE_CU',
      'QUORUM',
      'TEACHERS_FEDERAL_CU',
      'VALLEY_STRONG_FFA',
      'VALLEY_STRONG_NON_FFA',
    ]);
  });

  test('[OFFER-07] every type except AUTOPAY is a membership discount', () => {
    expect(discountTypes.filter((type) => !isMembershipDiscount(type))).toEqual(['AUTOPAY']);
  });

  test('AUTOPAY and one membership go together; two memberships do not', () => {
    expect(rateWithDiscounts(offer, [])).toBe(0.0945);
    expect(rateWithDiscounts(offer, ['AUTOPAY'])).toBe(0.092);
    expect(rateWithDiscounts(offer, ['QUORUM'])).toBe(0.0895);
    expect(rateWithDiscounts(offer, ['QUORUM', 'AUTOPAY'])).toBe(0.087);
    expect(rateWithDiscounts(offer, ['AUTOPAY', 'AUTOPAY'])).toBe(0.092);
    expect(rateWithDiscounts(offer, ['QUORUM', 'ALL_IN'])).toBeUndefined();
    expect(rateWithDiscounts(offer, ['CREDIT_UNION'])).toBeUndefined();
  });
});

describe('sets of offers', () => {
  const next: Offer = { ...offer, id: 'next', minDraw: 97_096.81, maxDraw: 150_000, rate: 0.097 };
  const other: Offer = { ...offer, id: 'other', type: 'BUY_DOWN', originationFee: 0.0499 };

  test('are grouped by type', () => {
    const groups = groupByType([offer, other, next]);
    expect(groups.STANDARD?.map(({ id }) => id)).toEqual([offer.id, 'next']);
    expect(groups.BUY_DOWN?.map(({ id }) => id)).toEqual(['other']);
    expect(groups.INTEREST_ONLY).toBeUndefined();
  });

  test('a draw finds the offer whose band holds it', () => {
    const wanted = { term: 10, type: 'STANDARD', originationFee: 0.0299 } as const;
    expect(offerForDraw([offer, next, other], { ...wanted, draw: 97_096.8 })?.id).toBe(offer.id);
    expect(offerForDraw([offer, next, other], { ...wanted, draw: 97_096.81 })?.id).toBe('next');
    expect(offerForDraw([offer, next, other], { ...wanted, draw: 14_999 })).toBeUndefined();
    expect(offerForDraw([offer, next, other], { ...wanted, term: 30, draw: 20_000 })).toBeUndefined();
  });
});

describe('the offer panel', () => {
  const terms = {
    rate: 0.076,
    rateType: 'FIXED',
    amount: 50_000,
    originationFee: 0.0499,
    term: 5,
    plan: 'ANNUITY',
  } as const;

  test('[OFFER-05] shows all four figures only when rate and amount are above 0', () => {
    expect(offerPanel(terms)).toMatchObject({ apr: 0.076, rateType: 'FIXED', initialDraw: 50_000, fixedTermYears: 5 });
    expect(offerPanel(terms)?.monthlyPayment).toBeCloseTo(1054.39, 2);
    for (const wrong of [0, -1, Number.NaN]) {
      expect(offerPanel({ ...terms, rate: wrong })).toBeUndefined();
      expect(offerPanel({ ...terms, amount: wrong })).toBeUndefined();
    }
  });

  test('the payment honors a cap on the fee', () => {
    expect(offerPanel({ ...terms, feeCap: 0 })?.monthlyPayment).toBeCloseTo(1004.28, 1);
  });
});

describe('liabilities', () => {
  const debt = (status: Liability['payOff']['status'], balance: number, payment: number): Liability => ({
    monetaryBalance: balance,
    monetaryCalculatedNextPaymentMinimumAmount: payment,
    payOff: { status },
  });

  test('[ENT-14] a debt to be paid off counts in the draw and no longer in the month', () => {
    const debts = payOffStatuses.map((status, index) => debt(status, 1000.1 * (index + 1), 10.05 * (index + 1)));
    expect(payoffCents(debts)).toBe(200_020 + 300_030);
    expect(monthlyDebtCents(debts)).toBe(1005);
    expect(Object.keys(debt('PAID', 1, 1))).toEqual([
      'monetaryBalance',
      'monetaryCalculatedNextPaymentMinimumAmount',
      'payOff',
    ]);
  });
});
