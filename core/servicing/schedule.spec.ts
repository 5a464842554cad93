import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, daysBetween } from '#core/calendar/dates.ts';
import { dueOn, firstDueOn, instalmentCents, lastPaymentCents } from './schedule.ts';

describe('when a line is paid back', () => {
  test.each([
    ['2026-04-15', '2026-05-15'],
    ['2026-01-31', '2026-02-28'],
    ['2026-12-29', '2027-01-28'],
    ['2028-02-29', '2028-03-28'],
  ] as const)('money sent on %s is first paid on %s', (funded, due) => {
    expect(firstDueOn(funded)).toBe(due);
  });

  test('whatever the day, the first payment leaves room for a statement 21 days before, and months follow each other', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 9000 }), (days) => {
        const funded = addDays('2024-01-01', days);
        expect(daysBetween(funded, firstDueOn(funded))).toBeGreaterThanOrEqual(27);
        expect(daysBetween(dueOn(funded, 1), dueOn(funded, 2))).toBeGreaterThanOrEqual(28);
        expect(dueOn(funded, 12).slice(4)).toBe(dueOn(funded, 24).slice(4));
      }),
    );
  });

  test('the last payment is about an instalment, or everything where only interest was paid', () => {
    const line = { type: 'STANDARD', amountCents: 5_149_500, rateBps: 899, termYears: 10 } as const;
    const instalment = instalmentCents(line) ?? 0;
    expect(instalment).toBeGreaterThan(60_000);
    expect(Math.abs(lastPaymentCents(line) - instalment)).toBeLessThan(120);
    expect(lastPaymentCents({ ...line, type: 'INTEREST_ONLY' })).toBeGreaterThan(line.amountCents);
  });
});
