import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { houseAt, mortgageOn } from './house.ts';
import { countyOf } from './places.ts';
import { seedOf } from './seed.ts';

const today = '2026-03-02';
const address = (street1: string) => ({ street1, street2: '', city: 'Reno', state: 'NV', zip: '89501' });

describe('invented facts', () => {
  test('stay within their bounds, and are the same every time and in any order', () => {
    fc.assert(
      fc.property(
        fc.string(),
        fc.string(),
        fc.integer({ min: -50, max: 50 }),
        fc.nat(99),
        (subject, fact, min, more) => {
          const seed = seedOf(subject);
          const first = seed.int(fact, min, min + more);
          seed.share('another fact');
          expect(seed.int(fact, min, min + more)).toBe(first);
          expect(first).toBeGreaterThanOrEqual(min);
          expect(first).toBeLessThanOrEqual(min + more);
          expect(seed.uuid(fact)).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-8[0-9a-f]{3}-[0-9a-f]{12}$/);
        },
      ),
    );
  });
});

describe('an ordinary house', () => {
  test('is worth lending on, wherever it stands: value, one mortgage, much equity, no recent sale', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 99_999 }), (number) => {
        const house = houseAt(address(`${number} Larch St`), today);
        expect(house.valueCents).toBeGreaterThanOrEqual(35_000_000);
        expect(house.valueCents).toBeLessThanOrEqual(120_000_000);
        expect(house.loans).toHaveLength(1);
        expect(mortgageOn(house)?.balanceCents).toBeLessThan(house.valueCents * 0.36);
        expect(house.lastTransferOn < '2025-12-02').toBe(true);
        expect(house.vesting).toBe('SOLE');
      }),
    );
  });
});

describe('the county of a zip', () => {
  test.each([
    ['89501', 'NV', { name: 'Washoe', fips: '32031' }],
    ['10001', 'NY', { name: 'New York', fips: '36061' }],
    ['77002', 'TX', { name: 'Harris', fips: '48201' }],
    ['21701', 'MD', { name: 'Frederick', fips: '24021' }],
  ])('%s %s', (zip, state, county) => {
    expect(countyOf(zip, state)).toEqual(county);
  });

  test('a zip that no one knows still lies in its state', () => {
    expect(countyOf('00000', 'NV').fips).toBe('32001');
    expect(countyOf('89501', 'TX').fips).toBe('48001');
  });
});
