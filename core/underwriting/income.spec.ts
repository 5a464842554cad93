import { describe, expect, test } from 'vitest';
import { addDays } from '#core/calendar/dates.ts';
import { annualIncomeCents } from './income.ts';

const today = '2026-11-15';
const none = { jobs: [], deposits: [], taxYears: [] };
const everyOtherWeek = (count: number, sinceLast: number) =>
  Array.from({ length: count }, (_, at) => ({
    receivedOn: addDays(today, -sinceLast - 14 * at),
    amountCents: 4_000_00,
  }));
const isNear = (cents: number, expected: number) => Math.abs(cents / expected - 1) < 0.005;

describe('deposits', () => {
  test.each([1, 6, 13])(
    'a year of pay is the same whichever day of the fortnight it is (%i days since pay)',
    (sinceLast) => {
      expect(
        isNear(annualIncomeCents({ ...none, deposits: everyOtherWeek(26, sinceLast) }, today), 26 * 4_000_00),
      ).toBe(true);
    },
  );

  test('pay that stopped counts for less the longer it is silent', () => {
    const [running, stopped] = [1, 60].map((sinceLast) =>
      annualIncomeCents({ ...none, deposits: everyOtherWeek(2, sinceLast) }, today),
    );
    expect(stopped).toBeLessThan((running ?? 0) / 2);
  });

  test('a single deposit stands for the whole window', () => {
    expect(
      isNear(annualIncomeCents({ ...none, deposits: everyOtherWeek(1, 3) }, today), (4_000_00 * 365.25) / 90),
    ).toBe(true);
  });
});

describe('other proof', () => {
  const pays = (count: number) =>
    everyOtherWeek(count, 5).map(({ receivedOn, amountCents }) => ({ paidOn: receivedOn, grossCents: amountCents }));

  test('pay slips of a running job come before deposits', () => {
    const jobs = [{ isActive: true, pays: pays(26) }];
    expect(isNear(annualIncomeCents({ ...none, jobs, deposits: everyOtherWeek(1, 1) }, today), 26 * 4_000_00)).toBe(
      true,
    );
    expect(annualIncomeCents({ ...none, jobs: [{ isActive: false, pays: pays(26) }] }, today)).toBe(0);
  });

  test('two tax years are averaged; a loss is no income', () => {
    const year = (number: number, businessCents: number) => ({ year: number, wagesCents: 0, businessCents });
    expect(
      annualIncomeCents({ ...none, taxYears: [year(2025, 9_000_00), year(2024, 7_000_00), year(2023, 1)] }, today),
    ).toBe(8_000_00);
    expect(annualIncomeCents({ ...none, taxYears: [year(2025, -9_000_00)] }, today)).toBe(0);
  });
});
