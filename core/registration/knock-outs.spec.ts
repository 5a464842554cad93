import { describe, expect, test } from 'vitest';
import type { CalendarDate } from '#core/calendar/dates.ts';
import type { RegistrationAnswers } from './data.ts';
import { couldTake, homeKindsTaken, knockOutsAt } from './knock-outs.ts';
import type { StepKey } from './steps.ts';
import { jane } from './stories/people.ts';

const today = '2026-11-17' as CalendarDate;
const area = { statesServed: ['NV', 'CA'] as const, zipsExcluded: ['95816'] };
const codesAt = (step: StepKey, change: Partial<RegistrationAnswers>, product: 'heloc' | 'dscr' | 'plus62' = 'heloc') =>
  knockOutsAt(step, { ...jane, ...change }, { product, today, area }).map(({ code }) => code);
const living = (change: Partial<RegistrationAnswers['propertyAddress']>) => ({
  propertyAddress: { ...jane.propertyAddress, ...change },
});

describe('what would end in a no is told by the step that reveals it', () => {
  test('[REG-015] a place this lender does not serve', () => {
    expect(codesAt('property', {})).toEqual([]);
    expect(codesAt('property', living({ state: 'TX', zip: '75001' }))).toEqual(['STATE_NOT_SERVED']);
    expect(codesAt('property', living({ state: 'CA', zip: '95816' }))).toEqual(['ZIP_NOT_SERVED']);
    // Without the lists nothing is claimed.
    expect(knockOutsAt('property', { ...jane, ...living({ state: 'TX' }) }, { product: 'heloc', today })).toEqual([]);
  });

  test('a use the product is not lent on', () => {
    expect(codesAt('property', {}, 'dscr')).toEqual(['USE_NOT_TAKEN']);
    expect(codesAt('property', living({ occupancyType: 'INVESTMENT' }), 'dscr')).toEqual([]);
    expect(codesAt('property', living({ occupancyType: 'SECONDARY' }), 'plus62')).toEqual(['USE_NOT_TAKEN']);
    expect(codesAt('property', living({ occupancyType: null }), 'dscr')).toEqual([]);
  });

  test('a home for sale, and someone too young', () => {
    expect(codesAt('forSale', { isListedForSale: true })).toEqual(['LISTED_FOR_SALE']);
    expect(codesAt('forSale', { isListedForSale: false })).toEqual([]);
    expect(codesAt('birthdate', { dob: { day: 18, month: 11, year: 2008 } })).toEqual(['TOO_YOUNG']);
    expect(codesAt('birthdate', { dob: { day: 17, month: 11, year: 2008 } })).toEqual([]);
    expect(codesAt('birthdate', {}, 'plus62')).toEqual(['TOO_YOUNG']);
  });

  test('an income that could carry no line; where rent carries it, none is too low', () => {
    const income = { income: 99, otherIncome: null, employmentType: 'RETIRED' } as const;
    expect(codesAt('income', { income })).toEqual(['INCOME_BELOW_SMALLEST_LINE']);
    expect(codesAt('income', { income: { ...income, otherIncome: 30_000 } })).toEqual([]);
    expect(codesAt('income', { income }, 'dscr')).toEqual([]);
    expect(codesAt('name', { income })).toEqual([]);
  });
});

test('another product is named only where it would take this very home', () => {
  const lending = { product: 'dscr', today, area } as const;
  expect(couldTake(jane, lending)).toBe(false);
  expect(couldTake({ ...jane, ...living({ occupancyType: 'INVESTMENT' }) }, lending)).toBe(true);
  expect(couldTake({ ...jane, ...living({ occupancyType: 'INVESTMENT', state: 'TX' }) }, lending)).toBe(false);
});

test('the kinds of home we lend on are those of the guideline', () => {
  expect(homeKindsTaken(today)).toMatch(/^We lend on single-family homes, .* and houses with two to four units\.$/);
});
