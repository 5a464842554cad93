/** The keeper of logins by OpenID Connect, against a real provider of this process. */
import { hash, randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { Secret } from '../../secret.ts';
import { VendorFault } from '../vendor.ts';
import { createOidcSignOn } from './oidc.ts';
import type { SignOn } from './port.ts';
import { describeSignOnPort } from './port-tests.ts';
import { leftUrl, startProvider } from './test-provider.ts';

const returnUrl = 'https://aspen.test/auth/return?org=ASPEN';
const provider = await startProvider();
const clients = new Map([['ASPEN', provider.client]]);
const signOn = createOidcSignOn({ clients, timeoutS: 5 });

describeSignOnPort<SignOn>(
  'openid connect',
  async () => {
    const asked = new Map<string, number>();
    const count = (key: string) => asked.set(key, (asked.get(key) ?? 0) + 1);
    return {
      port: {
        ...signOn,
        finish: (request) => {
          count(request.key);
          return signOn.finish(request);
        },
      },
      bench: {
        setMode: async (mode) => {
          provider.state.mode = mode;
        },
        timesAsked: async (key) => asked.get(key) ?? 0,
        deliver: async () => [],
        balances: async () => new Map(),
      },
    };
  },
  (_, url, email) => provider.visit(url, email),
  // What a provider offers is known from the first time on: beginning asks no one.
  ['finish'],
);

const verifier = 'verifier'.padEnd(43, '.');
const challengeOf = (text: string) => hash('sha256', text, 'base64url');
const begin = (nonce = 'nonce', on = signOn) =>
  on.begin({
    ...{ key: randomUUID(), orgCode: 'ASPEN', state: 's'.repeat(43), nonce, returnUrl, lenderName: 'Aspen' },
    codeChallenge: challengeOf(verifier),
  });
const finish = (code: string, nonce = 'nonce', on = signOn) =>
  on.finish({ key: randomUUID(), orgCode: 'ASPEN', code, codeVerifier: verifier, nonce, returnUrl });

test('the address asks for a code with a proof key and a nonce', async () => {
  const { searchParams } = new URL((await begin()).url);
  expect(Object.fromEntries(searchParams)).toMatchObject({
    ...{ client_id: 'hearthline', response_type: 'code', redirect_uri: returnUrl, nonce: 'nonce' },
    ...{ code_challenge_method: 'S256', code_challenge: challengeOf(verifier), scope: 'openid email phone' },
  });
});

test('who came back has a name of this provider, a confirmed address or not, and ten digits', async () => {
  const ann = await finish(await provider.visit((await begin()).url, 'ann@example.com'));
  expect(ann).toEqual({
    ...{ outcome: 'known', subject: `${provider.issuer} ann`, email: 'ann@example.com' },
    ...{ isEmailConfirmed: true, phoneNumber: '4155550123' },
  });
  const bob = await finish(await provider.visit((await begin()).url, 'unconfirmed-bob@example.com'));
  expect(bob).toMatchObject({ isEmailConfirmed: false });
});

test('an answer to another login is none to this: the nonce says so', async () => {
  const code = await provider.visit((await begin('of another')).url, 'ann@example.com');
  expect(await finish(code, 'of mine')).toEqual({ outcome: 'refused' });
});

test('a signing key that was replaced counts at once', async () => {
  expect(await finish(await provider.visit((await begin()).url, 'ann@example.com'))).toMatchObject({
    outcome: 'known',
  });
  provider.useKey('second');
  expect(await finish(await provider.visit((await begin()).url, 'ann@example.com'))).toMatchObject({
    outcome: 'known',
  });
  expect(provider.state.keysAsked).toBeGreaterThan(1);
});

test('someone who leaves is sent to be signed out there, and back to us', async () => {
  const url = new URL((await signOn.leave({ orgCode: 'ASPEN', returnUrl: leftUrl })) ?? '');
  expect(url.origin).toBe(provider.issuer);
  expect(Object.fromEntries(url.searchParams)).toMatchObject({
    ...{ client_id: 'hearthline', post_logout_redirect_uri: leftUrl },
  });
  expect((await fetch(url)).status).toBe(200);
  expect(await signOn.leave({ orgCode: 'OTHER', returnUrl: leftUrl })).toBeUndefined();
});

test('an organization without a provider, another secret and a provider elsewhere are faults', async () => {
  await expect(signOn.begin({ ...(await anyBegin()), orgCode: 'OTHER' })).rejects.toThrow(VendorFault);
  const wrong = createOidcSignOn({
    clients: new Map([['ASPEN', { ...provider.client, clientSecret: new Secret('another secret altogether') }]]),
  });
  const code = await provider.visit((await begin('nonce', wrong)).url, 'ann@example.com');
  await expect(finish(code, 'nonce', wrong)).rejects.toThrow(VendorFault);
  const away = createOidcSignOn({
    clients: new Map([['ASPEN', { ...provider.client, issuer: 'http://127.0.0.1:9' }]]),
  });
  await expect(begin('nonce', away)).rejects.toThrow(VendorFault);
});

async function anyBegin() {
  return {
    ...{ key: randomUUID(), orgCode: 'ASPEN', state: 's'.repeat(43), nonce: 'n', returnUrl, lenderName: 'Aspen' },
    codeChallenge: challengeOf(verifier),
  };
}
