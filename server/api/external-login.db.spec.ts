import { hash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import {
  credentialsOf,
  goodPassword,
  registered,
  someone,
  testAccounts,
  tokenIn,
} from '../people/accounts/test-accounts.ts';
import { takeEach } from '../store/rate-limits.ts';
import { testDatabase } from '../store/test-database.ts';
import type { SignedOn, SignOn } from '../vendors/sign-on/port.ts';
import { VendorFault } from '../vendors/vendor.ts';
import { identityHandlers } from './identity.ts';
import { apiWith } from './test-handlers.ts';

/** A keeper of logins whose every word the test chooses, and who holds the proof key to its challenge. */
function keeper() {
  const begun: { state: string; codeChallenge: string; returnUrl: string }[] = [];
  const people = new Map<string, SignedOn>();
  const is = { down: false };
  const left: string[] = [];
  const signOn: SignOn = {
    serves: (orgCode) => orgCode === 'ORG_A',
    ended: async () => undefined,
    leave: async ({ returnUrl }) => {
      if (is.down) throw new VendorFault('signOn', 'down');
      left.push(returnUrl);
      return 'https://logins.test/out';
    },
    begin: async ({ state, codeChallenge, returnUrl }) => {
      if (is.down) throw new VendorFault('signOn', 'down');
      begun.push({ state, codeChallenge, returnUrl });
      return { url: `https://logins.test/authorize?state=${state}` };
    },
    finish: async ({ code, codeVerifier }) => {
      const isProven = begun.some(({ codeChallenge }) => codeChallenge === hash('sha256', codeVerifier, 'base64url'));
      return (isProven && people.get(code)) || { outcome: 'refused' };
    },
  };
  const person = (code: string, more: Partial<Extract<SignedOn, { outcome: 'known' }>> = {}) => {
    const email = someone().email;
    people.set(code, {
      outcome: 'known',
      subject: `subject of ${code}`,
      email,
      isEmailConfirmed: true,
      phoneNumber: '5551234567',
      ...more,
    });
    return more.email ?? email;
  };
  return { signOn, begun, left, person, is };
}

const db = await testDatabase();
const logins = keeper();
const { accounts, clock, pass, emails, welcome, logged } = testAccounts(db, logins.signOn);
const places = {
  siteOf: () => 'https://aspen.test',
  brandQuery: (code: string) => (code === 'ORG_A' ? '' : `?org=${code}`),
};
const { server } = apiWith(identityHandlers(accounts, places), {
  authenticate: accounts.authenticate,
  countCall: (bucket, uses) => takeEach(db.app, bucket, uses),
});

const redirect = '/identity-broker/customer/api/v3/login/redirect';
const back = '/identity-broker/customer/api/v3/login/return';
const identity = '/identity/secure/api/v1/identity';

/** A browser: keeps its cookies and its token, and sends them along. */
function browser(own: Record<string, string> = {}) {
  const { address } = someone();
  const jar = new Map<string, string>();
  let token: string | undefined;
  const send = async (method: 'GET' | 'POST', url: string, payload?: object, headers: Record<string, string> = {}) => {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
    const response = await server.inject({
      method,
      url,
      ...(payload ? { payload } : {}),
      headers: {
        'x-forwarded-for': address,
        'x-org': 'ORG_A',
        cookie,
        ...(token && { authorization: token }),
        ...own,
        ...headers,
      },
    });
    for (const { name, value } of response.cookies) jar.set(name, value);
    const given = response.headers['authorization'];
    if (typeof given === 'string') token = given;
    return response;
  };
  const leave = async (headers?: Record<string, string>) => {
    const answer = await send('POST', redirect, undefined, headers);
    return new URL(answer.json().redirect).searchParams.get('state') ?? '';
  };
  return {
    send,
    leave,
    jar,
    comeBack: (state: unknown, code: string, query = '') => send('POST', back + query, { state, code }),
  };
}

const sentence = /This login was not started in this browser, was already used, or took longer/;

describe('[CALL-35] the state of a login kept elsewhere', () => {
  test('leaves in the address, comes back and opens a session; where one wanted to go is heeded when it is ours', async () => {
    const tab = browser();
    const email = logins.person('ann');
    const state = await tab.leave();
    expect(state).toMatch(/^[\w-]{43}$/);
    expect(logins.begun.at(-1)?.returnUrl).toBe('https://aspen.test/auth/return');
    const answer = await tab.comeBack(state, 'ann', '?redirectUrl=%2Faccount%2Fheloc%2Fregister-v2');
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({ redirect: '/account/heloc/register-v2' });
    expect((await tab.send('GET', identity)).json()).toMatchObject({
      aliases: [
        { type: 'Email', value: email },
        { type: 'Phone', value: '5551234567' },
      ],
      profileType: 'BORROWER',
    });
    const counted = '?telemetryTrackingId=11111111-0000-4000-8000-000000000000';
    const left = await tab.send('POST', redirect + counted);
    const counts = new URL(left.json().redirect).searchParams.get('state');
    expect((await tab.comeBack(counts, 'ann', counted)).statusCode, 'CALL-31').toBe(200);
    const elsewhere = await tab.comeBack(await tab.leave(), 'ann', '?redirectUrl=%2F%2Fevil.example');
    expect(elsewhere.json()).toEqual({ redirect: '/dashboard' });
  });

  test.each([
    ['a wrong one', async () => 'w'.repeat(43)],
    ['none', async () => undefined],
    ['an empty one', async () => ''],
    ['one of another browser', () => browser().leave()],
    ['one of another lender', (tab: ReturnType<typeof browser>) => tab.leave({ 'x-org': 'ORG_B' })],
  ])('%s is refused with a sentence, and no one is signed in', async (_, stateOf) => {
    const tab = browser();
    logins.person('bob');
    await tab.leave();
    const answer = await tab.comeBack(await stateOf(tab), 'bob');
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toMatchObject({ code: 'invalid', param: 'state', message: expect.stringMatching(sentence) });
    expect(answer.headers['authorization']).toBeUndefined();
    expect((await tab.send('GET', identity)).statusCode).toBe(401);
  });

  test('counts once: again, or twice at the same moment, is refused', async () => {
    const tab = browser();
    logins.person('cora');
    const state = await tab.leave();
    const both = await Promise.all([tab.comeBack(state, 'cora'), tab.comeBack(state, 'cora')]);
    expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 422]);
    expect((await tab.comeBack(state, 'cora')).json()).toMatchObject({ message: expect.stringMatching(sentence) });
  });

  test('counts for ten minutes', async () => {
    const tab = browser();
    logins.person('dan');
    const [late, punctual] = [await tab.leave(), await tab.leave()];
    pass(10 * 60_000 - 1);
    expect((await tab.comeBack(punctual, 'dan')).statusCode).toBe(200);
    pass(1);
    expect((await tab.comeBack(late, 'dan')).statusCode).toBe(422);
    expect(await accounts.forgetOld('ORG_A')).toBeGreaterThan(0);
  });

  test('two tabs of one browser do not spoil each other', async () => {
    const tab = browser();
    logins.person('eve');
    const [first, second] = [await tab.leave(), await tab.leave()];
    expect((await tab.comeBack(first, 'eve')).statusCode).toBe(200);
    expect((await tab.comeBack(second, 'eve')).statusCode).toBe(200);
  });

  test('neither it nor the cookie stands in the database or the log; the cookie is out of a script’s reach', async () => {
    const tab = browser();
    const answer = await tab.send('POST', redirect, undefined, { 'x-forwarded-proto': 'https' });
    expect(String(answer.headers['set-cookie'])).toMatch(/^__Host-hearthline-login=.*HttpOnly; SameSite=Lax; Secure$/);
    const state = logins.begun.at(-1)?.state ?? 'none';
    const rows = JSON.stringify(await db.owner`select * from app.login_attempt`);
    for (const secret of [state, ...tab.jar.values()]) expect(rows + logged.join()).not.toContain(secret);
  });
});

