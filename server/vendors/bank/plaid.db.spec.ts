import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, test } from 'vitest';
import { Secret } from '../../secret.ts';
import { whenDone } from '../../store/test-done.ts';
import { createPlaidIncome } from '../income/plaid.ts';
import { linkFor } from '../income/port-tests.ts';
import { testPlaid } from '../sandbox/test-plaid.ts';
import { VendorFault } from '../vendor.ts';
import { createPlaidBank } from './plaid.ts';
import { describeBankLinksPort, openAs } from './port-tests.ts';

const { server, options, sandbox, benchOf } = await testPlaid();
const subject = { port: createPlaidBank(options), bench: benchOf('bank') };

describeBankLinksPort(
  'Plaid, spoken by our sandbox',
  async () => subject,
  () => server.windows.bank,
);

describe('what Plaid may answer', () => {
  const said: { status: number; body: string; headers?: Record<string, string> } = { status: 200, body: '' };
  const asked: { headers: NodeJS.Dict<string | string[]>; body: string }[] = [];
  const stranger = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => void parts.push(part));
    request.on('end', () => {
      asked.push({ headers: request.headers, body: Buffer.concat(parts).toString('utf8') });
      response.writeHead(said.status, { 'content-type': 'application/json', ...said.headers }).end(said.body);
    });
  });
  const listening = new Promise<number>((done) => {
    stranger.listen(0, '127.0.0.1', () => done((stranger.address() as AddressInfo).port));
  });
  whenDone(() => void stranger.close());
  const access = new Secret(`access-sandbox-${randomUUID()}`);
  const hear = async (status: number, body: string, headers: Record<string, string> = {}) => {
    Object.assign(said, { status, body, headers });
    const port = createPlaidBank({ ...options, baseUrl: `http://127.0.0.1:${await listening}` });
    return port.accounts({ key: randomUUID(), access });
  };
  const error = (error_code: string) =>
    JSON.stringify({
      error_type: 'ITEM_ERROR',
      error_code,
      error_message: 'words',
      display_message: null,
      request_id: 'r',
    });

  test('a login that has changed, and an access that is gone, ask for a new sign-in', async () => {
    expect(await hear(400, error('ITEM_LOGIN_REQUIRED'))).toEqual({ state: 'loginRequired' });
    expect(await hear(400, error('INVALID_ACCESS_TOKEN'))).toEqual({ state: 'loginRequired' });
    expect(await hear(400, error('ADDITIONAL_CONSENT_REQUIRED'))).toEqual({ state: 'loginRequired' });
  });

  test('what is not ready is pending', async () => {
    expect(await hear(400, error('PRODUCT_NOT_READY'))).toEqual({ state: 'pending' });
  });

  test.each([
    ['an error we do not know', 400, error('SOMETHING_NEW')],
    ['an error about ourselves', 400, error('INVALID_API_KEYS')],
    ['the bank is down', 400, error('INSTITUTION_DOWN')],
    ['too many calls', 429, error('RATE_LIMIT_EXCEEDED')],
    ['an error without an object', 500, '<html>Bad gateway</html>'],
    ['success without content', 200, '{}'],
    ['success that is an error', 200, error('ITEM_LOGIN_REQUIRED')],
    ['half an answer', 200, '{"accounts":['],
    ['nothing', 204, ''],
    [
      'an account number that is none',
      200,
      JSON.stringify({
        accounts: [],
        numbers: { ach: [{ account_id: 'a', account: 'x', routing: '1' }] },
        item: { item_id: 'i' },
        request_id: 'r',
      }),
    ],
    ['a page without end', 200, `"${'x'.repeat(5_000_000)}"`],
  ])('%s is a fault', async (_, status, body) => {
    await expect(hear(status, body)).rejects.toThrow(VendorFault);
  });

  test('it follows no one elsewhere', async () => {
    const location = `${server.url}/auth/get`;
    await expect(hear(302, '', { location })).rejects.toThrow(VendorFault);
  });

  test('a fault tells neither the token nor what was said', async () => {
    const fault = await hear(400, error('SOMETHING_NEW')).catch((thrown: Error) => thrown);
    expect(String(fault)).not.toContain(access.reveal());
    expect(String(fault)).not.toContain('words');
    expect(asked.at(-1)?.body).toContain(access.reveal());
  });
});

describe('a login that was linked to show income', () => {
  const income = createPlaidIncome(options, sandbox.today);
  const { link } = linkFor(
    () => ({ port: income, bench: benchOf('income') }),
    () => server.windows.income,
  );

  test('shows its accounts too, because the person agreed to both in one window', async () => {
    const { access } = await link('PLAID_TRANSACTIONS', 'user_good', 'pass_good');
    const answer = await createPlaidBank(options).accounts({ key: randomUUID(), access });
    expect(answer).toMatchObject({ state: 'ready', accounts: [{ kind: 'checking' }, { kind: 'savings' }] });
  });
});

describe('sandbox and live are kept apart', () => {
  const live = createPlaidBank({ ...options, baseUrl: 'https://production.plaid.invalid' });
  const sandboxToken = new Secret(`public-sandbox-${randomUUID()}`);
  const liveToken = new Secret(`public-production-${randomUUID()}`);

  test('a sandbox’s token is refused without being sent to the live service', async () => {
    expect(await live.exchange({ key: randomUUID(), publicToken: sandboxToken })).toEqual({ outcome: 'refused' });
    const access = new Secret(`access-sandbox-${randomUUID()}`);
    expect(await live.accounts({ key: randomUUID(), access })).toEqual({ state: 'loginRequired' });
    const account = { kind: 'linked', access, accountId: 'a' } as const;
    expect(await live.checkOwner({ key: randomUUID(), name: 'Ann Archer', account })).toEqual({ outcome: 'unknown' });
  });

  test('a live token is refused without being sent to a sandbox', async () => {
    const before = (await sandbox.book('bank', 1000)).length;
    expect(await subject.port.exchange({ key: randomUUID(), publicToken: liveToken })).toEqual({ outcome: 'refused' });
    expect((await sandbox.book('bank', 1000)).length).toBe(before);
  });

  test('the secret is never sent over a line that others can read', () => {
    expect(() => createPlaidBank({ ...options, baseUrl: 'http://production.plaid.invalid' })).toThrow('https');
  });

  test('wrong keys are a fault', async () => {
    const port = createPlaidBank({ ...options, secret: new Secret('not ours') });
    await expect(port.openLink(openAs(randomUUID()))).rejects.toThrow('INVALID_API_KEYS');
  });
});
