/** Windows at other companies, as a browser and the sandboxes' own pages see them. */
import { randomUUID } from 'node:crypto';
import Fastify from 'fastify';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Person } from '../../actor.ts';
import { testProduct } from '../../proof/test-product.ts';
import { journeysOn } from '../../proof/test-traveler.ts';
import { addSandboxPages } from '../../vendors/sandbox/pages.ts';
import { person } from '../origination/test-origination.ts';

const product = await testProduct();
const { linking, origination, vendors, orgCode } = product;
const pages = Fastify();
addSandboxPages(pages, vendors.pages);

let who: Person;
let uuid = '';
const returnUrl = 'https://lender.example/account/heloc/oauth-success';
const openPayroll = () =>
  linking.open({ person: who, uuid, target: { use: 'income', source: 'TRUV_PAYROLL' }, returnUrl });

beforeAll(async () => {
  const there = await journeysOn(product).travel(
    {},
    { until: ({ application }) => application.status === 'INCOME_VERIFICATION' },
  );
  ({ who, uuid } = there);
});

const at = (url: string | null) => new URL(url ?? '').pathname;
const post = (url: string | null, form: Record<string, string>) =>
  pages.inject({
    method: 'POST',
    url: at(url),
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(form).toString(),
  });
const hidden = (body: string) => /name="attempt" value="([\w-]+)"/.exec(body)?.[1] ?? '';

describe('a window', () => {
  test('[ROUTE-066] is the same one when it is opened again, and none for what the application does not want now', async () => {
    const first = await openPayroll();
    expect(await openPayroll()).toEqual(first);
    await expect(linking.open({ person: who, uuid, target: { use: 'bank' }, returnUrl })).rejects.toMatchObject({
      code: 'conflict',
    });
  });

  test('someone else’s application and one that is not there are answered alike', async () => {
    const stranger = person('borrower', orgCode);
    for (const one of [uuid, randomUUID()]) {
      await expect(
        linking.open({ person: stranger, uuid: one, target: { use: 'income', source: 'EMPINFO' }, returnUrl }),
      ).rejects.toMatchObject({ code: 'notFound' });
      await expect(linking.look(stranger, one, 'income')).rejects.toMatchObject({ code: 'notFound' });
    }
  });

  test('refuses a wrong password in the payroll company’s own words, then takes the published one', async () => {
    const { url } = await openPayroll();
    const shown = await pages.inject({ url: at(url) });
    expect(shown.statusCode).toBe(200);
    expect(shown.headers['content-security-policy']).toContain("default-src 'none'");
    expect(shown.headers['content-security-policy']).not.toContain('script-src');
    expect(shown.body).not.toContain('<script');
    const wrong = await post(url, { step: 'login', login: '"><script>', password: 'x' });
    expect(wrong.body).toContain('The user name or password is not right.');
    expect(wrong.body).not.toContain('"><script>');
    expect(await linking.look(who, uuid, 'income')).toMatchObject({ state: 'open', url });

    const factor = await post(url, { step: 'login', login: 'user_good', password: 'mfa_device' });
    const refused = await post(url, { step: 'factor', attempt: hidden(factor.body), answer: '9999' });
    expect(refused.body).toContain('The code is not right.');
    const right = await post(url, { step: 'factor', attempt: hidden(factor.body), answer: '1234' });
    expect(right.body).toContain('Share with your lender');
    const back = await post(url, { step: 'share', attempt: hidden(right.body) });
    expect([back.statusCode, back.headers.location]).toEqual([303, returnUrl]);
    expect(await linking.look(who, uuid, 'income')).toMatchObject({
      state: 'finished',
      source: 'TRUV_PAYROLL',
      url: null,
    });
  });

  test('a window no one opened is closed, and a step that was skipped leads nowhere', async () => {
    const noOne = await pages.inject({ url: '/sandbox/bank/link/link-sandbox-none' });
    expect([noOne.statusCode, noOne.body.includes('This window is closed')]).toEqual([404, true]);
    const { url } = await linking.open({ person: who, uuid, target: { use: 'income', source: 'EMPINFO' }, returnUrl });
    const skipped = await post(url, { step: 'share', attempt: 'x'.repeat(24) });
    expect(skipped.body).toContain('Sign in to');
    expect(await linking.look(who, uuid, 'income')).toMatchObject({ state: 'open' });
  });

  test('a company that is down is no fault of ours: the borrower is told to try again', async () => {
    await vendors.sandbox.setMode('income', 'down');
    await expect(
      linking.open({ person: who, uuid, target: { use: 'income', source: 'POINTSERV_TAX' }, returnUrl }),
    ).rejects.toMatchObject({ code: 'unavailable' });
    await vendors.sandbox.setMode('income', 'normal');
  });
});

