/** Leaving where a login is kept elsewhere, both ways, against a real OpenID provider: exactly the sessions that are meant end. */
import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { registered, someone, testAccounts } from '../people/accounts/test-accounts.ts';
import { takeEach } from '../store/rate-limits.ts';
import { testDatabase } from '../store/test-database.ts';
import { createOidcSignOn } from '../vendors/sign-on/oidc.ts';
import { startProvider } from '../vendors/sign-on/test-provider.ts';
import { identityHandlers } from './identity.ts';
import { apiWith } from './test-handlers.ts';

const provider = await startProvider();
const db = await testDatabase();
const signOn = createOidcSignOn({ clients: new Map([['ORG_A', provider.client]]), timeoutS: 5 });
const { accounts, logged } = testAccounts(db, signOn);
const places = { siteOf: () => 'https://aspen.test', brandQuery: () => '' };
const { server } = apiWith(identityHandlers(accounts, places), {
  authenticate: accounts.authenticate,
  countCall: (bucket, uses) => takeEach(db.app, bucket, uses),
});
type Kind = 'customer' | 'agent';

/** A browser here and there: signed in by the provider, under a name of its own or another's. */
async function signedIn(kind: Kind, name = `p${randomUUID().slice(0, 8)}`) {
  const there = provider.newBrowser();
  const { address } = someone();
  const jar = new Map<string, string>();
  let token = '';
  const send = async (method: 'GET' | 'POST', url: string, payload?: object) => {
    const cookie = [...jar].map(([key, value]) => `${key}=${value}`).join('; ');
    const headers = { 'x-forwarded-for': address, 'x-org': 'ORG_A', cookie, ...(token && { authorization: token }) };
    const answer = await server.inject({ method, url, headers, ...(payload && { payload }) });
    for (const one of answer.cookies) jar.set(one.name, one.value);
    token = String(answer.headers['authorization'] ?? token);
    return answer;
  };
  const broker = `/identity-broker/${kind}`;
  const { redirect } = (await send('POST', `${broker}/api/v3/login/redirect`)).json();
  const code = await there.visit(redirect, `${name}@example.com`);
  const state = new URL(redirect).searchParams.get('state');
  expect((await send('POST', `${broker}/api/v3/login/return`, { state, code })).statusCode).toBe(200);
  return {
    ...{ name, there, kind },
    isIn: async () => (await send('GET', `${broker}/secure/api/v3/self/figureinfo`)).statusCode === 200,
    leave: async () => (await send('POST', `${broker}/secure/api/v3/logout`)).json().redirect as string,
  };
}

const say = (token: string, kind: Kind = 'customer', orgCode = 'ORG_A') =>
  server.inject({
    method: 'POST',
    url: `/identity-broker/${kind}/api/v3/logout/backchannel`,
    headers: { 'content-type': 'application/x-www-form-urlencoded', 'x-org': orgCode },
    payload: new URLSearchParams({ logout_token: token }).toString(),
  });

const newest = () => provider.told.at(-1) ?? '';
const staffNamed = async (name: string) => {
  await accounts.people.invite({ orgCode: 'ORG_A', email: `${name}@example.com`, roles: ['processor'] });
  return name;
};
const wordAbout = (claims: object) => {
  const now = Math.floor(Date.now() / 1000);
  const events = { 'http://schemas.openid.net/event/backchannel-logout': {} };
  const own = { iss: provider.issuer, aud: 'hearthline', iat: now, exp: now + 120, jti: randomUUID(), events };
  return provider.sign({ ...own, ...claims });
};

describe('someone who leaves us', () => {
  test('is led to the end of their session there, which the provider believes without a question, and back', async () => {
    const ann = await signedIn('customer');
    const url = new URL(await ann.leave());
    expect(url.origin).toBe(provider.issuer);
    expect(url.searchParams.get('post_logout_redirect_uri')).toBe('https://aspen.test/');
    expect(url.searchParams.get('id_token_hint')).toMatch(/^[\w-]+\.[\w-]+\.[\w-]+$/);
    expect(await ann.there.leave(url.href)).toBe('https://aspen.test/');
    expect(await ann.isIn()).toBe(false);
    const [row] = await db.owner<{ n: number }[]>`select count(*)::int as n from app.external_session`;
    expect(row?.n).toBe(0);
  });

  test('and whose login is ours goes to our own page', async () => {
    const { opened } = await registered(accounts);
    const cookie = opened.setCookie.split(';')[0] ?? '';
    const url = '/identity-broker/customer/secure/api/v3/logout';
    const answer = await server.inject({ method: 'POST', url, headers: { 'x-org': 'ORG_A', cookie } });
    expect(answer.json()).toEqual({ redirect: '/auth/login' });
  });

  test('the token of the login lies sealed, and in no log', async () => {
    const ann = await signedIn('customer');
    const [row] = await db.owner<{ sealed: Buffer }[]>`select sealed from app.external_session limit 1`;
    expect(row?.sealed.length).toBeGreaterThan(100);
    const hint = new URL(await ann.leave()).searchParams.get('id_token_hint') ?? '';
    expect(row?.sealed.includes(hint.slice(0, 40))).toBe(false);
    expect(logged.join('\n')).not.toContain(hint);
  });
});

