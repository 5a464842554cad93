import { describe, expect, test } from 'vitest';
import { newApplication } from '#core/application/new-application.ts';
import { people } from '#core/journey/stories/samples.ts';
import * as words from '#core/words/en/law/retention.ts';
import { answerDue } from './complaints.ts';
import { destroyedKinds, keptAtLeastUntil, keptUntil, retentionTable } from './retention.ts';

const started = new Date('2024-03-01T17:00:00Z');
const ended = (hmdaAction: 1 | 3, product: 'heloc' | 'dscr' = 'heloc') => ({
  ...newApplication({ ...people.employee, product, timeZone: 'America/Los_Angeles' }, started),
  outcome: { hmdaAction, at: '2024-03-15T20:00:00.000Z' },
});

describe('how long records are kept', () => {
  test('documents and numbers: 25 months at their longest, and the day after is the first on which they may go', () => {
    const facts = { application: ended(3), isHmdaReporter: true };
    // March 15, 2024 and 762 days.
    expect(keptUntil('papers', facts)).toBe('2026-04-17');
    expect(keptUntil('numbers', facts)).toBe('2026-04-17');
    expect(keptUntil('offers', facts)).toBe('2026-04-17');
    expect(keptUntil('notes', facts)).toBe('2026-04-17');
  });

  test('what HMDA wants is kept three years from the filing, where the application is reported', () => {
    expect(keptUntil('demographics', { application: ended(3), isHmdaReporter: true })).toBe('2028-03-02');
    expect(keptUntil('demographics', { application: ended(3), isHmdaReporter: false })).toBe('2026-04-17');
    // The register is made from the file when it is asked for.
    expect(keptUntil('underwriting', { application: ended(3), isHmdaReporter: true })).toBe('2028-03-02');
  });

  test('pictures of identity documents: five years', () => {
    expect(keptUntil('identityPictures', { application: ended(3), isHmdaReporter: true })).toBe('2029-03-16');
  });

  test('nothing of an open application or a funded line has an end', () => {
    const open = newApplication(people.employee, started);
    for (const kind of destroyedKinds) {
      expect(keptUntil(kind, { application: open, isHmdaReporter: true })).toBeNull();
      expect(keptUntil(kind, { application: ended(1), isHmdaReporter: true })).toBeNull();
    }
  });

  test('what is certain on the day of the end is never more than what is kept in the end', () => {
    const application = ended(3);
    for (const kind of destroyedKinds)
      for (const isHmdaReporter of [true, false]) {
        const certain = keptAtLeastUntil(kind, '2024-03-15') ?? '';
        expect(certain > '2026-04-01').toBe(true);
        expect(certain < (keptUntil(kind, { application, isHmdaReporter }) ?? '')).toBe(true);
      }
    // March 15, 2024 and 762 days.
    expect(keptAtLeastUntil('papers', '2024-03-15')).toBe('2026-04-16');
  });

  test('every kind has words and at least one rule; a rule without a citation says that it is our own', () => {
    const table = retentionTable();
    expect(table.map(({ kind }) => kind).toSorted()).toEqual(Object.keys(words.kinds).toSorted());
    for (const { rules } of table) {
      expect(rules.length).toBeGreaterThan(0);
      for (const { citation, counsel } of rules) expect(citation !== '' || counsel === 'own').toBe(true);
    }
  });
});

test('a complaint is answered by the end of the fifteenth day after it', () => {
  expect(answerDue(new Date('2026-01-05T17:00:00Z')).toISOString()).toBe('2026-01-21T05:00:00.000Z');
  // Late in the evening it is the next day elsewhere, and still the same where the lender is.
  expect(answerDue(new Date('2026-01-06T04:59:00Z')).toISOString()).toBe('2026-01-21T05:00:00.000Z');
  expect(answerDue(new Date('2026-01-06T05:00:00Z')).toISOString()).toBe('2026-01-22T05:00:00.000Z');
});
