import { expect, test } from 'vitest';
import { newApplication } from '#core/application/new-application.ts';
import { people } from '#core/journey/stories/samples.ts';
import { Secret } from '../../secret.ts';
import type { Work } from '../effects.ts';
import { bankHandlers } from './accounts.ts';

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

const typedNumbers: Readonly<Record<string, string>> = {
  disburseRouting: '021000021',
  disburseAccount: '111122228765',
};
const autopay = { ...disburse, accountToken: 'payments' };
const numberOf = (numbers: Readonly<Record<string, string>>) => async (name: string) =>
  numbers[name] === undefined ? undefined : new Secret(numbers[name]);

async function reportedOf(numbers: Readonly<Record<string, string>>, about: object) {
  const checkOwner = async () => ({ outcome: 'unknown' }) as const;
  const { verifyAccountOwner } = bankHandlers({ checkOwner }, {} as never);
  const named = { ...application, accounts: { ...accounts, disburse, autopay } };
  return verifyAccountOwner.start({
    about: { application: named, number: numberOf(numbers), ...about },
    key: 'key',
  } as unknown as Work);
}

test('what the bank says is reported with the account it was said of, and nothing is made of it', async () => {
  const saved = { event: { name: 'disbursementAccountSaved' } };
  const facts = {
    use: 'disburse',
    accountToken: 'token',
    outcome: 'unknown',
    isLinked: false,
    isWhereMoneyGoes: false,
  };
  expect(await reportedOf(typedNumbers, saved)).toEqual({ reports: 'accountOwnerChecked', facts });
  expect(await reportedOf({}, saved)).toMatchObject({ facts: { outcome: 'noNumbers' } });
  expect(await reportedOf({ disburseLink: 'account-1 access-1' }, saved)).toMatchObject({ facts: { isLinked: true } });
  const chosen = { event: { name: 'paymentMethodChosen' } };
  const [own, same] = ['999999991111', '111122228765'];
  for (const [autopayAccount, isWhereMoneyGoes] of [
    [own, false],
    [same, true],
  ] as const)
    expect(await reportedOf({ ...typedNumbers, autopayRouting: '021000021', autopayAccount }, chosen)).toMatchObject({
      facts: { use: 'autopay', accountToken: 'payments', isWhereMoneyGoes },
    });
});

test('deposits go to the account that needs them, and to none that was named since', async () => {
  const sent: unknown[] = [];
  const sendDeposits = async (request: unknown) => {
    sent.push(request);
    return { reference: 'deposits-1' };
  };
  const { sendSmallDeposits } = bankHandlers({} as never, { sendDeposits } as never);
  const send = (accountToken: string, numbers = typedNumbers) =>
    sendSmallDeposits.start({
      about: {
        application: { ...application, accounts: { ...accounts, disburse } },
        number: numberOf(numbers),
        event: { name: 'smallDepositsNeeded', payload: { use: 'disburse', accountToken } },
      },
      key: 'key',
    } as unknown as Work);
  expect(await send('the one before')).toBe('done');
  expect(await send('token', { disburseLink: 'account-1 access-1' })).toBe('done');
  expect(sent).toEqual([]);
  expect(await send('token')).toEqual({
    says: 'smallDepositsSent',
    payload: { use: 'disburse', mask: '8765', reference: 'deposits-1' },
    order: { ordered: 'deposits-1', from: 'bank' },
  });
  expect(sent).toHaveLength(1);
});

test('deposits that were ordered before sending them was an effect of its own still arrive', () => {
  const { verifyAccountOwner, sendSmallDeposits } = bankHandlers({} as never, {} as never);
  for (const { long } of [verifyAccountOwner, sendSmallDeposits])
    expect(long?.finish({} as Work, { outcome: 'landed', reference: 'deposits-1' } as never)).toEqual({
      says: 'smallDepositsArrived',
      payload: { reference: 'deposits-1', isReturned: false },
    });
});
