/** Two small deposits, from the number that was typed to an account that is proved, with the sandbox bank. */
import { expect, test } from 'vitest';
import type { CommandName } from '#core/contract/commands.ts';
import { testProduct } from '../../proof/test-product.ts';
import { journeysOn } from '../../proof/test-traveler.ts';

const product = await testProduct();
const { origination } = product;
const typed = (lastFour: string) => ({
  account: { way: 'typed', routingNumber: '021000021', accountNumber: `11112222${lastFour}` },
});

async function withAccount(lastFour: string) {
  const until = {
    until: ({ application }: { application: { status: string } }) => application.status === 'DISBURSEMENT_ACCOUNT',
  };
  const { who, uuid } = await journeysOn(product).travel({}, until);
  const act = (command: CommandName, body: unknown) => origination.act({ person: who, uuid, command, body });
  const read = async () => (await origination.view(who, uuid)).application;
  await act('saveDisbursementAccount', typed(lastFour));
  const deposits = async (state: string) =>
    expect.poll(async () => (await read()).accounts.deposits?.state, { timeout: 30_000 }).toBe(state);
  const name = (...amountsCents: [number, number]) => act('nameSmallDeposits', { amountsCents });
  return { act, read, deposits, name };
}

test('an account the bank cannot speak for is proved by naming both amounts, in either order', async () => {
  const { read, deposits, name } = await withAccount('0202');
  await deposits('ARRIVED');
  expect((await read()).conditions).toMatchObject([{ categoryEnum: 'BANK_ACCOUNT_FRAUD_REVIEW', clearedAt: null }]);
  expect((await name(32, 46)).application.accounts.deposits).toMatchObject({ triesLeft: 2 });
  // The same two again, in the other order: the bank is asked once, and no try is lost.
  expect((await name(46, 32)).application.accounts.deposits).toMatchObject({ triesLeft: 2 });
  const { application } = await name(45, 32);
  expect(application).toMatchObject({ accounts: { deposits: null, isOwnerVerified: true } });
  expect(application.conditions).toMatchObject([{ clearedAt: expect.any(String) }]);
  await expect(name(45, 32)).rejects.toMatchObject({ code: 'conflict' });
});

test('named wrong three times, another account is asked for; one whose deposits come back, a third', async () => {
  const { act, read, deposits, name } = await withAccount('0202');
  await expect(act('replaceAccount', typed('5678'))).rejects.toMatchObject({ code: 'conflict' });
  await deposits('ARRIVED');
  // Payments from the same account: it is proved once, and replaced for both.
  await act('choosePaymentMethod', { paymentType: 'AUTOPAY', account: { way: 'same' } });
  for (const cents of [1, 2, 3]) await name(cents, 99);
  expect((await read()).accounts.deposits).toMatchObject({ state: 'FAILED', triesLeft: 0 });
  await expect(name(32, 45)).rejects.toMatchObject({ code: 'conflict' });
  await act('replaceAccount', typed('0203'));
  expect((await read()).accounts).toMatchObject({ disburse: { mask: '0203' }, autopay: { mask: '0203' } });
  await deposits('FAILED');
  await act('replaceAccount', typed('5678'));
  await expect.poll(async () => (await read()).accounts.isOwnerVerified, { timeout: 30_000 }).toBe(true);
  const { accounts, conditions } = await read();
  expect(accounts).toMatchObject({ disburse: { mask: '5678' }, autopay: { mask: '5678' }, deposits: null });
  expect(conditions.every(({ clearedAt }) => clearedAt !== null)).toBe(true);
});