describe('staff', () => {
  test('leave there too, and come back to the console', async () => {
    const ada = await signedIn('agent', await staffNamed('ada'));
    const url = new URL(await ada.leave());
    expect(url.searchParams.get('post_logout_redirect_uri')).toBe('https://aspen.test/console');
    expect(await ada.there.leave(url.href)).toBe('https://aspen.test/console');
    expect(await ada.isIn()).toBe(false);
  });

  test('and borrowers of one name there are two: a word to one door ends nothing behind the other', async () => {
    const staff = await signedIn('agent', await staffNamed('bea'));
    const borrower = await signedIn('customer', 'bea');
    expect((await say(await wordAbout({ sub: 'bea' }), 'agent')).statusCode).toBe(204);
    expect([await staff.isIn(), await borrower.isIn()]).toEqual([false, true]);
    expect((await say(await wordAbout({ sub: 'bea' }), 'customer')).statusCode).toBe(204);
    expect(await borrower.isIn()).toBe(false);
  });
});

describe('someone who signs out there', () => {
  test('is out here in that browser, and stays in in their other one', async () => {
    const phone = await signedIn('customer');
    const desk = await signedIn('customer', phone.name);
    const bob = await signedIn('customer');
    await phone.there.leave(`${provider.issuer}/session/end`);
    expect((await say(newest())).statusCode).toBe(204);
    expect([await phone.isIn(), await desk.isIn(), await bob.isIn()]).toEqual([false, true, true]);
  });

  test('everywhere, is out of every session that came from there', async () => {
    const phone = await signedIn('customer');
    const desk = await signedIn('customer', phone.name);
    const bob = await signedIn('customer');
    expect((await say(await wordAbout({ sub: phone.name }))).statusCode).toBe(204);
    expect([await phone.isIn(), await desk.isIn(), await bob.isIn()]).toEqual([false, false, true]);
  });

  test('is heard once: the same word again is refused, and ends no session that was opened since', async () => {
    const ann = await signedIn('customer');
    const word = await wordAbout({ sub: ann.name });
    const answers = await Promise.all([say(word), say(word), say(word)]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([204, 400, 400]);
    const again = await signedIn('customer', ann.name);
    expect((await say(word)).statusCode).toBe(400);
    expect(await again.isIn()).toBe(true);
  });

  test('under a name that does not go with the session ends nothing', async () => {
    const [ann, bob] = [await signedIn('customer'), await signedIn('customer')];
    await ann.there.leave(`${provider.issuer}/session/end`);
    const { sid } = JSON.parse(Buffer.from(newest().split('.')[1] ?? '', 'base64url').toString());
    expect((await say(await wordAbout({ sub: bob.name, sid }))).statusCode).toBe(204);
    expect([await ann.isIn(), await bob.isIn()]).toEqual([true, true]);
    expect((await say(await wordAbout({ sid }))).statusCode).toBe(204);
    expect([await ann.isIn(), await bob.isIn()]).toEqual([false, true]);
  });

  test.each<[string, () => Promise<{ readonly statusCode: number }>, number]>([
    ['is forged', async () => say(await provider.sign({ sub: 'x' }, { by: provider.newKey('first') })), 400],
    ['is nothing', () => say(''), 400],
    ['is for another', async () => say(await wordAbout({ sub: 'x', aud: 'another' })), 400],
    ['has ended', async () => say(await wordAbout({ sub: 'x', exp: 1 })), 400],
    ['comes to a lender without a provider', async () => say(await wordAbout({ sub: 'x' }), 'customer', 'ORG_B'), 404],
  ])('a word that %s is refused', async (_, tell, status) => {
    const ann = await signedIn('customer');
    expect((await tell()).statusCode).toBe(status);
    expect(await ann.isIn()).toBe(true);
  });

  test('cannot be heard while the provider’s keys cannot be had: it is asked to say it again', async () => {
    const fresh = testAccounts(db, createOidcSignOn({ clients: new Map([['ORG_A', provider.client]]), timeoutS: 1 }));
    await fresh.accounts.externalLogin.begin(
      { orgCode: 'ORG_A', returnUrl: 'https://aspen.test/auth/return', cookies: {} },
      { isSecure: true },
    );
    const word = await wordAbout({ sub: 'x' });
    provider.state.mode = 'down';
    await expect(fresh.accounts.externalLogin.endedThere('ORG_A', word)).rejects.toMatchObject({ code: 'unavailable' });
    provider.state.mode = 'normal';
    await expect(fresh.accounts.externalLogin.endedThere('ORG_A', word)).resolves.toBeUndefined();
  });
});
