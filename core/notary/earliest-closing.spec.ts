import { expect, test } from 'vitest';
import type { Application } from '../application/application.ts';
import { newApplication } from '../application/new-application.ts';
import { people } from '../journey/stories/samples.ts';
import { earliestClosing } from './earliest-closing.ts';

const applied = new Date('2026-11-02T18:00:00Z');
const now = new Date('2026-11-05T18:00:00Z');
/** Another lender's loan comes before ours, so that no copy of a valuation is owed. */
const liens = [
  { uuid: 'lien-1', holder: 'Bank', position: 1, balanceCents: 1_00, isPaidOff: false, payoffCents: null },
];
const started = newApplication(people.texan, applied);
const fresh = { ...started, liens, property: { ...started.property, timeZone: 'America/Chicago' } };
const submitted = { ...fresh, submittedAt: applied.toISOString() };
const noticed = (at: string) => ({ ...submitted, closing: { ...submitted.closing, noticesDeliveredAt: at } });
const texan = noticed(applied.toISOString());

test('outside Texas no one waits for a second lien', () => {
  const second = { ...newApplication(people.employee, applied), liens };
  expect(earliestClosing(second, { figuresAt: applied, now })).toBeNull();
});

test('[12 CFR 1002.14] a first lien closes three business days after the copy of the valuation', () => {
  const first: Application = { ...newApplication(people.employee, applied), liens: [] };
  const copied = (at: string) => ({ ...first, closing: { ...first.closing, valuationCopiedAt: at } });
  const day = (of: typeof first) => earliestClosing(of, { figuresAt: applied, now })?.slice(0, 10);
  // A Thursday: Friday, Monday, Tuesday.
  expect(day(copied('2026-11-05T20:00:00Z'))).toBe('2026-11-10');
  // Over Veterans Day.
  expect(day(copied('2026-11-09T20:00:00Z'))).toBe('2026-11-13');
  expect(day(first)).toBe('2026-11-10');
  const paidOff = { ...copied('2026-11-05T20:00:00Z'), liens: liens.map((lien) => ({ ...lien, isPaidOff: true })) };
  expect(day(paidOff)).toBe('2026-11-10');
  expect(day({ ...paidOff, liens })).toBeUndefined();
});

test('in Texas it is the twelfth day after the application, from midnight where the house stands', () => {
  expect(earliestClosing(texan, { figuresAt: now, now })).toBe('2026-11-14T06:00:00.000Z');
});

test('in Texas, before the county is known, it is the later midnight of the state', () => {
  const somewhere = { ...texan, property: started.property };
  expect(earliestClosing(somewhere, { figuresAt: now, now })).toBe('2026-11-14T07:00:00.000Z');
});

test('the days run from the delivery of the notice where it came later, by the day where the house stands', () => {
  expect(earliestClosing(noticed('2026-11-04T18:00:00Z'), { figuresAt: null, now })).toBe('2026-11-16T06:00:00.000Z');
  // Past midnight in Greenwich, and still the fourth in Texas.
  expect(earliestClosing(noticed('2026-11-05T05:59:00Z'), { figuresAt: null, now })).toBe('2026-11-16T06:00:00.000Z');
});

test('a notice of which no delivery is known starts them today at the earliest', () => {
  expect(earliestClosing(submitted, { figuresAt: null, now })).toBe('2026-11-17T06:00:00.000Z');
});

test('a year after the last equity loan on the same home', () => {
  const known = { figuresAt: null, now, lastEquityLoanOn: '2026-03-20' } as const;
  expect(earliestClosing(texan, known)).toBe('2027-03-20T05:00:00.000Z');
});

test.each([
  ['a weekday', '2026-11-16T18:00:00Z', '2026-11-17T06:00:00.000Z'],
  ['a Saturday, which Sunday does not follow', '2026-11-14T18:00:00Z', '2026-11-16T06:00:00.000Z'],
  ['the eve of a holiday', '2026-11-25T18:00:00Z', '2026-11-27T06:00:00.000Z'],
  ['late at night, when it is still the day before there', '2026-11-17T04:30:00Z', '2026-11-17T06:00:00.000Z'],
])('final figures given later, on %s, move it to one business day after them', (_when, figuresAt, earliest) => {
  expect(earliestClosing(texan, { figuresAt: new Date(figuresAt), now })).toBe(earliest);
});
