import { expect, test } from 'vitest';
import { dayNote, headline } from './words.ts';

const unnoticed = {
  timeZone: 'America/Los_Angeles',
  days: [
    { what: 'signed', on: '2026-04-21', state: 'done', isExpected: false },
    { what: 'rescission', on: null, state: 'now', isExpected: false },
    { what: 'funding', on: null, state: 'next', isExpected: true },
  ],
  rescission: null,
  instrumentNumber: null,
  money: null,
} as const;

test('[JRNY-11] before the notices are out the page names no day, and no midnight of one', () => {
  const all = [
    ...unnoticed.days.map((day) => dayNote(day)),
    headline({ ...unnoticed, days: [...unnoticed.days] }).lead,
  ];
  expect(all.join(' ')).not.toMatch(/midnight|Not known|Expected|null|undefined/);
  expect(dayNote(unnoticed.days[1])).toContain('begin when every owner has the notice');
});

test('[JRNY-11] once the day is known it is named, with what it means', () => {
  const day = { ...unnoticed.days[1], on: '2026-04-24' };
  expect(dayNote(day)).toBe(
    'Friday, April 24, 2026. Until midnight of this day any owner may cancel, and we send no money.',
  );
});
