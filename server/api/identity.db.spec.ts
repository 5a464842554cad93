import { type TOTP, URI } from 'otpauth';
import { describe, expect, test } from 'vitest';
import { goodPassword, otherPassword, someone, testAccounts, tokenIn } from '../people/accounts/test-accounts.ts';
import { codeIn } from '../proof/test-confirm.ts';
import { takeEach } from '../store/rate-limits.ts';
import { testDatabase } from '../store/test-database.ts';
import { identityHandlers } from './identity.ts';
import { profileHandlers } from './profile.ts';
import { stepUpHandlers } from './step-up.ts';
import { apiWith } from './test-handlers.ts';

const db = await testDatabase();
const { accounts, clock, emails, pass } = testAccounts(db);
const { server, logged } = apiWith(
  {
    ...identityHandlers(accounts, { siteOf: () => 'https://aspen.test', brandQuery: () => '' }),
    ...profileHandlers(accounts),
    ...stepUpHandlers(accounts),
  },
  {
    authenticate: accounts.authenticate,
    countCall: (bucket, uses) => takeEach(db.app, bucket, uses),
  },
);

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** A browser: keeps the cookie and the token it is given, and sends them along. */
function browser(address = someone().address) {
  const jar = new Map<string, string>();
  let token: string | undefined;
  const send = async (method: Method, url: string, payload?: object, headers: Record<string, string> = {}) => {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
    const response = await server.inject({
      method,
      url,
      ...(payload ? { payload } : {}),
      headers: {
        'x-forwarded-for': address,
        'x-org': 'ORG_A',
        ...(token ? { authorization: token } : {}),
        ...(cookie ? { cookie } : {}),
        ...headers,
      },
    });
    for (const { name, value, maxAge } of response.cookies) maxAge === 0 ? jar.delete(name) : jar.set(name, value);
    const given = response.headers['authorization'];
    if (typeof given === 'string') token = given;
    return response;
  };
  return { send, jar, token: () => token, forgetToken: () => (token = undefined) };
}

const register = '/identity/api/v1/registration/register?organization=ORG_A';
const login = '/identity-broker/customer/api/v3/login';
const identity = '/identity/secure/api/v1/identity';

async function registeredBrowser() {
  const tab = browser();
  const { email } = someone();
  const response = await tab.send('POST', register, { email, password: goodPassword, phoneNumber: '(555) 123-4567' });
  return { tab, email, response };
}

/** Confirms who it is, as the browser does when it is asked to. */
async function confirmed({ tab, email }: Awaited<ReturnType<typeof registeredBrowser>>) {
  expect((await tab.send('POST', '/identity/secure/api/v1/step-up/send', { way: 'email' })).statusCode).toBe(204);
  const code = codeIn(await emails(email));
  expect((await tab.send('POST', '/identity/secure/api/v1/step-up/verify', { code })).statusCode).toBe(204);
  return { tab, email };
}

describe('registering', () => {
  test('[CALL-33] answers a token in the body and the header, which the identity call accepts; 401 when the identity exists', async () => {
    const { tab, email, response } = await registeredBrowser();
    expect(response.statusCode).toBe(200);
    expect(response.headers['authorization']).toBe(`Bearer ${response.json().token}`);
    expect((await tab.send('GET', identity)).statusCode).toBe(200);
    const again = await browser().send('POST', register, { email, password: otherPassword, phoneNumber: '5551234567' });
    expect(again.statusCode).toBe(401);
    expect(again.json()).toMatchObject({
      code: 'unauthenticated',
      message: 'An account with this email already exists.',
    });
    expect(again.headers['set-cookie']).toBeUndefined();
  });

  test.each([
    ['a short password', { password: 'Aa1!' }, 'password'],
    ['an easy one', { password: 'Password123!' }, 'password'],
    ['a wrong e-mail', { email: 'nobody' }, 'email'],
    ['a wrong phone', { phoneNumber: '123' }, 'phoneNumber'],
    ['a role of their own choosing', { roles: ['processor'] }, 'roles'],
  ])('refuses %s and names the field', async (_, wrong, param) => {
    const body = { email: someone().email, password: goodPassword, phoneNumber: '5551234567', ...wrong };
    const response = await browser().send('POST', register, body);
    expect([response.statusCode, response.json().param]).toEqual([422, param]);
    expect(response.body).not.toContain('Password123');
  });

  test('an organization we do not know is not found', async () => {
    const body = { email: someone().email, password: goodPassword, phoneNumber: '5551234567' };
    const response = await browser().send('POST', '/identity/api/v1/registration/register?organization=NOBODY', body);
    expect(response.json()).toMatchObject({ code: 'organizationNotFound', message: 'No private label data found' });
  });
});

