import { expect, test } from 'vitest';
import { drawCentsMax, estimate, examplePricesOf, type Wanted } from './estimate.ts';
import { guidelines, withOverrides } from './guideline.ts';
import { limits } from './limits.ts';

const [newest] = guidelines;
if (!newest) throw new Error('There is no guideline.');
const prices = examplePricesOf(newest);
const wanted: Wanted = {
  valueCents: 40_000_000,
  owedCents: 11_000_000,
  drawCents: 6_000_000,
  termYears: 10,
  score: 740,
};

test('[CONST-02] an example is priced by the guideline: base, score, band of loan to value, and no fee', () => {
  const found = estimate(prices, wanted);
  expect(found).toMatchObject({ aprBps: 945 + 35 + 0 + 50, feeBps: 0, payments: 120 });
  const { paymentCents = 0, lastPaymentCents = 0, interestCents, totalCents } = found ?? {};
  expect(totalCents).toBe(119 * paymentCents + lastPaymentCents);
  expect(totalCents).toBe(6_000_000 + (interestCents ?? 0));
});

test('more owed means a higher band and a higher rate, and beyond the last band nothing', () => {
  expect(estimate(prices, { ...wanted, owedCents: 22_000_000 })?.aprBps).toBe(945 + 35 + 35 + 50);
  expect(estimate(prices, { ...wanted, owedCents: 30_000_000 })).toBeUndefined();
  expect(drawCentsMax(prices, { ...wanted, owedCents: 30_000_000 })).toBe(4_000_000);
  expect(drawCentsMax(prices, { ...wanted, owedCents: 39_000_000 })).toBe(0);
});

test('[CONST-01] an example stays between the smallest and the largest line', () => {
  expect(estimate(prices, { ...wanted, drawCents: limits.lineCentsMin - 1 })).toBeUndefined();
  expect(estimate(prices, { ...wanted, drawCents: limits.lineCentsMin })).toBeDefined();
  expect(drawCentsMax(prices, { ...wanted, valueCents: 200_000_000 })).toBe(limits.lineCentsMax);
});

test('a partner’s margin and its fees are in its example, and a price outside the advertised range is none', () => {
  const partner = examplePricesOf(withOverrides(newest, { version: 'partner', rateAddBps: 15, feesBps: [149, 499] }));
  expect(estimate(partner, wanted)).toMatchObject({ aprBps: 945 + 15 + 35 + 25, feeBps: 149 });
  const dear = examplePricesOf(withOverrides(newest, { version: 'dear', rateAddBps: 800 }));
  expect(estimate(dear, wanted)).toBeUndefined();
});
