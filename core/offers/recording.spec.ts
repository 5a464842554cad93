import { describe, expect, test } from 'vitest';
import { type StateCode, stateTimeZones } from '#core/calendar/time-zones.ts';
import { recordingTaxes } from '#core/law/recording-taxes.ts';
import { limits } from './limits.ts';
import { recordingFeeCents } from './recording-fees.ts';
import { recordingTax } from './recording-tax.ts';
import { recordingTaxRange } from './recording-tax-range.ts';

const states = Object.keys(stateTimeZones) as StateCode[];

function tax(
  state: StateCode,
  dollars: number,
  more: { countyFips?: string; city?: string; on?: '2025-10-31' | '2025-11-01' } = {},
) {
  const line = { state, lineCents: Math.round(dollars * 100), dwellingUnits: 1, on: '2026-11-15', ...more } as const;
  const { borrowerCents, lenderCents } = recordingTax(line);
  return { borrower: borrowerCents / 100, lender: lenderCents / 100 };
}

describe('recording taxes', () => {
  test.each([
    ['AL', 100_000, 150],
    ['AL', 100_001, 150.15],
    ['FL', 100_000, 550],
    ['FL', 100_050, 350.35 + 200.1],
    ['GA', 100_000, 300],
    ['GA', 100_001, 301.5],
    ['MN', 100_000, 230],
    ['OK', 100_000, 110],
    ['TN', 100_000, 112.7],
    ['TN', 2000, 0],
    ['VA', 100_000, 333.33],
    ['CA', 400_000, 0],
    ['DC', 400_000, 0],
    ['KS', 400_000, 0],
  ] as const)('%s taxes a line of %d dollars with %d', (state, dollars, expected) => {
    expect(tax(state, dollars, { countyFips: '00000' }).borrower).toBeCloseTo(expected, 2);
  });

  test('by county', () => {
    expect(tax('MD', 100_000, { countyFips: '24021' }).borrower).toBe(1400);
    expect(tax('MD', 100_001, { countyFips: '24005' }).borrower).toBe(502.5);
    expect(tax('MN', 100_000, { countyFips: '27053' }).borrower).toBe(240);
  });

  test('New York: 2.05 percent in the city below $500,000, 2.175 from there, less $30; a quarter is the lender’s', () => {
    const city = (dollars: number) => tax('NY', dollars, { countyFips: '36061' });
    expect(city(400_000).borrower + city(400_000).lender).toBe(8200 - 30);
    expect(city(400_000).lender).toBe(1000);
    expect(city(500_000).borrower + city(500_000).lender).toBe(10_875 - 30);
    expect(tax('NY', 100_000, { countyFips: '36119' })).toEqual({ borrower: 1050 - 30, lender: 250 });
    expect(tax('NY', 100_000, { countyFips: '36119', city: 'Yonkers' }).borrower).toBe(1550 - 30);
    expect(tax('NY', 100_000, { countyFips: '36059' }).borrower).toBe(800 - 30);
    expect(tax('NY', 100_000, { countyFips: '36029' }).borrower).toBe(750 - 25);
  });

  test('New York: counties upstate add their own, Columbia twice as much without the exemption, and some leave one out', () => {
    expect(tax('NY', 100_000, { countyFips: '36001' })).toEqual({ borrower: 1000 - 25, lender: 250 });
    expect(tax('NY', 100_000, { countyFips: '36021' })).toEqual({ borrower: 1000, lender: 250 });
    expect(tax('NY', 100_000, { countyFips: '36069' })).toEqual({ borrower: 500, lender: 250 });
    const cortland = { state: 'NY', countyFips: '36023', lineCents: 10_000_000, dwellingUnits: 1 } as const;
    expect(recordingTax({ ...cortland, on: '2024-12-31' }).borrowerCents).toBe(75_000 - 2500);
    expect(recordingTax({ ...cortland, on: '2025-01-01' }).borrowerCents).toBe(100_000 - 2500);
  });

  test('no county of New York is in two rows, and each local row has its section', () => {
    const rows = recordingTaxes.filter(({ state }) => state === 'NY');
    const counties = rows.flatMap((row) => row.counties ?? []);
    expect(new Set(counties).size).toBe(counties.length);
    for (const county of counties) expect(county).toMatch(/^36\d\d[13579]$/);
    for (const { citation } of rows) if (citation) expect(citation).toMatch(/^N\.Y\. Tax Law §/);
  });

  test('New York taxes a major fraction of a hundred, which is more than half, and three dwellings without the exemption', () => {
    expect(tax('NY', 100_049, { countyFips: '36059' }).borrower).toBe(
      tax('NY', 100_000, { countyFips: '36059' }).borrower,
    );
    expect(tax('NY', 100_050, { countyFips: '36059' }).borrower).toBe(
      tax('NY', 100_000, { countyFips: '36059' }).borrower,
    );
    expect(tax('NY', 100_050.01, { countyFips: '36059' }).borrower).toBe(
      tax('NY', 100_100, { countyFips: '36059' }).borrower,
    );
    const line = { state: 'NY', countyFips: '36059', lineCents: 10_000_000, on: '2026-11-15' } as const;
    expect(recordingTax({ ...line, dwellingUnits: 3 }).borrowerCents).toBe(80_000);
  });

  test('Oklahoma doubles its certification fee in November 2025', () => {
    expect(tax('OK', 100_000, { on: '2025-10-31' }).borrower).toBe(105);
    expect(tax('OK', 100_000, { on: '2025-11-01' }).borrower).toBe(110);
  });

  test('a county that Maryland does not have stops: nothing is taxed at zero because a code is wrong', () => {
    expect(() => tax('MD', 100_000, { countyFips: '24999' })).toThrow('county');
    expect(() => tax('MD', 100_000, { countyFips: '51001' })).toThrow('county');
  });

  test('an unknown county is taxed as the dearest one, never less', () => {
    expect(tax('MD', 100_000).borrower).toBe(1400);
    expect(tax('NY', 100_000).borrower).toBe(1800 - 30);
  });

  test('[CONST-07] outside New York they are $0 to $1,400 per $100,000, as figures', () => {
    expect(limits.recordingTaxCentsPer100kMin).toBe(0);
    expect(limits.recordingTaxCentsPer100kMax).toBe(1400 * 100);
    const taxes = states.filter((state) => state !== 'NY').map((state) => tax(state, 100_000).borrower);
    expect(Math.min(...taxes)).toBe(0);
    expect(Math.max(...taxes)).toBe(1400);
  });
});

test('[CONST-07] the true range of a lender is that of its states, New York’s among them', () => {
  const range = (...of: StateCode[]) => recordingTaxRange(of, 10_000_000, '2026-11-15');
  expect(range('NY')).toEqual({ leastCents: 50_000, mostCents: 177_000, dearest: 'NY' });
  expect(range('CA', 'MD', 'AL')).toEqual({ leastCents: 0, mostCents: 140_000, dearest: 'MD' });
  expect(range('AL', 'FL')).toEqual({ leastCents: 15_000, mostCents: 55_000, dearest: 'FL' });
  expect(range('CA', 'TX')).toEqual({ leastCents: 0, mostCents: 0 });
  expect(range()).toEqual({ leastCents: 0, mostCents: 0 });
});

test('[CONST-06] recording fees are $0 to $315, as figures', () => {
  expect(limits.recordingFeeCentsMin).toBe(0);
  expect(limits.recordingFeeCentsMax).toBe(315 * 100);
  for (const state of states) {
    expect(recordingFeeCents(state)).toBeGreaterThanOrEqual(0);
    expect(recordingFeeCents(state)).toBeLessThanOrEqual(limits.recordingFeeCentsMax);
  }
});
