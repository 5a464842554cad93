import { expect, test } from 'vitest';
import { newApplication } from '#core/application/new-application.ts';
import { people } from '#core/journey/stories/samples.ts';
import { Secret } from '../../secret.ts';
import type { Work } from '../effects.ts';
import { accountDoubts, employmentDoubts, lastCheck } from './last-checks.ts';
import { bankHandlers } from './verification.ts';

const application = newApplication(people.employee, new Date('2026-04-20T12:00:00Z'));
const { accounts } = application;
const disburse = { mask: '8765', accountToken: 'token', routingMask: '0021', institution: null };
const proved = { accounts: { ...accounts, disburse, isOwnerVerified: true } };
const letThrough = { accounts: { ...accounts, disburse, isOwnerVerified: false } };

test('nothing to tell is clear; anything is not', () => {
  expect(lastCheck('liens').payload).toEqual({ check: 'liens', isClear: true, findings: [] });
  expect(lastCheck('liens', 'A new lien.').payload).toMatchObject({ isClear: false, findings: ['A new lien.'] });
});

test.each([
  ['owner', proved, true, []],
  ['owner', letThrough, false, []],
  ['closed', proved, false, ['The account ending in 8765 is closed.']],
  ['closed', letThrough, true, ['The account ending in 8765 is closed.']],
  ['otherOwner', proved, true, ['The account ending in 8765 is someone else’s by now.']],
  // A person saw another name before and let it through: that is no news.
  ['otherOwner', letThrough, true, []],
  // Two small deposits, or a person, proved what this bank never says.
  ['unknown', proved, false, []],
  ['unknown', proved, true, ['The bank no longer says whose the account ending in 8765 is.']],
] as const)('the bank says %s of an account', (outcome, known, isLinked, doubts) => {
  expect(accountDoubts(known, { outcome }, isLinked)).toEqual(doubts);
});

test('the bank is asked about the account that the money goes to; one that is gone from the vault is never clear', async () => {
  const asked: unknown[] = [];
  const checkOwner = async (request: unknown) => {
    asked.push(request);
    return { outcome: 'owner' } as const;
  };
  const { checkAccountAgain } = bankHandlers({ checkOwner }, {} as never);
  const look = (about: object) => checkAccountAgain.start({ about, key: 'key' } as unknown as Work);
  const number = async (name: string) => new Secret(name === 'disburseLink' ? '' : '021000021');
  const mine = { ...application, ...proved };
  expect(await look({ application: mine, number })).toEqual(lastCheck('account'));
  expect(asked).toMatchObject([{ isAgain: true, account: { kind: 'typed' } }]);
  expect(await look({ application: mine, number: async () => undefined })).toMatchObject({
    payload: { isClear: false },
  });
  expect(await look({ application, number })).toBe('done');
  expect(asked).toHaveLength(1);
});

test.each([
  [{ outcome: 'employed', title: null, since: null }, []],
  [{ outcome: 'notEmployed', endedOn: '2026-04-18' }, ['The employer says that they have left, on 2026-04-18.']],
  [{ outcome: 'notEmployed', endedOn: null }, ['The employer says that they have left.']],
  [{ outcome: 'notReached', tryAgainOn: '2026-04-21' }, ['No one could be reached at the employer.']],
] as const)('the employer says %o', (finding, doubts) => {
  expect(employmentDoubts(finding as Parameters<typeof employmentDoubts>[0])).toEqual(doubts);
});
