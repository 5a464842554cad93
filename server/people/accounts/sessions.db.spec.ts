import { createHmac, randomBytes } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { testDatabase } from '../../store/test-database.ts';
import { credentialsOf, goodPassword, otherPassword, registered, someone, testAccounts } from './test-accounts.ts';

const db = await testDatabase();
const { accounts, pass } = testAccounts(db);
const minutes = 60_000;

/** The role of a customer, who has one; of no one, none. */
const roleOf = async (credentials: Parameters<typeof accounts.authenticate>[0], by = accounts) =>
  (await by.authenticate(credentials)).actor.roles[0] ?? 'visitor';

describe('a request', () => {
  test('is someone with the token and the cookie it is bound to', async () => {
    const { opened, person } = await registered(accounts);
    const { actor, renewedToken } = await accounts.authenticate(credentialsOf(opened));
    expect(actor).toEqual({
      roles: ['borrower'],
      identityUuid: person.identityUuid,
      orgCode: 'ORG_A',
      sessionId: person.sessionId,
    });
    expect(renewedToken).toBeUndefined();
  });

  test('is a visitor without a token, without the cookie, or with anything but our own', async () => {
    const { opened } = await registered(accounts);
    const other = await registered(accounts);
    const good = credentialsOf(opened);
    const [header, payload = '', signature = ''] = opened.token.split('.');
    const none = Buffer.from('{"alg":"none","typ":"JWT"}').toString('base64url');
    const claims = JSON.parse(Buffer.from(payload, 'base64url').toString());
    const forOrgB = Buffer.from(JSON.stringify({ ...claims, org: 'ORG_B' })).toString('base64url');
    const selfSigned = createHmac('sha256', randomBytes(32)).update(`${header}.${forOrgB}`).digest('base64url');
    const refused = {
      'no token': { ...good, authorization: undefined },
      'no cookie': { ...good, cookies: {} },
      "another's cookie": { ...good, cookies: credentialsOf(other.opened).cookies },
      "another's token": { ...good, authorization: credentialsOf(other.opened).authorization },
      'no Bearer': { ...good, authorization: opened.token },
      'algorithm none': { ...good, authorization: `Bearer ${none}.${payload}.` },
      'a changed organization': { ...good, authorization: `Bearer ${header}.${forOrgB}.${signature}` },
      'a signature of their own': { ...good, authorization: `Bearer ${header}.${forOrgB}.${selfSigned}` },
      'a changed signature': {
        ...good,
        authorization: `Bearer ${header}.${payload}.${signature.startsWith('A') ? 'B' : 'A'}${signature.slice(1)}`,
      },
      "another lender's site": { ...good, site: 'ORG_B' },
      'the cookie under the name for plain http of the other kind': {
        ...good,
        cookies: { 'hearthline-agent': Object.values(good.cookies)[0] ?? '' },
      },
    };
    for (const [how, credentials] of Object.entries(refused)) expect(await roleOf(credentials), how).toBe('visitor');
    expect(await roleOf({ ...good, site: 'ORG_A' })).toBe('borrower');
  });

  test('[T3] [T6] stays with the site where it was opened, whichever brand that site wore', async () => {
    const { opened } = await registered(accounts, someone({ site: 'ORG_B' }), 'ORG_A');
    const held = credentialsOf(opened);
    expect(await roleOf({ ...held, site: 'ORG_B' })).toBe('borrower');
    expect(await roleOf({ ...held, site: 'ORG_A' })).toBe('visitor');
    await expect(accounts.sessions.renew('customer', held.cookies, true, 'ORG_A')).rejects.toMatchObject({
      status: 401,
    });
    const renewed = await accounts.sessions.renew('customer', held.cookies, true, 'ORG_B');
    expect(await roleOf({ ...held, authorization: renewed, site: 'ORG_B' })).toBe('borrower');
  });

  test('[T6] of which someone changed the site in the cookie is no one’s', async () => {
    const { opened } = await registered(accounts);
    const held = credentialsOf(opened);
    const [[name = '', value = ''] = []] = Object.entries(held.cookies);
    const moved = { ...held, cookies: { [name]: value.replace('ORG_A.', 'ORG_A@ORG_B.') }, site: 'ORG_B' };
    expect(await roleOf(moved)).toBe('visitor');
  });

  test('[LO-09] of a customer counts for nothing on the agents’ identity path, nor an agent’s on the customers’', async () => {
    const { opened } = await registered(accounts);
    const staff = someone();
    await accounts.people.invite({
      orgCode: 'ORG_A',
      email: staff.email,
      roles: ['originator'],
      password: goodPassword,
    });
    const agent = await accounts.signIn(
      { orgCode: 'ORG_A', kind: 'agent', email: staff.email, password: goodPassword },
      staff,
    );
    const path = (kind: string) => `/identity-broker/${kind}/secure/api/v3/self/figureinfo`;
    expect(await roleOf(credentialsOf(opened, path('customer')))).toBe('borrower');
    expect(await roleOf(credentialsOf(opened, path('agent')))).toBe('visitor');
    expect(await roleOf(credentialsOf(agent, path('agent')))).toBe('originator');
    expect(await roleOf(credentialsOf(agent, path('customer')))).toBe('visitor');
  });

  test('the cookie is HttpOnly, SameSite=Lax and __Host- over https, and has a plain name over http', async () => {
    const secure = await registered(accounts, someone({ isSecure: true }));
    const plain = await registered(accounts, someone({ isSecure: false }));
    expect(secure.opened.setCookie).toMatch(
      /^__Host-hearthline-customer=[\w.-]+; Path=\/; Max-Age=43200; HttpOnly; SameSite=Lax; Secure$/,
    );
    expect(plain.opened.setCookie).toMatch(
      /^hearthline-customer=[\w.-]+; Path=\/; Max-Age=43200; HttpOnly; SameSite=Lax$/,
    );
  });

  test('nothing personal stands in the token or the cookie', async () => {
    const { who, opened } = await registered(accounts);
    const text = Buffer.from(opened.token.split('.')[1] ?? '', 'base64url').toString() + opened.setCookie;
    expect(text).not.toContain(who.email);
    expect(text).not.toContain('5551234567');
  });
});