describe('whose account it is', () => {
  const comeAs = async (code: string) => {
    const tab = browser();
    return { tab, answer: await tab.comeBack(await tab.leave(), code) };
  };

  test('a code that is not confirmed signs no one in, and the state is spent', async () => {
    const { answer } = await comeAs('nobody');
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toMatchObject({ param: 'code', message: expect.stringContaining('Please log in again') });
  });

  test('the same name there is the same account here, also under a new address', async () => {
    const email = logins.person('finn');
    const first = await comeAs('finn');
    logins.person('finn', { email: someone().email });
    const again = await comeAs('finn');
    const [one, other] = await Promise.all([first.tab.send('GET', identity), again.tab.send('GET', identity)]);
    expect(other.json().uuid).toBe(one.json().uuid);
    expect(other.json().aliases[0].value).toBe(email);
  });

  test('who had an account keeps it; its password and its sessions end, because no one proved the address with them', async () => {
    const { who, opened } = await registered(accounts);
    logins.person('gus', { email: who.email.toUpperCase() });
    const { tab } = await comeAs('gus');
    expect((await tab.send('GET', identity)).json().uuid).toBe(opened.person.identityUuid);
    const signIn = { orgCode: 'ORG_A', kind: 'customer' as const, email: who.email, password: goodPassword };
    await expect(accounts.signIn(signIn, who)).rejects.toMatchObject({ code: 'unauthenticated' });
    expect(await accounts.sessions.list(opened.person)).toHaveLength(1);
  });

  test('whose address was proven here keeps the password too', async () => {
    const { who, person } = await registered(accounts);
    await accounts.credentials.confirmEmail(tokenIn((await welcome(who.email))[0]?.words), { by: person }, someone());
    logins.person('mia', { email: who.email });
    await comeAs('mia');
    const signIn = { orgCode: 'ORG_A', kind: 'customer' as const, email: who.email, password: goodPassword };
    await expect(accounts.signIn(signIn, who)).resolves.toMatchObject({ person: { roles: ['borrower'] } });
  });

  test.each([
    ['an address no one confirmed', { isEmailConfirmed: false }, 'not confirmed'],
    ['an address that is another’s there', { email: 'taken@example.com' }, 'belongs to another login'],
  ])('%s opens nothing', async (_, more, words) => {
    logins.person('holder', { email: 'taken@example.com' });
    await comeAs('holder');
    logins.person('ivy', more);
    const { tab, answer } = await comeAs('ivy');
    expect(answer.statusCode).toBe(403);
    expect(answer.json().message).toContain(words);
    expect((await tab.send('GET', identity)).statusCode).toBe(401);
  });

  test('a new kind of device at a new address is told by letter', async () => {
    const email = logins.person('lea');
    await comeAs('lea');
    expect(await emails(email)).toEqual([]);
    const tab = browser({ 'user-agent': 'Mozilla/5.0 (Macintosh) Safari/605.1.15' });
    await tab.comeBack(await tab.leave(), 'lea');
    expect((await emails(email)).map(({ subject }) => subject)).toHaveLength(1);
  });

  test('a closed account stays closed', async () => {
    logins.person('jo');
    const { tab } = await comeAs('jo');
    const { uuid } = (await tab.send('GET', identity)).json();
    await accounts.people.deactivate('ORG_A', uuid);
    expect((await comeAs('jo')).answer.statusCode).toBe(403);
  });

  test('an authenticator app is not passed by', async () => {
    const { who, person } = await registered(accounts);
    const { secret } = await accounts.secondFactor.enrol(person, goodPassword);
    const { TOTP, Secret } = await import('otpauth');
    await accounts.secondFactor.verify(
      person,
      new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: clock.at.getTime() }),
    );
    logins.person('kim', { email: who.email });
    const { answer } = await comeAs('kim');
    expect(answer.statusCode).toBe(403);
    expect(answer.json().message).toContain('Log in with your password and the code');
  });
});

