import { expect, test } from 'vitest';
import { defaultHours } from './hours.ts';
import { hoursChanges } from './hours-changes.ts';

const before = defaultHours({ weekdays: { start: '06:00', end: '17:00' }, weekend: 'closed' }, 'Testhearth');

test('what changes is said one by one, and nothing where nothing does', () => {
  expect(hoursChanges(before, { ...before, welcome: `${before.welcome} ` })).toEqual([]);
  const week = before.week.map((day) =>
    day.weekday === 'SUNDAY' ? { ...day, isOpen: true, startTime: '09:00', endTime: '12:30' } : day,
  );
  const after = { week, holidays: [{ date: '2026-11-26', name: 'Thanksgiving' }], welcome: 'Hello.' };
  expect(hoursChanges(before, after)).toEqual([
    'Sunday: Closed becomes 9:00 AM - 12:30 PM PT.',
    'Thanksgiving, 2026-11-26: the chat is closed that day.',
    'The words of welcome change.',
  ]);
  expect(hoursChanges(after, before)).toContain('Thanksgiving, 2026-11-26: no holiday any more.');
});