describe('time', () => {
  test('a token past half its life comes back renewed, and the new one works', async () => {
    const { opened } = await registered(accounts);
    const good = credentialsOf(opened);
    pass(4.9 * minutes);
    expect((await accounts.authenticate(good)).renewedToken).toBeUndefined();
    pass(0.2 * minutes);
    const { renewedToken } = await accounts.authenticate(good);
    expect(renewedToken).toMatch(/^Bearer /);
    pass(5 * minutes);
    expect(await roleOf(good)).toBe('visitor');
    expect(await roleOf({ ...good, authorization: renewedToken })).toBe('borrower');
  });

  test('signing out renews nothing', async () => {
    const { opened } = await registered(accounts);
    pass(6 * minutes);
    const leaving = credentialsOf(opened, '/identity-broker/customer/secure/api/v3/logout?x=1');
    expect((await accounts.authenticate(leaving)).renewedToken).toBeUndefined();
    expect(await roleOf(leaving)).toBe('borrower');
  });

  test('the cookie alone gives a new token for a quarter of an hour, and not afterwards', async () => {
    const { opened } = await registered(accounts);
    const { cookies } = credentialsOf(opened);
    pass(14 * minutes);
    const renewed = await accounts.sessions.renew('customer', cookies, true);
    expect(await roleOf({ authorization: renewed, cookies, path: '/any' })).toBe('borrower');
    pass(15 * minutes + 1);
    await expect(accounts.sessions.renew('customer', cookies, true)).rejects.toMatchObject({ status: 401 });
  });

  test('no one renews with no cookie, a made-up one, or one of the other kind or scheme', async () => {
    const { opened } = await registered(accounts);
    const { cookies } = credentialsOf(opened);
    const [value = ''] = Object.values(cookies);
    const tries = [
      {},
      { '__Host-hearthline-customer': 'ORG_A.guess' },
      { '__Host-hearthline-customer': "x'; drop table app.session" },
    ];
    for (const wrong of tries)
      await expect(accounts.sessions.renew('customer', wrong, true)).rejects.toMatchObject({ status: 401 });
    await expect(accounts.sessions.renew('agent', { '__Host-hearthline-agent': value }, true)).rejects.toMatchObject({
      status: 401,
    });
    await expect(accounts.sessions.renew('customer', { 'hearthline-customer': value }, true)).rejects.toMatchObject({
      status: 401,
    });
    await expect(
      accounts.sessions.renew('customer', { '__Host-hearthline-customer': value.replace('ORG_A', 'ORG_B') }, true),
    ).rejects.toMatchObject({ status: 401 });
  });

  test('a session ends after twelve hours however busy it was', async () => {
    const { opened } = await registered(accounts);
    const { cookies } = credentialsOf(opened);
    for (let passed = 0; passed < 12 * 60 - 10; passed += 10) {
      pass(10 * minutes);
      await accounts.sessions.renew('customer', cookies, true);
    }
    const last = await accounts.sessions.renew('customer', cookies, true);
    pass(10 * minutes + 1);
    await expect(accounts.sessions.renew('customer', cookies, true)).rejects.toMatchObject({ status: 401 });
    expect(await roleOf({ authorization: last, cookies, path: '/any' })).toBe('visitor');
  });
});

