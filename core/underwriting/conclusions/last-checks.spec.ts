/** What is a reason to stop and look before the money goes, and what is not. */
import { expect, test } from 'vitest';
import type { Application } from '#core/application/application.ts';
import { sampleApplications } from '#core/documents/stories/sample-papers.ts';
import type { LastLook } from '../reported.ts';
import { concludedOf, knownOf } from '../stories/known.ts';

const { joint } = sampleApplications;
const ownedBy = (isOwnerVerified: boolean): Application => ({
  ...joint,
  accounts: { ...joint.accounts, isOwnerVerified },
});
const [proved, letThrough] = [ownedBy(true), ownedBy(false)];

const expectDoubts = (look: LastLook, doubts: readonly string[], of: Application = joint, more = {}) =>
  expect(concludedOf('fundingChecked', look, knownOf(of, more))).toMatchObject({
    payload: { check: look.check, isClear: doubts.length === 0, findings: doubts },
  });

test.each([
  ['owner', proved, true, []],
  ['owner', letThrough, false, []],
  ['closed', proved, false, ['The account ending in 6789 is closed.']],
  ['closed', letThrough, true, ['The account ending in 6789 is closed.']],
  ['otherOwner', proved, true, ['The account ending in 6789 is someone else’s by now.']],
  // A person saw another name before and let it through: that is no news.
  ['otherOwner', letThrough, true, []],
  // Two small deposits, or a person, proved what this bank never says.
  ['unknown', proved, false, []],
  ['unknown', proved, true, ['The bank no longer says whose the account ending in 6789 is.']],
  ['noNumbers', proved, false, ['We have no numbers of this account to ask about.']],
] as const)('the bank says %s of an account', (outcome, of, isLinked, doubts) => {
  expectDoubts({ check: 'account', outcome, isLinked }, doubts, of);
});

test.each([
  ['employed', null, []],
  ['notEmployed', '2026-04-18', ['The employer says that they have left, on 2026-04-18.']],
  ['notEmployed', null, ['The employer says that they have left.']],
  ['notReached', null, ['No one could be reached at the employer.']],
] as const)('the employer says %s, %s', (outcome, endedOn, doubts) => {
  expectDoubts({ check: 'employment', outcome, endedOn }, doubts);
});

test('every likeness on a watch list is a reason to look, however small', () => {
  expectDoubts({ check: 'watchLists', matches: [] }, []);
  expectDoubts({ check: 'watchLists', matches: [{ list: 'SDN', score: 1 }] }, ['SDN: a likeness of 1 of 100.']);
});

test('a lien that neither the borrower nor the title report told of is one', () => {
  const lien = (uuid: string) => ({ uuid, holder: 'Copperline', balanceCents: 100_00 });
  const { file } = knownOf(joint);
  const read = { file: { ...file, title: { exceptions: [], newLiens: [lien('found before')] } } };
  expectDoubts({ check: 'liens', liens: [lien('lien-1'), lien('found before')] }, [], joint, read);
  expectDoubts({ check: 'liens', liens: [lien('lien-9')] }, ['A new lien of Copperline, $100.00.'], joint, read);
});