describe('a bank that was linked to show income', () => {
  const share = async (source: 'PLAID_TRANSACTIONS' | 'TRUV_PAYROLL') => {
    const { uuid: link, url } = await linking.open({ person: who, uuid, target: { use: 'income', source }, returnUrl });
    const right = await post(url, { step: 'login', login: 'user_good', password: 'pass_good' });
    await post(url, { step: 'share', attempt: hidden(right.body) });
    await linking.look(who, uuid, 'income');
    return link;
  };
  const accountIds = async () => (await linking.look(who, uuid, 'bank'))?.accounts.map(({ accountId }) => accountId);

  test('need not be linked again for money; a payroll company’s login shows no account', async () => {
    const payroll = await share('TRUV_PAYROLL');
    expect(await linking.look(who, uuid, 'bank')).toBeUndefined();
    const link = await share('PLAID_TRANSACTIONS');
    expect(await linking.look(who, uuid, 'bank')).toMatchObject({
      uuid: link,
      source: 'PLAID_TRANSACTIONS',
      state: 'finished',
      accounts: [{ name: 'Everyday Checking', canReceive: true }, { name: 'Rainy Day Savings' }],
    });
    const [first = ''] = (await accountIds()) ?? [];
    expect(await linking.account(orgCode, uuid, link, first)).toMatchObject({ name: 'Everyday Checking' });
    expect(await linking.account(orgCode, uuid, payroll, first)).toBeUndefined();
    const seen = JSON.stringify(await linking.look(who, uuid, 'bank'));
    expect(seen).not.toMatch(/access-|public-|(?<![\w-])\d{9}(?![\w-])/);
  });

  test('is asked for again when it does not answer, and the page goes on', async () => {
    await share('PLAID_TRANSACTIONS');
    await vendors.sandbox.setMode('bank', 'down');
    expect(await linking.look(who, uuid, 'bank')).toBeUndefined();
    await vendors.sandbox.setMode('bank', 'normal');
  });
});

describe('what a command makes of it', () => {
  const provide = (body: unknown) => origination.act({ person: who, uuid, command: 'provideIncomeSource', body });

  test('[ENUM-11] an unknown source, a link of another source, another application’s link or none at all are refused', async () => {
    const link = await openPayroll();
    for (const body of [
      { source: 'UNKNOWN', documentUuids: [], numDocsRequired: 1 },
      { source: 'TRUV_PAYROLL', documentUuids: [], numDocsRequired: 1 },
      { source: 'TRUV_PAYROLL', linkToken: randomUUID(), documentUuids: [], numDocsRequired: 1 },
      { source: 'TRUV_PAYROLL', linkToken: "' or 1=1 --", documentUuids: [], numDocsRequired: 1 },
      { source: 'TRUV_PAYROLL', linkToken: link.uuid, documentUuids: [], numDocsRequired: 1 },
      { source: 'MANUAL_PAYSTUB', documentUuids: [], numDocsRequired: 1 },
    ])
      await expect(provide(body)).rejects.toMatchObject({ code: 'invalid' });
  });

  test('a finished link is proof, and nothing secret is in the answer', async () => {
    const { uuid: link, url } = await openPayroll();
    const right = await post(url, { step: 'login', login: 'goodlogin', password: 'goodpassword' });
    await post(url, { step: 'share', attempt: hidden(right.body) });
    const seen = JSON.stringify(await linking.look(who, uuid, 'income'));
    expect(seen).not.toMatch(/access-|public-/);
    await provide({ source: 'TRUV_PAYROLL', linkToken: link, documentUuids: [], numDocsRequired: 1 });
    expect((await origination.view(who, uuid)).application.income.sources).toContain('TRUV_PAYROLL');
  });
});