describe('what ends a session', () => {
  const anotherProcess = testAccounts(db).accounts;
  const signedIn = async (email: string) =>
    credentialsOf(
      await accounts.signIn({ orgCode: 'ORG_A', kind: 'customer', email, password: goodPassword }, someone()),
    );
  const everywhere = async (credentials: Parameters<typeof accounts.authenticate>[0]) => [
    await roleOf(credentials),
    await roleOf(credentials, anotherProcess),
  ];
  /** Every process must have noticed a second after it happened. */
  const endsEverywhere = (credentials: Parameters<typeof accounts.authenticate>[0]) =>
    expect.poll(() => everywhere(credentials), { timeout: 5000, interval: 100 }).toEqual(['visitor', 'visitor']);

  test('signing out ends this session in every process, and no other', async () => {
    const { who, opened } = await registered(accounts);
    const [first, second] = [credentialsOf(opened), await signedIn(who.email)];
    expect(await everywhere(first)).toEqual(['borrower', 'borrower']);
    const { setCookie } = await accounts.signOut('customer', first.cookies, true);
    expect(setCookie).toContain('Max-Age=0');
    expect(await roleOf(first)).toBe('visitor');
    await endsEverywhere(first);
    await expect(accounts.sessions.renew('customer', first.cookies, true)).rejects.toMatchObject({ status: 401 });
    expect(await everywhere(second)).toEqual(['borrower', 'borrower']);
  });

  test('a new password ends all of them, and gives the one who changed it a new one', async () => {
    const { who, opened, person } = await registered(accounts);
    const [first, second] = [credentialsOf(opened), await signedIn(who.email)];
    expect(await everywhere(second)).toEqual(['borrower', 'borrower']);
    const change = { presentPassword: goodPassword, password: otherPassword };
    const fresh = await accounts.credentials.changePassword(person, change, who);
    await endsEverywhere(first);
    await endsEverywhere(second);
    expect(await everywhere(credentialsOf(fresh))).toEqual(['borrower', 'borrower']);
  });

  test('closing an account or changing its roles ends them, and a closed account cannot sign in', async () => {
    const { who, opened, person } = await registered(accounts);
    expect(await everywhere(credentialsOf(opened))).toEqual(['borrower', 'borrower']);
    await accounts.people.changeRoles('ORG_A', person.identityUuid, ['signer']);
    await endsEverywhere(credentialsOf(opened));
    const asSigner = await signedIn(who.email);
    expect(await roleOf(asSigner)).toBe('signer');
    await accounts.people.deactivate('ORG_A', person.identityUuid);
    await endsEverywhere(asSigner);
    await expect(signedIn(who.email)).rejects.toMatchObject({ status: 401 });
  });

  test('a person sees and ends their own sessions; another’s and none at all answer alike', async () => {
    const { who, person } = await registered(accounts);
    const other = await registered(accounts);
    const second = await signedIn(who.email);
    const list = await accounts.sessions.list(person);
    expect(list.map(({ userAgent, isCurrent }) => [userAgent, isCurrent]).toSorted()).toEqual([
      ['Firefox on Linux', false],
      ['Firefox on Linux', true],
    ]);
    for (const id of [other.person.sessionId, '00000000-0000-4000-8000-000000000000', 'nonsense']) {
      await expect(accounts.sessions.end(person, id)).rejects.toMatchObject({ code: 'notFound' });
    }
    await accounts.sessions.end(person, list.find(({ isCurrent }) => !isCurrent)?.id ?? '');
    await endsEverywhere(second);
    expect(await accounts.sessions.list(person)).toHaveLength(1);
  });
});

test('the database holds no cookie, and no address in clear', async () => {
  const { who, opened } = await registered(accounts);
  const rows = JSON.stringify(await db.owner`select * from app.session`);
  expect(rows).not.toContain(Object.values(credentialsOf(opened).cookies)[0]);
  expect(rows).not.toContain(who.address);
});

test('sessions and links that ended ninety days ago are forgotten, and no live one is', async () => {
  const old = await registered(accounts);
  pass(91 * 24 * 60 * minutes);
  const { opened } = await registered(accounts);
  expect(await accounts.forgetOld('ORG_A')).toBeGreaterThan(0);
  expect(await db.owner`select from app.session where identity_uuid = ${old.person.identityUuid}`).toHaveLength(0);
  expect(await roleOf(credentialsOf(opened))).toBe('borrower');
  expect(await accounts.forgetOld('ORG_A')).toBe(0);
});
