/** Whose an account is, and which are proved by two small deposits. */
import { expect, test } from 'vitest';
import type { Application } from '#core/application/application.ts';
import { newApplication } from '#core/application/new-application.ts';
import { sampleApplications } from '#core/documents/stories/sample-papers.ts';
import { people } from '#core/journey/stories/samples.ts';
import type { Reported } from '../reported.ts';
import { concludedOf, knownOf } from '../stories/known.ts';

const fresh = newApplication(people.employee, new Date('2026-04-20T12:00:00Z'));
const named = (accountToken: string) => ({ mask: '6789', accountToken, routingMask: '0021', institution: null });
const application: Application = {
  ...fresh,
  accounts: { ...fresh.accounts, disburse: named('paid to'), autopay: named('paid from') },
};
const { firstName, lastName } = application.borrower.name;
const theirs = { outcome: 'owners', owners: [`${lastName.toUpperCase()}, ${firstName.toUpperCase()}`] } as const;
const strangers = { outcome: 'owners', owners: ['ALBERTA BOBBETH CHARLESON'] } as const;

type Asked = Reported['accountOwnerChecked'];
const asked = { use: 'disburse', accountToken: 'paid to', isLinked: false, isWhereMoneyGoes: false } as const;
const conclude = (found: object, more: Partial<Asked> = {}, of = application) =>
  concludedOf('accountOwnerChecked', { ...asked, ...found, ...more } as Asked, knownOf(of));

test.each([
  ['names the borrower', theirs, true],
  ['names someone else', strangers, false],
  ['says that the name is right', { outcome: 'owner' }, true],
  ['says that the name is not', { outcome: 'otherOwner' }, false],
  ['has closed it', { outcome: 'closed' }, false],
  ['cannot be asked without its numbers', { outcome: 'noNumbers' }, false],
])('a bank that %s', (_, found, isOwner) => {
  for (const isLinked of [true, false])
    expect(conclude(found, { isLinked })).toMatchObject({ name: 'accountOwnerChecked', payload: { isOwner } });
});

test('an account that was typed, and that the bank cannot speak for, is proved by two small deposits', () => {
  expect(conclude({ outcome: 'unknown' })).toMatchObject({
    name: 'smallDepositsNeeded',
    payload: { use: 'disburse', accountToken: 'paid to' },
  });
  expect(conclude({ outcome: 'unknown' }, { use: 'autopay', accountToken: 'paid from' })).toMatchObject({
    name: 'smallDepositsNeeded',
    payload: { use: 'autopay', accountToken: 'paid from' },
  });
});

test('of an account that was linked the bank itself would know: a person looks', () => {
  expect(conclude({ outcome: 'unknown' }, { isLinked: true })).toMatchObject({ payload: { isOwner: false } });
  expect(conclude({ outcome: 'owners', owners: [] }, { isLinked: true })).toMatchObject({
    payload: { isOwner: false },
  });
});

test('payments from where the money goes: that account is being proved already, and once is enough', () => {
  const both = { use: 'autopay', accountToken: 'paid from', isWhereMoneyGoes: true } as const;
  expect(conclude({ outcome: 'unknown' }, both)).toMatchObject({ ok: false, code: 'alreadyDone' });
  expect(conclude({ outcome: 'otherOwner' }, both)).toMatchObject({ payload: { isOwner: false } });
});

test('what is said of an account proves nothing of one that was named since', () => {
  for (const found of [theirs, { outcome: 'unknown' }])
    expect(conclude(found, { accountToken: 'the one before' })).toMatchObject({ ok: false, code: 'notAllowedHere' });
  expect(conclude(theirs, { use: 'autopay' })).toMatchObject({ ok: false });
  // Put past the step by hand: there is none to ask about, and someone has to look.
  expect(conclude({ outcome: 'noNumbers' }, { accountToken: null }, fresh)).toMatchObject({
    payload: { isOwner: false },
  });
});

test('before the money goes the names are held against the borrower’s again', () => {
  const { joint } = sampleApplications;
  const { firstName: given, lastName: family } = joint.borrower.name;
  const known = knownOf({ ...joint, accounts: { ...joint.accounts, isOwnerVerified: true } });
  const look = (owners: readonly string[]) =>
    concludedOf('fundingChecked', { check: 'account', isLinked: true, outcome: 'owners', owners }, known);
  expect(look([`${given} ${family}`])).toMatchObject({ payload: { isClear: true } });
  expect(look(['ALBERTA BOBBETH CHARLESON'])).toMatchObject({
    payload: { isClear: false, findings: ['The account ending in 6789 is someone else’s by now.'] },
  });
  expect(look([])).toMatchObject({ payload: { isClear: false } });
});
