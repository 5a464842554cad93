import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { products } from '#core/brand/brand.ts';
import { loadBrands } from '../brands.ts';
import { greeting } from './greeting.ts';
import { invent } from './invented.ts';

const brands = await loadBrands(join(import.meta.dirname, '..', '..', 'brands'));
const { provider } = brands;

describe('an invented homeowner', () => {
  test('lives in a real place of any state that a lender serves, never in a zip it leaves out', () => {
    for (const brand of brands.all) {
      const { licensedStates, excludedZips } = brand.products.heloc;
      for (const state of licensedStates) {
        const { address } = invent(brand, 'heloc', { state });
        expect([brand.brand, address.state]).toEqual([brand.brand, state]);
        expect(excludedZips).not.toContain(address.zip);
      }
    }
  });

  test('lives where the lender lends when no state is named', () => {
    for (const brand of brands.all)
      expect(brand.products.heloc.licensedStates).toContain(invent(brand, 'heloc', {}).address.state);
  });

  test('is old enough for what is offered to people of 62 and older', () => {
    const { dateOfBirth } = invent(provider, 'plus62', {});
    expect(dateOfBirth.year).toBeLessThan(1960);
  });

  test('a product that the lender does not offer is refused', () => {
    const without = brands.all.flatMap((brand) =>
      products.filter((one) => !brand.products[one]).map((one) => [brand, one] as const),
    );
    for (const [brand, product] of without) expect(() => invent(brand, product, {})).toThrow(/does not offer/);
    expect(without.length).toBeGreaterThan(0);
  });
});

describe('what npm start prints', () => {
  const lines = greeting(4400).split('\n');
  const rows = lines.filter((line) => line.startsWith('  '));

  test('a handful of people to be, aligned, and where the rest is', () => {
    expect(rows.length).toBeGreaterThanOrEqual(5);
    expect(rows.length).toBeLessThanOrEqual(8);
    expect(new Set(rows.map((row) => /^ {2}\S.*? {3,}(?=\S)/.exec(row)?.[0].length)).size).toBe(1);
    expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(100);
    expect(lines.some((line) => line.endsWith('http://localhost:4400/dev'))).toBe(true);
  });
});