describe('signing in and out', () => {
  test('[CALL-31] answers where to go, with the token in the header and the cookie HttpOnly', async () => {
    const { email } = await registeredBrowser();
    const tab = browser();
    const response = await tab.send(
      'POST',
      `${login}?telemetryTrackingId=abc`,
      { email, password: goodPassword },
      { 'x-application-name': 'heloc' },
    );
    expect([response.statusCode, response.json()]).toEqual([200, { redirect: '/dashboard' }]);
    expect(response.cookies).toMatchObject([{ httpOnly: true, sameSite: 'Lax', path: '/' }]);
    expect((await tab.send('GET', identity)).statusCode).toBe(200);
  });

  test('[LO-09] agents have a path of their own, and customers’ lets none of them in', async () => {
    const { email } = await registeredBrowser();
    const staff = someone();
    await accounts.people.invite({
      orgCode: 'ORG_A',
      email: staff.email,
      roles: ['processor'],
      password: goodPassword,
    });
    const asAgent = await browser().send('POST', '/identity-broker/agent/api/v3/login', {
      email: staff.email,
      password: goodPassword,
    });
    expect(asAgent.json()).toEqual({ redirect: '/console' });
    expect((await browser().send('POST', login, { email: staff.email, password: goodPassword })).statusCode).toBe(401);
    expect(
      (await browser().send('POST', '/identity-broker/no one/api/v3/login', { email, password: goodPassword }))
        .statusCode,
    ).toBe(404);
  });

  test('[AUTH-10] goes back to a path of this site only', async () => {
    const { email } = await registeredBrowser();
    const to = async (redirectUrl: string) =>
      (
        await browser().send('POST', `${login}?redirectUrl=${encodeURIComponent(redirectUrl)}`, {
          email,
          password: goodPassword,
        })
      ).json().redirect;
    expect(await to('/account/heloc/register')).toBe('/account/heloc/register');
    for (const evil of ['//evil.test', '/\\evil.test', 'https://evil.test', '/A', 'account', '/a\nb'])
      expect(await to(evil), evil).toBe('/dashboard');
  });

  test('[CALL-32] signing out answers where to go, forgets the cookie and ends the session, with or without a token', async () => {
    const { tab } = await registeredBrowser();
    const stolen = {
      token: tab.token() ?? '',
      jar: [...tab.jar].map(([name, value]) => `${name}=${value}`).join('; '),
    };
    tab.forgetToken();
    const response = await tab.send('POST', '/identity-broker/customer/secure/api/v3/logout');
    expect([response.statusCode, response.json()]).toEqual([200, { redirect: '/auth/login' }]);
    expect(tab.jar.size).toBe(0);
    const replay = await browser().send('GET', identity, undefined, {
      authorization: stolen.token,
      cookie: stolen.jar,
    });
    expect(replay.statusCode).toBe(401);
    expect((await browser().send('POST', '/identity-broker/customer/secure/api/v3/logout')).json()).toEqual({
      redirect: '/auth/login',
    });
  });

  test('the token alone, without the cookie, is worth nothing', async () => {
    const { tab } = await registeredBrowser();
    const response = await browser().send('GET', identity, undefined, { authorization: tab.token() ?? '' });
    expect([response.statusCode, response.json().code]).toEqual([401, 'unauthenticated']);
  });

  test('the cookie gives a new token when the old one has run out', async () => {
    const { tab } = await registeredBrowser();
    pass(11 * 60_000);
    expect((await tab.send('GET', identity)).statusCode).toBe(401);
    expect((await tab.send('POST', '/identity-broker/customer/api/v3/renew')).statusCode).toBe(204);
    expect((await tab.send('GET', identity)).statusCode).toBe(200);
    expect((await browser().send('POST', '/identity-broker/customer/api/v3/renew')).statusCode).toBe(401);
  });

  test('a request from another site changes nothing', async () => {
    const { tab } = await registeredBrowser();
    const foreign = await tab.send('POST', '/identity-broker/customer/secure/api/v3/logout', undefined, {
      origin: 'https://evil.test',
    });
    expect(foreign.json().code).toBe('crossSite');
    expect((await tab.send('GET', identity)).statusCode).toBe(200);
  });
});

