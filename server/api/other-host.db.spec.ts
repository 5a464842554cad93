import { afterAll, expect, test } from 'vitest';
import { goodPassword } from '../people/accounts/test-accounts.ts';
import { wholeProduct } from '../proof/test-whole.ts';
import { testDatabase } from '../store/test-database.ts';

const product = await wholeProduct(await testDatabase(), { hasWorker: false });
afterAll(product.stop);

const identity = '/identity/secure/api/v1/identity';

async function registeredAt(host: string, org: string) {
  const answer = await product.server.inject({
    method: 'POST',
    url: '/identity/api/v1/registration/register',
    headers: { host, 'x-org': org },
    payload: {
      email: `at-${host.length}-${org.toLowerCase()}@example.com`,
      password: goodPassword,
      phoneNumber: '5552345678',
    },
  });
  const [{ name = '', value = '' } = {}] = answer.cookies;
  const held = { authorization: String(answer.headers.authorization), cookie: `${name}=${value}` };
  return async (host: string, org?: string) => {
    const headers = { host, ...held, ...(org === undefined ? {} : { 'x-org': org }) };
    const { statusCode, body } = await product.server.inject({ url: identity, headers });
    return statusCode === 200 ? (JSON.parse(body) as { organizationCode: string }).organizationCode : statusCode;
  };
}

test('[T3] [T6] a customer’s token is 401 on another brand’s host, whatever brand is asked for there', async () => {
  const ask = await registeredAt('kestrel-quay.localhost', 'KESTREL_QUAY');
  expect(await ask('kestrel-quay.localhost')).toBe('KESTREL_QUAY');
  expect(await ask('amberlock.localhost')).toBe(401);
  expect(await ask('amberlock.localhost', 'KESTREL_QUAY')).toBe(401);
  expect(await ask('localhost')).toBe(401);
});

test('[T3] ?org= on the same host changes what is shown: the login lives on, and data follows the token', async () => {
  const ask = await registeredAt('kestrel-quay.localhost', 'AMBERLOCK');
  expect(await ask('kestrel-quay.localhost', 'AMBERLOCK')).toBe('AMBERLOCK');
  expect(await ask('kestrel-quay.localhost', 'KESTREL_QUAY')).toBe('AMBERLOCK');
  expect(await ask('kestrel-quay.localhost')).toBe('AMBERLOCK');
  expect(await ask('amberlock.localhost')).toBe(401);
});
