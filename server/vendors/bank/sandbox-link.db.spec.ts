import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { testSandbox } from '../sandbox/test-bench.ts';
import { createLinkVendor } from './sandbox-link.ts';

const { sandbox } = await testSandbox();
const clock = { nowMs: Date.parse('2026-03-02T10:00:00Z') };
const options = { now: () => new Date(clock.nowMs) };
const bank = createLinkVendor(sandbox, 'bank', options);
const payroll = createLinkVendor(sandbox, 'income', options);

const about = {
  identityUuid: randomUUID(),
  name: 'Ann Archer',
  statedAnnualCents: null,
  returnUrl: 'https://lender.example/back',
};
const openBank = () => bank.open(randomUUID(), { ...about, source: 'bank', dialect: 'plaid' });
const openPayroll = () => payroll.open(randomUUID(), { ...about, source: 'TRUV_PAYROLL', dialect: 'truv' });

const atBank = async (login: string, password: string, answers?: readonly string[]) =>
  bank.submitLogin((await openBank()).linkToken, login, password, answers);
const atPayroll = async (login: string, password: string, answers?: readonly string[]) =>
  payroll.submitLogin((await openPayroll()).linkToken, login, password, answers);

const linked = { step: 'linked', publicToken: expect.stringMatching(/^public-sandbox-[0-9a-f-]{36}$/) };

describe('the bank’s window', () => {
  test.each([
    ['user_good', 'pass_good'],
    ['user_good', 'microdeposits_good'],
    [' USER_GOOD ', 'pass_good'],
    ['user_other_name', 'whatever'],
  ])('takes %s with %s', async (login, password) => {
    expect(await atBank(login, password)).toEqual(linked);
  });

  test.each([
    ['user_good', 'wrong'],
    ['user_good', ''],
    ['user_good', 'mfa_unheard_of'],
    ['user_good', 'error_NOBODY_PUBLISHES_THIS'],
    ['someone', 'pass_good'],
    ['', ''],
  ])('refuses %s with %s as a bank would', async (login, password) => {
    expect(await atBank(login, password)).toMatchObject({
      step: 'error',
      error: { error_type: 'ITEM_ERROR', error_code: 'INVALID_CREDENTIALS' },
    });
  });

  test.each([
    ['ITEM_LOCKED', 'ITEM_ERROR'],
    ['INVALID_CREDENTIALS', 'ITEM_ERROR'],
    ['INVALID_MFA', 'ITEM_ERROR'],
    ['ITEM_NOT_SUPPORTED', 'ITEM_ERROR'],
    ['MFA_NOT_SUPPORTED', 'ITEM_ERROR'],
    ['NO_ACCOUNTS', 'ITEM_ERROR'],
    ['USER_SETUP_REQUIRED', 'ITEM_ERROR'],
    ['INSTITUTION_DOWN', 'INSTITUTION_ERROR'],
    ['INSTITUTION_NOT_RESPONDING', 'INSTITUTION_ERROR'],
    ['INSTITUTION_NO_LONGER_SUPPORTED', 'INSTITUTION_ERROR'],
    ['INTERNAL_SERVER_ERROR', 'API_ERROR'],
    ['PLANNED_MAINTENANCE', 'API_ERROR'],
  ])('gives the published error %s in the published shape', async (code, type) => {
    const step = await atBank('user_good', `error_${code}`);
    if (step.step !== 'error') throw new Error(step.step);
    expect(Object.keys(step.error)).toEqual([
      'error_type',
      'error_code',
      'error_message',
      'display_message',
      'request_id',
    ]);
    expect(step.error).toMatchObject({ error_type: type, error_code: code });
  });

  test('knows no session but its own, and none that is over', async () => {
    const { linkToken } = await openBank();
    const unknown = { step: 'error', error: expect.objectContaining({ error_code: 'INVALID_LINK_TOKEN' }) };
    expect(await bank.submitLogin('link-sandbox-of-nobody', 'user_good', 'pass_good')).toEqual(unknown);
    expect(await payroll.submitLogin(linkToken, 'user_good', 'pass_good')).toEqual(unknown);
    clock.nowMs += 4 * 3_600_000 + 1;
    expect(await bank.submitLogin(linkToken, 'user_good', 'pass_good')).toEqual(unknown);
  });

  test('a token of the window is good for half an hour', async () => {
    const step = await atBank('user_good', 'pass_good');
    if (step.step !== 'linked') throw new Error(step.step);
    clock.nowMs += 30 * 60_000 + 1;
    expect(await bank.exchange(randomUUID(), step.publicToken, 'item_late')).toBeUndefined();
  });
});

describe('second factors', () => {
  test('a device’s code is 1234', async () => {
    expect(await atBank('user_good', 'mfa_device')).toMatchObject({ step: 'secondFactor', choices: [] });
    expect(await atBank('user_good', 'mfa_device', ['4321'])).toMatchObject({ error: { error_code: 'INVALID_MFA' } });
    expect(await atBank('user_good', 'mfa_device', ['1234'])).toEqual(linked);
  });

  test('two rounds of two questions are asked one round after the other', async () => {
    const password = 'mfa_questions_2_2';
    const first = ['answer_0_0', 'answer_0_1'];
    const second = ['answer_1_0', 'answer_1_1'];
    expect(await atBank('user_good', password)).toMatchObject({ prompts: [expect.any(String), expect.any(String)] });
    expect(await atBank('user_good', password, first)).toMatchObject({ step: 'secondFactor' });
    expect(await atBank('user_good', password, [...first, ...second])).toEqual(linked);
    expect(await atBank('user_good', password, ['answer_0_1', 'answer_0_0'])).toMatchObject({ step: 'error' });
    expect(await atBank('user_good', password, ['answer_0_0'])).toMatchObject({ step: 'error' });
  });

  test('a selection is answered with Yes', async () => {
    expect(await atBank('user_good', 'mfa_selections')).toMatchObject({ choices: ['Yes', 'No'] });
    expect(await atBank('user_good', 'mfa_selections', ['No'])).toMatchObject({ step: 'error' });
    expect(await atBank('user_good', 'mfa_selections', ['Yes'])).toEqual(linked);
  });
});

describe('the payroll company’s window', () => {
  test('takes goodlogin with goodpassword only', async () => {
    expect(await atPayroll('goodlogin', 'goodpassword')).toEqual(linked);
    expect(await atPayroll('goodlogin', 'pass_good')).toMatchObject({ step: 'error' });
  });

  test.each([
    ['error.user', 'goodpassword', 'LOGIN_ERROR'],
    ['nobody', 'goodpassword', 'LOGIN_ERROR'],
    ['goodlogin', 'error_NO_DATA', 'NO_DATA'],
    ['goodlogin', 'error_UNAVAILABLE', 'UNAVAILABLE'],
    ['goodlogin', 'error_LINK_EXISTS', 'LINK_EXISTS'],
    ['goodlogin', 'error_MFA_ERROR', 'MFA_ERROR'],
    ['goodlogin', 'error_INSTITUTION_DOWN', 'UNAVAILABLE'],
    ['goodlogin', 'error_ITEM_LOCKED', 'ERROR'],
  ])('says of %s with %s: %s, in its own shape', async (login, password, code) => {
    expect(await atPayroll(login, password)).toEqual({
      step: 'error',
      error: { error_code: code, error_type: 'LINK_ERROR', error_message: expect.any(String) },
    });
  });

  test('a wrong code is its own error', async () => {
    expect(await atPayroll('goodlogin', 'mfa_device', ['1'])).toMatchObject({ error: { error_code: 'MFA_ERROR' } });
  });
});
