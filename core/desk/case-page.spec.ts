import { expect, test } from 'vitest';
import type { Application } from '#core/application/application.ts';
import { emailTemplates, hasBlanks } from '#core/messages/templates.ts';
import { caseFlagsOf, sayCaseFlag } from './case-flags.ts';
import { decisionDueAt } from './due.ts';
import { mentionedIn } from './notes.ts';

const people = [{ name: 'Ben Desk' }, { name: 'Ben Deskman' }, { name: '' }];

test('a name counts after an @, in any case, and a longer one is not taken for a shorter', () => {
  expect(mentionedIn('Ask @ben deskman', people)).toEqual([{ name: 'Ben Deskman' }]);
  expect(mentionedIn('@Ben Desk and @Ben Deskman', people)).toHaveLength(2);
  expect(mentionedIn('Ben Desk said so, ben@desk.example', people)).toEqual([]);
});

const submitted = {
  submittedAt: '2026-03-02T02:00:00.000Z',
  createdAt: '2026-03-01T02:00:00.000Z',
  deadlines: {},
  status: 'HARD_CREDIT_PULL',
  outcome: null,
  property: { timeZone: 'America/Los_Angeles', address: { state: 'TX' }, occupancy: 'SECONDARY' },
  ownership: { type: 'TRUST', coOwners: 1 },
  signers: [],
  conditions: [],
  offers: { selected: null },
  flood: { zone: 'AE' },
  notary: { needsAttorney: false },
  accounts: { hold: null },
} as unknown as Application;

test('the law wants an answer within 30 days: of the day it was submitted, or begun; and none once it is over', () => {
  expect(decisionDueAt(submitted)?.toISOString()).toBe('2026-04-01T02:00:00.000Z');
  expect(decisionDueAt({ ...submitted, submittedAt: null })?.toISOString()).toBe('2026-03-31T02:00:00.000Z');
  expect(decisionDueAt({ ...submitted, status: 'DECLINED' })).toBeNull();
  expect(decisionDueAt({ ...submitted, decision: 'FINAL' })).toBeNull();
});

test('what is special about a case is said, and nothing else', () => {
  expect(caseFlagsOf(submitted).map(sayCaseFlag)).toEqual(['Texas', 'Trust', 'Co-owner', 'Second home', 'Flood zone']);
});

test('every template fills in all it knows, and a blank that is left is noticed', () => {
  const facts = { firstName: 'Ada', brand: 'Kestrel Quay', street: '12 Elm St', what: 'W.', next: 'N.', by: 'Paul P.' };
  for (const { subject, words } of Object.values(emailTemplates)) {
    expect(`${subject(facts)} ${words(facts)}`).not.toMatch(/undefined|\{|\$/);
    expect(subject(facts).length).toBeLessThanOrEqual(120);
    expect(words(facts)).toContain('Kestrel Quay');
  }
  expect(hasBlanks(emailTemplates.aQuestion.words(facts))).toBe(true);
  expect(hasBlanks(emailTemplates.thankYou.words(facts))).toBe(false);
});