describe('who is signed in', () => {
  test('[CALL-28] figureinfo answers all its members', async () => {
    const { tab, email } = await registeredBrowser();
    const response = await tab.send('GET', '/identity-broker/customer/secure/api/v3/self/figureinfo', undefined, {
      'x-application-name': 'heloc',
    });
    expect(response.json()).toEqual({
      identityUuid: expect.stringMatching(/^[0-9a-f-]{36}$/),
      organizationCode: 'ORG_A',
      userType: 'BORROWER',
      email,
      updatedAt: clock.at.toISOString(),
      isManageable: true,
      activeLegacyCustomerOrgs: [],
      walletContext: null,
    });
    expect((await tab.send('GET', '/identity-broker/agent/secure/api/v3/self/figureinfo')).statusCode).toBe(401);
  });

  const newer = '/identity/secure/api/v1_1/identity';

  test('[CALL-29] the legacy identity answers all its members, wallets in a header', async () => {
    const { tab, email } = await registeredBrowser();
    const answer = await tab.send('GET', identity);
    expect(answer.json()).toEqual({
      uuid: expect.any(String),
      aliases: [
        { type: 'Email', value: email },
        { type: 'Phone', value: '5551234567' },
      ],
      organizationCode: 'ORG_A',
      profileType: 'BORROWER',
      updatedDate: clock.at.toISOString(),
      passwordExpired: false,
      twoFactorEnabled: false,
      totpVerified: false,
    });
    expect(answer.headers).toHaveProperty('x-wallet-addresses');
  });

  test('[CALL-30] its newer version answers the same', async () => {
    const { tab } = await registeredBrowser();
    const answer = await tab.send('GET', newer);
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual((await tab.send('GET', identity)).json());
  });

  test('[ENT-11] an identity is known by its uuid', async () => {
    const { tab } = await registeredBrowser();
    expect((await tab.send('GET', identity)).json().uuid).toMatch(/^[0-9a-f-]{36}$/);
  });

  test('[CALL-34] [T31] the phone alias changes account and profile, another number only with a second factor', async () => {
    const registered = await registeredBrowser();
    const { tab } = registered;
    const change = (value: string) => tab.send('PUT', `${identity}/alias`, { type: 'Phone', value });
    expect((await change('5551234567')).statusCode).toBe(204);
    expect((await change('5559876543')).json()).toMatchObject({ code: 'secondFactorNeeded' });
    await confirmed(registered);
    expect((await tab.send('PUT', `${identity}/alias`, { type: 'Phone', value: '5559876543' })).statusCode).toBe(204);
    expect((await tab.send('GET', identity)).json().aliases).toContainEqual({ type: 'Phone', value: '5559876543' });
    const profile = (await tab.send('GET', '/service-profile/api/v1/profile')).json();
    expect(profile.phoneNumbers).toEqual([{ type: 'MOBILE', number: '5559876543' }]);
    expect((await tab.send('PUT', `${identity}/alias`, { type: 'Email', value: 'a@example.com' })).statusCode).toBe(
      422,
    );
  });
});

