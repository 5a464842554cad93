import { describe, expect, test } from 'vitest';
import { effectiveDay, nextFile, outcomeOf, type Sending, sameDayCentsMax } from './ach-day.ts';

const cutOffs = { nextDay: '20:00', sameDay: '14:00' };
// 2026-11-26 is Thanksgiving, a Thursday.
describe('the day on which a file is paid out', () => {
  test.each([
    ['before the same-day cut-off', '2026-11-17', '13:59', cutOffs, '2026-11-17'],
    ['at the same-day cut-off', '2026-11-17', '14:00', cutOffs, '2026-11-18'],
    ['where no same-day payments are agreed', '2026-11-17', '09:00', { ...cutOffs, sameDay: null }, '2026-11-18'],
    ['at the last cut-off', '2026-11-17', '20:00', cutOffs, '2026-11-19'],
    ['before a holiday', '2026-11-25', '19:59', cutOffs, '2026-11-27'],
    ['on a holiday: as on the next banking day’s morning', '2026-11-26', '09:00', cutOffs, '2026-11-30'],
    ['on a Saturday', '2026-11-21', '09:00', cutOffs, '2026-11-24'],
  ] as const)('%s', (_name, today, clock, given, day) => {
    expect(effectiveDay(today, clock, given, [5_000_000])).toBe(day);
  });

  test('one amount above a million dollars keeps the whole file for the next day', () => {
    expect(effectiveDay('2026-11-17', '09:00', cutOffs, [1, sameDayCentsMax])).toBe('2026-11-17');
    expect(effectiveDay('2026-11-17', '09:00', cutOffs, [1, sameDayCentsMax + 1])).toBe('2026-11-18');
  });
});

describe('the next cut-off', () => {
  test.each([
    ['for the same day', '2026-11-17', '13:59', cutOffs, '2026-11-17 14:00', '2026-11-17'],
    ['once that has passed, for the next day', '2026-11-17', '14:00', cutOffs, '2026-11-17 20:00', '2026-11-18'],
    [
      'where none is agreed, in the morning too',
      '2026-11-17',
      '09:00',
      { ...cutOffs, sameDay: null },
      '2026-11-17 20:00',
      '2026-11-18',
    ],
    ['a minute before the last', '2026-11-17', '19:59', cutOffs, '2026-11-17 20:00', '2026-11-18'],
    ['at the last: tomorrow’s', '2026-11-17', '20:00', cutOffs, '2026-11-18 20:00', '2026-11-19'],
    ['on the eve of a holiday', '2026-11-25', '20:00', cutOffs, '2026-11-27 20:00', '2026-11-30'],
    ['on a holiday', '2026-11-26', '09:00', cutOffs, '2026-11-27 20:00', '2026-11-30'],
    ['on a Saturday', '2026-11-21', '23:00', cutOffs, '2026-11-23 20:00', '2026-11-24'],
  ] as const)('%s', (_name, today, clock, given, until, settles) => {
    const next = nextFile(today, clock, given, [5_000_000]);
    expect([`${next.day} ${next.clock}`, next.effectiveOn]).toEqual([until, settles]);
  });

  test('one amount above a million dollars does not make the same-day cut-off', () => {
    expect(nextFile('2026-11-17', '09:00', cutOffs, [sameDayCentsMax + 1])).toMatchObject({ clock: '20:00' });
    expect(nextFile('2026-11-17', '09:00', cutOffs, [sameDayCentsMax])).toMatchObject({ clock: '14:00' });
  });

  test('what is announced is what the file then says, at every hour of a banking day', () => {
    for (let hour = 0; hour < 24; hour += 1) {
      const clock = `${String(hour).padStart(2, '0')}:00`;
      const next = nextFile('2026-11-17', clock, cutOffs, []);
      expect(next.effectiveOn).toBe(effectiveDay('2026-11-17', clock, cutOffs, []));
      expect(`${next.day} ${next.clock}` > `2026-11-17 ${clock}`).toBe(true);
    }
  });
});

describe('what became of money', () => {
  const sent: Sending = {
    ...{ payee: 'borrower', trace: '091000010000007', effectiveOn: '2026-11-17', isTaken: true, returned: null },
  };
  test('it counts as paid after the second banking day, and not on it', () => {
    expect(outcomeOf([sent], '2026-11-19')).toBeUndefined();
    expect(outcomeOf([sent], '2026-11-20')).toEqual({
      ...{ outcome: 'settled', traceId: '091000010000007', paid: ['borrower'] },
    });
  });

  test('it never does while the bank has not said that it took the file, or it is in none', () => {
    expect(outcomeOf([{ ...sent, isTaken: false }], '2027-01-01')).toBeUndefined();
    expect(outcomeOf([{ ...sent, effectiveOn: null, trace: null }], '2027-01-01')).toBeUndefined();
    expect(outcomeOf([], '2027-01-01')).toBeUndefined();
  });

  test('it has come back as soon as the bank says so; of several, when each has its end', () => {
    expect(outcomeOf([{ ...sent, returned: 'R03' }], '2026-11-18')).toMatchObject({ outcome: 'returned', code: 'R03' });
    const two = [
      { ...sent, payee: 'debt-1', returned: 'R02' },
      { ...sent, payee: 'debt-2' },
    ];
    expect(outcomeOf(two, '2026-11-19')).toBeUndefined();
    expect(outcomeOf(two, '2026-11-20')).toMatchObject({ code: 'R02', paid: ['debt-2'], returned: ['debt-1'] });
  });
});
