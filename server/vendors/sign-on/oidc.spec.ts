/** The keeper of logins by OpenID Connect, against a real provider of this process. */
import { hash, randomUUID } from 'node:crypto';
import { decodeProtectedHeader, SignJWT, UnsecuredJWT } from 'jose';
import { describe, expect, test } from 'vitest';
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
  expect(ann).toMatchObject({
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

describe('a word about a logout there', () => {
  const event = { 'http://schemas.openid.net/event/backchannel-logout': {} };
  const nowS = () => Math.floor(Date.now() / 1000);
  const claims = (rest: object = {}) => ({
    ...{ iss: provider.issuer, aud: 'hearthline', iat: nowS(), exp: nowS() + 120, jti: randomUUID() },
    ...{ sub: 'ann', sid: 'there', events: event, ...rest },
  });
  const ended = (token: string, orgCode = 'ASPEN') => signOn.ended({ orgCode, token });

  test('names the person and the session there, by the names that the login had', async () => {
    const browser = provider.newBrowser();
    const ann = await finish(await browser.visit((await begin()).url, 'ann@example.com'));
    if (ann.outcome !== 'known' || !ann.idToken) throw new Error('not known');
    const url = (await signOn.leave({ orgCode: 'ASPEN', returnUrl: leftUrl, idToken: ann.idToken })) ?? '';
    expect(new URL(url).searchParams.get('id_token_hint')).toBe(ann.idToken.reveal());
    expect(await browser.leave(url)).toBe(leftUrl);
    await expect.poll(() => provider.told.length).toBe(1);
    expect(await ended(provider.told[0] ?? '')).toMatchObject({
      ...{ subject: ann.subject, sessionThere: ann.sessionThere, organizations: ['ASPEN'] },
    });
    expect(await ended(provider.told[0] ?? '', 'OTHER')).toBeUndefined();
  });

  test('may name one of them alone, and be for several', async () => {
    expect(await ended(await provider.sign(claims({ sid: undefined })))).toMatchObject({ sessionThere: null });
    expect(await ended(await provider.sign(claims({ sub: undefined })))).toMatchObject({ subject: null });
    expect(await ended(await provider.sign(claims({ aud: ['another', 'hearthline'] })))).toBeDefined();
    expect(await ended(await provider.sign(claims(), { typ: 'JWT' }))).toBeDefined();
    // Older providers say when it was made, and not until when it counts.
    expect(await ended(await provider.sign(claims({ exp: undefined })))).toBeDefined();
  });

  test.each<[string, () => object]>([
    ['of another provider', () => ({ iss: 'https://other.example' })],
    ['for another', () => ({ aud: 'another' })],
    ['for no one', () => ({ aud: undefined })],
    ['that has ended', () => ({ exp: nowS() - 60 })],
    ['that was made long ago', () => ({ iat: nowS() - 400, exp: undefined })],
    ['that is made tomorrow', () => ({ iat: nowS() + 86_400, exp: nowS() + 90_000 })],
    ['that does not say when it was made', () => ({ iat: undefined })],
    ['without a number', () => ({ jti: undefined })],
    ['about no one', () => ({ sub: undefined, sid: undefined })],
    ['about nothing', () => ({ events: undefined })],
    ['about another event', () => ({ events: { 'https://example.com/event': {} } })],
    ['whose event is no object', () => ({ events: { 'http://schemas.openid.net/event/backchannel-logout': true } })],
    ['that was made for a login', () => ({ nonce: 'n' })],
  ])('%s does not count', async (_, wrong) => {
    expect(await ended(await provider.sign(claims(wrong())))).toBeUndefined();
  });

  test('signed by another, by no one, by our own secret or as another kind of token does not count', async () => {
    const right = await provider.sign(claims());
    expect(await ended(right)).toBeDefined();
    const { kid } = decodeProtectedHeader(right);
    const stranger = { ...provider.newKey(String(kid)) };
    expect(await ended(await provider.sign(claims(), { by: stranger }))).toBeUndefined();
    expect(await ended(await provider.sign(claims(), { by: provider.newKey('unknown') }))).toBeUndefined();
    expect(await ended(await provider.sign(claims(), { typ: 'at+jwt' }))).toBeUndefined();
    expect(await ended(new UnsecuredJWT(claims()).encode())).toBeUndefined();
    const secret = new TextEncoder().encode(provider.client.clientSecret.reveal());
    const ours = new SignJWT(claims()).setProtectedHeader({ alg: 'HS256', typ: 'logout+jwt' });
    expect(await ended(await ours.sign(secret))).toBeUndefined();
    const [head = '', , signature = ''] = right.split('.');
    const other = Buffer.from(JSON.stringify(claims({ sub: 'bob' }))).toString('base64url');
    expect(await ended(`${head}.${other}.${signature}`)).toBeUndefined();
  });

  test('cannot be judged while the provider’s keys cannot be had: that is a fault, and no refusal', async () => {
    const fresh = createOidcSignOn({ clients, timeoutS: 1 });
    await fresh.leave({ orgCode: 'ASPEN', returnUrl: leftUrl });
    const token = await provider.sign(claims());
    provider.state.mode = 'down';
    await expect(fresh.ended({ orgCode: 'ASPEN', token })).rejects.toThrow(VendorFault);
    provider.state.mode = 'malformed';
    await expect(fresh.ended({ orgCode: 'ASPEN', token })).rejects.toThrow(VendorFault);
    provider.state.mode = 'normal';
    expect(await fresh.ended({ orgCode: 'ASPEN', token })).toBeDefined();
  });
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