describe('credentials', () => {
  test('a forgotten password: the same empty answer for everyone, then the link, then the new password', async () => {
    const { tab, email } = await registeredBrowser();
    const forgot = '/identity-broker/customer/api/v3/password/forgot';
    const answers = [
      await browser().send('POST', forgot, { email }),
      await browser().send('POST', forgot, { email: someone().email }),
    ];
    expect(answers.map(({ statusCode, body }) => [statusCode, body])).toEqual([
      [204, ''],
      [204, ''],
    ]);
    const token = tokenIn((await emails(email))[0]?.words);
    const reset = () => browser().send('POST', '/identity/api/v1/password/reset', { token, password: otherPassword });
    expect((await reset()).statusCode).toBe(204);
    expect((await reset()).json()).toMatchObject({ code: 'invalid', param: 'token' });
    expect((await tab.send('GET', identity)).statusCode).toBe(401);
    expect((await browser().send('POST', login, { email, password: otherPassword })).statusCode).toBe(200);
  });

  test('a changed password keeps this browser in and throws the other out', async () => {
    const { tab, email } = await confirmed(await registeredBrowser());
    const other = browser();
    await other.send('POST', login, { email, password: goodPassword });
    const wrong = await tab.send('PUT', `${identity}/password`, {
      presentPassword: otherPassword,
      password: otherPassword,
    });
    expect([wrong.statusCode, wrong.json().param]).toEqual([422, 'presentPassword']);
    expect(
      (await tab.send('PUT', `${identity}/password`, { presentPassword: goodPassword, password: otherPassword }))
        .statusCode,
    ).toBe(204);
    expect((await tab.send('GET', identity)).statusCode).toBe(200);
    expect((await other.send('GET', identity)).statusCode).toBe(401);
  });

  test('the second factor: enrol, prove, sign in with it', async () => {
    const { tab, email } = await confirmed(await registeredBrowser());
    const { uri } = (await tab.send('POST', `${identity}/totp`, { presentPassword: goodPassword })).json();
    const code = () => (URI.parse(uri) as TOTP).generate({ timestamp: clock.at.getTime() });
    expect((await tab.send('POST', `${identity}/totp/verify`, { code: code() })).json().recoveryCodes).toHaveLength(10);
    expect((await tab.send('GET', identity)).json()).toMatchObject({ twoFactorEnabled: true, totpVerified: true });
    pass(60_000);
    const without = await browser().send('POST', login, { email, password: goodPassword });
    expect([without.statusCode, without.json().param]).toEqual([401, 'totpCode']);
    expect((await browser().send('POST', login, { email, password: goodPassword, totpCode: code() })).statusCode).toBe(
      200,
    );
    pass(60_000);
    expect(
      (await tab.send('POST', `${identity}/totp/remove`, { presentPassword: goodPassword, code: code() })).statusCode,
    ).toBe(204);
  });

  test('sessions are listed and ended', async () => {
    const { tab, email } = await registeredBrowser();
    const other = browser();
    await other.send('POST', login, { email, password: goodPassword });
    const list: { id: string; isCurrent: boolean }[] = (
      await tab.send('GET', '/identity/secure/api/v1/sessions')
    ).json();
    expect(list).toHaveLength(2);
    const [theirs] = list.filter(({ isCurrent }) => !isCurrent);
    expect((await tab.send('DELETE', `/identity/secure/api/v1/sessions/${theirs?.id}`)).statusCode).toBe(204);
    expect((await other.send('GET', identity)).statusCode).toBe(401);
    expect((await tab.send('DELETE', `/identity/secure/api/v1/sessions/${theirs?.id}`)).statusCode).toBe(404);
  });
});

