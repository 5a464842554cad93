import { expect, test } from 'vitest';
import { arithmeticOf, monthlyCents, yearlyCents } from './worksheet.ts';

const clinic = { source: 'Prairie Ridge Clinic', cents: 2_984_62, period: 'everyTwoWeeks' } as const;

test('a line comes to its month by the periods of a year, in whole cents, and shows how', () => {
  expect(monthlyCents(clinic)).toBe(6_466_67);
  expect(arithmeticOf(clinic)).toBe('$2,984.62 × 26 ÷ 12 = $6,466.67 a month');
  expect(monthlyCents({ ...clinic, cents: 100, period: 'yearly' })).toBe(8);
});

test('the year is the sum of the lines, none of them rounded before', () => {
  const rent = { source: 'Rent', cents: 1_000_01, period: 'monthly' } as const;
  expect(yearlyCents([clinic, rent])).toBe(2_984_62 * 26 + 1_000_01 * 12);
  expect(yearlyCents([])).toBe(0);
});
