import { expect, test } from 'vitest';
import { newApplication } from '../application/new-application.ts';
import { people } from '../journey/stories/samples.ts';
import { earliestClosing } from './earliest-closing.ts';

const applied = new Date('2026-11-02T18:00:00Z');
const texan = { ...newApplication(people.texan, applied), submittedAt: applied.toISOString() };

test('outside Texas no one waits', () => {
  expect(earliestClosing(newApplication(people.employee, applied), applied)).toBeNull();
});

test('in Texas it is the twelfth day after the application, from midnight where the house stands', () => {
  expect(earliestClosing(texan, new Date('2026-11-05T18:00:00Z'))).toBe('2026-11-14T06:00:00.000Z');
});

test.each([
  ['a weekday', '2026-11-16T18:00:00Z', '2026-11-17T06:00:00.000Z'],
  ['a Saturday, which Sunday does not follow', '2026-11-14T18:00:00Z', '2026-11-16T06:00:00.000Z'],
  ['the eve of a holiday', '2026-11-25T18:00:00Z', '2026-11-27T06:00:00.000Z'],
  ['late at night, when it is still the day before there', '2026-11-17T04:30:00Z', '2026-11-17T06:00:00.000Z'],
])('final figures given later, on %s, move it to one business day after them', (_when, figuresAt, earliest) => {
  expect(earliestClosing(texan, new Date(figuresAt))).toBe(earliest);
});
