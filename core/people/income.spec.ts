import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { fieldMessages } from './check.ts';
import {
  employmentLabels,
  employmentTypes,
  income,
  laterEmploymentTypes,
  needsLowIncomeConfirmation,
  parseDollars,
} from './income.ts';

const earned = { income: 85_000, otherIncome: 0, employmentType: 'FULL_TIME' };
const verdict = (change: Partial<Record<keyof typeof earned, unknown>>) =>
  fieldMessages(income, { ...earned, ...change });

describe('annual income', () => {
  test.each([null, undefined, '85000', Number.NaN])('[VAL-060] %j is no number', (annual) => {
    expect(verdict({ income: annual })).toEqual({ income: 'Please enter your annual income' });
  });

  test.each([-1, -0.01, Number.NEGATIVE_INFINITY])('[VAL-061] %d is below 0', (annual) => {
    expect(verdict({ income: annual })).toEqual({ income: 'Must be at least $0' });
  });

  test.each([10_000_000, 9_999_999.01, Number.POSITIVE_INFINITY])('[VAL-062] %d is too much', (annual) => {
    expect(verdict({ income: annual })).toEqual({ income: 'Must be less than $10,000,000' });
  });

  test.each([0, 0.01, 1_234_567.89, 9_999_999])('[VAL-061] [VAL-062] %d passes', (annual) => {
    expect(verdict({ income: annual })).toEqual({});
  });

  test('has no fractions of a cent', () => {
    expect(verdict({ income: 100.005 })).toEqual({ income: 'Please enter dollars and cents' });
  });
});

describe('other income', () => {
  test('[VAL-063] is at least 0 and may be left out', () => {
    expect(verdict({ otherIncome: -1 })).toEqual({ otherIncome: 'Must be at least $0' });
    expect(verdict({ otherIncome: 'x' })).toHaveProperty('otherIncome');
    expect(verdict({ otherIncome: null })).toEqual({});
    expect(verdict({ otherIncome: 10_000_000 })).toEqual({});
    expect(verdict({ otherIncome: 250_000_000.25 })).toEqual({});
    expect(verdict({ otherIncome: 1e300 })).toHaveProperty('otherIncome');
    expect(v.is(income, { income: 1, employmentType: 'RETIRED' })).toBe(true);
  });

  test('[VAL-064] counts as 0 when empty', () => {
    expect(v.parse(income, { ...earned, otherIncome: null }).otherIncome).toBe(0);
    expect(v.parse(income, { ...earned, otherIncome: undefined }).otherIncome).toBe(0);
  });
});

describe('employment', () => {
  test('[ENUM-13] has nine types', () => {
    expect(employmentTypes).toEqual([
      'FULL_TIME',
      'PART_TIME',
      'SELF_EMPLOYED',
      'RETIRED',
      'UNEMPLOYED',
      'ALIMONY',
      'CHILD_SUPPORT',
      'SEPARATE_MAINTENANCE_PAYMENTS',
      'PUBLIC_ASSISTANCE_PROGRAM',
    ]);
  });

  test('[Q-24] the short list ends at separate maintenance payments', () => {
    expect(laterEmploymentTypes('FULL_TIME')).toEqual(employmentTypes.slice(0, 8));
    expect(laterEmploymentTypes('FULL_TIME').at(-1)).toBe('SEPARATE_MAINTENANCE_PAYMENTS');
    expect(laterEmploymentTypes('PUBLIC_ASSISTANCE_PROGRAM')).toEqual(employmentTypes);
  });

  test('[EMPL-01] UNEMPLOYED reads Unemployed / furloughed, and every type has a label of its own', () => {
    expect(employmentLabels.UNEMPLOYED).toBe('Unemployed / furloughed');
    expect(new Set(Object.values(employmentLabels)).size).toBe(9);
  });

  test.each([null, '', 'STUDENT'])('[VAL-065] %j must be chosen', (employmentType) => {
    expect(verdict({ employmentType })).toEqual({ employmentType: 'Please select your source of income' });
  });

  test('[VAL-066] UNEMPLOYED is refused, every other type is not', () => {
    expect(verdict({ employmentType: 'UNEMPLOYED' })).toEqual({
      employmentType: "We apologize. At this time, we don't lend to unemployed borrowers.",
    });
    for (const employmentType of employmentTypes.filter((type) => type !== 'UNEMPLOYED')) {
      expect(verdict({ employmentType })).toEqual({});
    }
  });
});

test.each([
  [14_999, true],
  [14_999.99, true],
  [15_000, false],
  [0, true],
])('[VAL-067] an income of %d is to be confirmed: %s', (annual, isToBeConfirmed) => {
  expect(needsLowIncomeConfirmation(annual)).toBe(isToBeConfirmed);
});

test.each([
  ['', undefined],
  [' $ ', undefined],
  ['85000', 85_000],
  ['$85,000.50', 85_000.5],
  ['.5', 0.5],
  ['-1', -1],
  ['1e9', Number.NaN],
  ['0x10', Number.NaN],
  ['abc', Number.NaN],
  ['1.2.3', Number.NaN],
])('%j is typed as %d', (text, amount) => {
  expect(parseDollars(text)).toBe(amount);
});
