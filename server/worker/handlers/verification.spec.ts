import { expect, test } from 'vitest';
import { newApplication } from '#core/application/new-application.ts';
import { people } from '#core/journey/stories/samples.ts';
import { Secret } from '../../secret.ts';
import type { Work } from '../effects.ts';
import { bankHandlers } from './verification.ts';

const application = newApplication(people.employee, new Date('2026-04-20T12:00:00Z'));
const { accounts } = application;
const disburse = { mask: '8765', accountToken: 'token', routingMask: '0021', institution: null };

test('the bank is asked about the account that the money goes to; of one that is gone from the vault we say so', async () => {
  const asked: unknown[] = [];
  const checkOwner = async (request: unknown) => {
    asked.push(request);
    return { outcome: 'owner' } as const;
  };
  const { checkAccountAgain } = bankHandlers({ checkOwner }, {} as never);
  const look = (about: object) => checkAccountAgain.start({ about, key: 'key' } as unknown as Work);
  const number = async (name: string) => new Secret(name === 'disburseLink' ? '' : '021000021');
  const mine = { ...application, accounts: { ...accounts, disburse, isOwnerVerified: true } };
  const account = { check: 'account', isLinked: false };
  expect(await look({ application: mine, number })).toMatchObject({ facts: { ...account, outcome: 'owner' } });
  expect(asked).toMatchObject([{ isAgain: true, account: { kind: 'typed' } }]);
  expect(await look({ application: mine, number: async () => undefined })).toMatchObject({
    facts: { ...account, outcome: 'noNumbers' },
  });
  expect(await look({ application, number })).toBe('done');
  expect(asked).toHaveLength(1);
});
