import { describe, expect, test } from 'vitest';
import { addBankingDays, isBankingDay } from './banking-days.ts';
import { addDays } from './dates.ts';

describe('days on which banks settle', () => {
  test.each([
    ['2026-11-16', true, 'a Monday'],
    ['2026-11-14', false, 'a Saturday'],
    ['2026-11-15', false, 'a Sunday'],
    ['2026-11-11', false, 'Veterans Day'],
    ['2026-07-03', true, 'the Friday before a holiday on a Saturday: government offices close, banks do not'],
    ['2027-07-05', false, 'the Monday after a holiday on a Sunday'],
    ['2027-12-24', true, 'Christmas on a Saturday'],
  ] as const)('%s: %s (%s)', (date, expected, _why) => {
    expect(isBankingDay(date)).toBe(expected);
  });

  test('counting skips weekends and holidays, and never counts the day itself', () => {
    expect(addBankingDays('2026-11-25', 1)).toBe('2026-11-27');
    expect(addBankingDays('2026-12-24', 2)).toBe('2026-12-29');
  });

  test('on every day of ten years the next banking day is one, is later, and has none before it', () => {
    for (let n = 0; n < 3650; n += 1) {
      const date = addDays('2024-01-01', n);
      const next = addBankingDays(date, 1);
      expect(isBankingDay(next)).toBe(true);
      for (let day = addDays(date, 1); day < next; day = addDays(day, 1)) expect(isBankingDay(day)).toBe(false);
      expect(next <= addDays(date, 5)).toBe(true);
    }
  });
});