describe('the profile', () => {
  const profile = '/service-profile/api/v1/profile';
  const trackerUuid = '7d2f6c1e-0000-0000-0000-000000000001';

  test('[CALL-14] [ENT-10] answers all its members, and no one who is not signed in', async () => {
    const { tab, email } = await registeredBrowser();
    expect((await tab.send('GET', profile)).json()).toEqual({
      uuid: expect.stringMatching(/^[0-9a-f-]{36}$/),
      name: { firstName: '', middleName: '', lastName: '', suffix: '' },
      email,
      dob: null,
      phoneNumbers: [{ type: 'MOBILE', number: '5551234567' }],
      addresses: [],
      type: 'BORROWER',
      isBroker: false,
      trackerUuid: null,
      language: 'en',
    });
    expect((await browser().send('GET', profile)).statusCode).toBe(401);
  });

  test('[CALL-15] the name changes; a middle name not given is kept', async () => {
    const { tab } = await registeredBrowser();
    const rename = (body: object) => tab.send('PUT', `${profile}/name`, body);
    expect((await rename({ firstName: ' Ann ', middleName: 'May', lastName: "O'Neil", suffix: 'JR' })).statusCode).toBe(
      204,
    );
    expect((await rename({ firstName: 'Anna', lastName: "O'Neil", suffix: '' })).statusCode).toBe(204);
    const { name } = (await tab.send('GET', profile)).json();
    expect(name).toEqual({ firstName: 'Anna', middleName: 'May', lastName: "O'Neil", suffix: '' });
    expect((await rename({ firstName: 'A', lastName: 'Lee', suffix: '' })).json()).toMatchObject({
      param: 'firstName',
    });
    expect((await rename({ firstName: 'Ann', lastName: 'Lee', suffix: '', isBroker: true })).statusCode).toBe(422);
  });

  test('[CALL-16] consent types come with their versions', async () => {
    const list: { type: string; version: string }[] = (await browser().send('GET', `${profile}/consent-types`)).json();
    expect(list.map(({ type }) => type)).toEqual(['TERM_PRIVACY', 'COMMUNICATION', 'SMS', 'SMS_TRANSACTIONAL']);
    expect(list.every(({ version }) => version !== '')).toBe(true);
  });

  test('[CALL-60] the tracker is tied to one’s own profile; another’s and none answer byte for byte alike', async () => {
    const { tab } = await registeredBrowser();
    const other = await registeredBrowser();
    const uuidOf = async (who: ReturnType<typeof browser>): Promise<string> =>
      (await who.send('GET', profile)).json().uuid;
    const track = (uuid: string) => tab.send('PATCH', `${profile}/${uuid}/tracker`, { trackerUuid });
    expect((await track(await uuidOf(tab))).statusCode).toBe(204);
    expect((await tab.send('GET', profile)).json().trackerUuid).toBe(trackerUuid);
    const refusals = [await track(await uuidOf(other.tab)), await track(trackerUuid), await track('nonsense')];
    const bodies = refusals.map(({ statusCode, body }) => `${statusCode} ${body.replace(/"requestId":"[^"]+"/, '')}`);
    expect(new Set(bodies).size).toBe(1);
    expect(bodies[0]).toMatch(/^404 /);
  });
});

describe('text messages', () => {
  const prompt = '/service-comms-prefs/external/api/v1/consent/prompt';
  const consent = '/service-comms-prefs/secure/api/v1/consent/user';

  test('[CALL-36] both prompts have an id, without a token', async () => {
    const [sms, transactional] = [
      await browser().send('GET', `${prompt}/SMS`),
      await browser().send('GET', `${prompt}/SMS_TRANSACTIONAL`),
    ];
    expect([sms.statusCode, transactional.statusCode]).toEqual([200, 200]);
    expect(sms.json()).toMatchObject({
      uuid: expect.stringMatching(/^[0-9a-f-]{36}$/),
      type: 'SMS',
      text: expect.stringContaining('Aspen Lending'),
    });
    expect(sms.json().uuid).not.toBe(transactional.json().uuid);
    expect((await browser().send('GET', `${prompt}/PIGEON`)).statusCode).toBe(404);
  });

  test('[CALL-37] both answers are recorded, opting out too; no one answers without signing in', async () => {
    const { tab, email } = await registeredBrowser();
    const uuid = async (type: string): Promise<string> => (await tab.send('GET', `${prompt}/${type}`)).json().uuid;
    const body = {
      org: 'ORG_A',
      source: 'registration',
      productType: 'HELOC',
      phone: '5551234567',
      email,
      consents: [
        { consentPromptUuid: await uuid('SMS'), optInOut: 'OPT_OUT' },
        { consentPromptUuid: await uuid('SMS_TRANSACTIONAL'), optInOut: 'OPT_IN' },
      ],
    };
    expect((await tab.send('POST', consent, body)).statusCode).toBe(204);
    const { uuid: identityUuid } = (await tab.send('GET', identity)).json();
    const latest = await accounts.consents.latest({ orgCode: 'ORG_A', identityUuid });
    expect([...latest]).toEqual([
      ['SMS', 'OPT_OUT'],
      ['SMS_TRANSACTIONAL', 'OPT_IN'],
    ]);
    expect((await tab.send('POST', consent, { ...body, org: 'ORG_B' })).statusCode).toBe(422);
    expect((await browser().send('POST', consent, body)).statusCode).toBe(401);
  });
});

test('no log line holds an e-mail, a password, a token, a cookie or a link', () => {
  const lines = logged.join('\n');
  expect(lines).toContain('/identity-broker/:kind/api/v3/login');
  expect(lines).not.toMatch(/@example\.com|Plum-tractor|Teapot|eyJ|hearthline-customer|ORG_A\.|5551234567/);
});
