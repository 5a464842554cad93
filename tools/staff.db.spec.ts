/** `npm run staff` as it is typed, on a database of its own. */
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { loadBrands } from '#server/brands.ts';
import { someone, testAccounts, tokenIn } from '#server/people/accounts/test-accounts.ts';
import { testDatabase } from '#server/store/test-database.ts';
import type {} from '#server/store/test-database-setup.ts';
import { staffCommand } from './staff.ts';
import { root } from './tree.ts';

const db = await testDatabase();
const brands = await loadBrands(join(root, 'brands'));
const provider = brands.provider.canonicalOrgCode;
const { accounts, sender } = testAccounts(db, undefined, (code) => ({
  orgCode: code,
  name: 'Lender',
  siteUrl: 'https://lender.test',
}));
const deps = { staff: accounts.staff, settled: sender.settled, brands };
const type = (...typed: string[]) => staffCommand(deps, typed, 'ida');
const partner = brands.organizations.find((code) => code !== provider) ?? '';

test('[T24] makes the first admin of an empty database, who chooses a password by the link that is shown', async () => {
  expect(await type('list')).toContain('No one works here yet');
  const { email } = someone();
  const said = await type('add', '--email', email, '--role', 'providerAdmin', '--name', 'Ada  van Dyke');
  expect(said).toContain(`${email} is providerAdmin at ${provider}.`);
  const link = /https:\S+/.exec(said)?.[0] ?? '';
  expect(link).toMatch(/^https:\/\/lender\.test\/console\/reset-password#token=/);
  expect(await type('list')).toMatch(/Ada van Dyke {2}providerAdmin {2}invited$/);
  await accounts.credentials.resetPassword({ token: tokenIn(link), password: 'Plum-tractor-91!' }, someone());
  expect(await type('list')).toMatch(/no second factor yet$/);
  const rows = await db.owner`select act, by_name, what from app.audit_entry where org_code = ${provider}`;
  expect(rows).toEqual([{ act: 'staffInvited', byName: 'ida (shell)', what: 'providerAdmin' }]);
});

test('[T24] suspends, brings back, changes roles and resets factors, in the organization that is named', async () => {
  const { email } = someone();
  const at = ['--email', email, '--org', partner];
  await type('add', ...at, '--role', 'processor', '--name', 'Pia Nowak');
  expect(await type('suspend', ...at, '--why', 'On leave')).toContain('suspended');
  expect(await type('list', '--org', partner)).toContain('suspended');
  expect(await type('reactivate', ...at)).toContain('may sign in again');
  expect(await type('roles', ...at, '--role', 'notary', '--role', 'supportAgent')).toContain('notary, supportAgent');
  expect(await type('reset-factor', ...at)).toContain('#token=');
  const rows = await db.owner<
    { act: string }[]
  >`select act from app.audit_entry where org_code = ${partner} order by id`;
  expect(rows.map(({ act }) => act)).toEqual([
    'staffInvited',
    'staffSuspended',
    'staffReactivated',
    'rolesChanged',
    'factorReset',
  ]);
});

test.each([
  [['hire'], "There is no command 'hire'"],
  [[], 'npm run staff -- add'],
  [['add', '--surname', 'x'], 'surname'],
  [['add', '--email', 'pia', '--role', 'processor'], 'valid email'],
  [['add', '--email', 'pia@lender.example', '--name', 'Pia Nowak'], 'Please say what they are'],
  [['add', '--email', 'pia@lender.example', '--role', 'boss', '--name', 'Pia Nowak'], "no role 'boss'"],
  [['add', '--email', 'pia@lender.example', '--role', 'borrower', '--name', 'Pia Nowak'], "no role 'borrower'"],
  [['add', '--email', 'pia@lender.example', '--role', 'notary', '--name', 'Pia'], 'first and a last name'],
  [
    ['add', '--email', 'pia@lender.example', '--role', 'notary', '--name', 'P N', '--org', 'NOWHERE'],
    "no organization 'NOWHERE'",
  ],
  [['suspend', '--email', 'nobody@lender.example'], 'has this email'],
])('%j is answered with a sentence', async (typed, sentence) => {
  await expect(type(...typed)).rejects.toThrow(sentence);
});

test('[T24] a partner has no provider admins, and no one is added twice', async () => {
  const { email } = someone();
  const add = (role: string) => type('add', '--email', email, '--role', role, '--name', 'Pia Nowak', '--org', partner);
  await expect(add('providerAdmin')).rejects.toThrow('Only the provider itself');
  await add('processor');
  await expect(add('processor')).rejects.toThrow('works here already');
});