test('a keeper who does not answer is told in a sentence; where there is none, the same; staff of a lender that keeps theirs here have no such way', async () => {
  logins.is.down = true;
  const tab = browser();
  const down = await tab.send('POST', redirect);
  expect(down.statusCode).toBe(503);
  expect(down.json().message).toContain('cannot be reached right now');
  logins.is.down = false;
  const { externalLogin } = testAccounts(db).accounts;
  await expect(
    externalLogin.begin({ orgCode: 'ORG_A', returnUrl: 'https://aspen.test', cookies: {} }, { isSecure: true }),
  ).rejects.toMatchObject({ code: 'unavailable' });
  const agent = await tab.send('POST', redirect.replace('customer', 'agent'), undefined, { 'x-org': 'ORG_B' });
  expect(agent.statusCode).toBe(404);
});

describe('staff whose employer keeps their logins', () => {
  const ofStaff = (url: string) => url.replace('customer', 'agent');
  const comeAs = async (code: string) => {
    const tab = browser();
    const left = await tab.send('POST', ofStaff(redirect));
    const state = new URL(left.json().redirect).searchParams.get('state');
    return { tab, answer: await tab.send('POST', ofStaff(back), { state, code }) };
  };
  const staffOf = async (email: string) => {
    await accounts.people.invite({ orgCode: 'ORG_A', email, roles: ['processor'], password: goodPassword });
  };

  test('come in as far as the question for their second factor, and by the same name again', async () => {
    const email = logins.person('paula');
    await staffOf(email);
    const { tab, answer } = await comeAs('paula');
    expect([answer.statusCode, answer.json()]).toEqual([200, { redirect: expect.stringContaining('/console') }]);
    expect(logins.begun.at(-1)?.returnUrl).toBe('https://aspen.test/console/return');
    expect((await tab.send('GET', '/service-console/api/v1/mentions')).json().code).toBe('secondFactorNeeded');
    logins.person('paula', { email: someone().email });
    expect((await comeAs('paula')).answer.statusCode).toBe(200);
  });

  test('no one becomes staff by coming, by an address that is not confirmed, or by a closed account', async () => {
    const stranger = logins.person('stranger');
    const refused = await comeAs('stranger');
    expect([refused.answer.statusCode, refused.answer.headers['authorization']]).toEqual([403, undefined]);
    expect(await db.owner`select from app.identity where email = ${stranger}`).toHaveLength(0);
    const vague = logins.person('vague', { isEmailConfirmed: false });
    await staffOf(vague);
    expect((await comeAs('vague')).answer.statusCode).toBe(403);
    const closed = logins.person('closed');
    await staffOf(closed);
    await db.owner`update app.identity set deactivated_at = now() where email = ${closed}`;
    expect((await comeAs('closed')).answer.statusCode).toBe(403);
  });

  test('who is a borrower there too is two people here', async () => {
    const email = logins.person('both');
    const tab = browser();
    await tab.comeBack(await tab.leave(), 'both');
    expect((await comeAs('both')).answer.statusCode).toBe(403);
    await staffOf(email);
    expect((await comeAs('both')).answer.statusCode).toBe(200);
  });

  test('a page learns where logins are kept', async () => {
    const ways = '/identity-broker/agent/api/v3/login/ways';
    expect((await browser().send('GET', ways)).json()).toEqual({ isElsewhere: true });
    expect((await browser().send('GET', ways, undefined, { 'x-org': 'ORG_B' })).json()).toEqual({ isElsewhere: false });
  });
});

test('someone who came from a keeper of logins leaves there too; who has a password here does not', async () => {
  const logout = '/identity-broker/customer/secure/api/v3/logout';
  logins.person('lea');
  const tab = browser();
  await tab.comeBack(await tab.leave(), 'lea');
  expect((await tab.send('POST', logout)).json()).toEqual({ redirect: 'https://logins.test/out' });
  expect(logins.left).toEqual(['https://aspen.test/']);
  const { opened } = await registered(accounts);
  const own = browser();
  own.jar.set(...(Object.entries(credentialsOf(opened).cookies)[0] ?? ['', '']));
  expect((await own.send('POST', logout)).json().redirect).not.toContain('logins.test');
  await tab.comeBack(await tab.leave(), 'lea');
  logins.is.down = true;
  expect((await tab.send('POST', logout)).json().redirect).not.toContain('logins.test');
  logins.is.down = false;
});
