import { describe, expect, test } from 'vitest';
import type { AnswerOf } from '#core/contract/contract.ts';
import { type DevRoutes, devRoutes, vendorModes, workshopPassword } from '#core/contract/dev.ts';
import { statusNames } from '#core/journey/statuses.ts';
import { fileRoles } from '#core/roles.ts';
import { untilOffers } from '../proof/test-answers.ts';
import { sandboxMailbox } from '../store/mail.ts';
import { personas } from '../vendors/personas.ts';
import { sandboxModes } from '../vendors/sandbox/modes.ts';
import { vendorNames } from '../vendors/vendor.ts';
import { testWorkshop } from './test-workshop.ts';

const { db, brands, sandbox, server, inProduction, startProduction, logged, call } = await testWorkshop();

type Made = AnswerOf<DevRoutes['POST /dev/api/applications']>;
type Summary = AnswerOf<DevRoutes['GET /dev/api/applications/{uuid}']>;
type History = AnswerOf<DevRoutes['GET /dev/api/applications/{uuid}/history']>;

async function make(options: object = {}): Promise<Made> {
  const { status, body } = await call('POST', '/applications', options);
  expect(status, JSON.stringify(body)).toBe(201);
  return body;
}

async function force(uuid: string, status: string, more: object = {}): Promise<Summary> {
  const answer = await call('POST', `/applications/${uuid}/force`, { status, ...more });
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  return answer.body;
}

const say = (uuid: string, event: string, payload: object = {}, by?: string) =>
  call('POST', `/applications/${uuid}/events`, { event, payload, ...(by && { by }) });

const historyOf = async (uuid: string): Promise<History> => (await call('GET', `/applications/${uuid}/history`)).body;
const statusOf = async (uuid: string) => ((await call('GET', `/applications/${uuid}`)).body as Summary).status;

/** What vendors would say until there are offers to choose from. */
async function withOffers(options: object = {}): Promise<Made> {
  const made = await make(options);
  for (const [event, payload, findings] of untilOffers) {
    // The workshop files a score apart that is said with a report.
    const said = findings ? { ...payload, score: findings.credit.score } : payload;
    const { status, body } = await say(made.uuid, event, said, 'vendor');
    expect(status, JSON.stringify(body)).toBe(200);
  }
  expect(await statusOf(made.uuid)).toBe('OFFER_SELECTION');
  return made;
}

describe('where the workshop is', () => {
  test('in production every one of its calls answers 404, whatever the method', async () => {
    for (const key of Object.keys(devRoutes)) {
      const [method = '', path = ''] = key.split(' ');
      const response = await inProduction.inject({
        method: method as 'GET',
        url: path.replace('{uuid}', crypto.randomUUID()).replace('{vendor}', 'credit'),
        ...(method === 'POST' && { payload: {} }),
      });
      expect([key, response.statusCode]).toEqual([key, 404]);
    }
  });

  test('another site cannot use it, though no one signs in', async () => {
    const send = (headers: Record<string, string>) =>
      server.inject({ method: 'POST', url: '/dev/api/clock', payload: { advance: 'PT1S' }, headers });
    expect((await send({ origin: 'https://elsewhere.example' })).statusCode).toBe(403);
    expect((await send({ 'sec-fetch-site': 'cross-site' })).statusCode).toBe(403);
    expect((await send({})).statusCode).toBe(200);
  });
});

describe('the clock', () => {
  test('goes forward by what is asked, and never back', async () => {
    const before: { now: string; aheadS: number } = (await call('GET', '/clock')).body;
    const moved: { now: string; aheadS: number } = (await call('POST', '/clock', { advance: 'PT1H30M' })).body;
    expect(moved.aheadS - before.aheadS).toBeGreaterThan(5399);
    expect(Date.parse(moved.now) - Date.parse(before.now)).toBeGreaterThanOrEqual(5_399_000);
    for (const advance of ['-P1D', 'P-1D', 'P', 'PT', '3 days', '']) {
      const { status, body } = await call('POST', '/clock', { advance });
      expect([advance, status, (body as { param: string }).param]).toEqual([advance, 422, 'advance']);
    }
  });

  test('makes a timer ring when its time has come, not before', async () => {
    const { uuid } = await withOffers();
    await call('POST', '/clock', { advance: 'P29D' });
    expect(await statusOf(uuid)).toBe('OFFER_SELECTION');
    const { body } = await call('POST', '/clock', { advance: 'P1D' });
    expect((body as { rung: number }).rung).toBeGreaterThan(0);
    expect(await statusOf(uuid)).toBe('CANCELLED');
  });

  test('what is due on the way happens on its own day, and so does what follows from it', async () => {
    const { uuid } = await make();
    const { statusSince } = await force(uuid, 'CREDIT_NO_MATCH');
    await call('POST', '/clock', { advance: 'P60D' });
    const { events } = await historyOf(uuid);
    const daysOf = (event: string) =>
      events
        .filter((one) => one.event === event)
        .map(({ at }) => Math.floor((Date.parse(at) - Date.parse(statusSince)) / 86_400_000));
    expect(daysOf('incompletenessNoticed')).toEqual([14]);
    expect(daysOf('incompletenessExpired')).toEqual([44]);
    expect(await statusOf(uuid)).toBe('CANCELLED');
  });
});

describe('a borrower made here', () => {
  test('has an account, a session of this browser and an application', async () => {
    const response = await server.inject({ method: 'POST', url: '/dev/api/applications', payload: {} });
    const { uuid, token, email, password } = response.json() as Made;
    const cookie = String(response.headers['set-cookie']).split(';')[0] ?? '';
    const headers = { authorization: `Bearer ${token}`, cookie };
    expect(response.headers.authorization).toBe(headers.authorization);
    const read = await server.inject({ url: `/service-application/api/v1/application/heloc/${uuid}`, headers });
    expect([read.statusCode, (read.json() as { uuid: string }).uuid]).toEqual([200, uuid]);
    const login = await server.inject({
      method: 'POST',
      url: '/identity-broker/customer/api/v3/login',
      payload: { email, password },
    });
    expect([login.statusCode, password]).toEqual([200, workshopPassword]);
  });

  test('carries personas in name and street, and says what is to be typed later', async () => {
    const made = await make({ persona: 'Frozen Kbafail lowconf user_income_low' });
    expect(made.borrower).toMatch(/ Frozen-Kbafail$/);
    expect(made.typeLater).toEqual(['user_income_low: user name at the bank or payroll company']);
    const { status, body } = await call('POST', '/applications', { persona: 'No one' });
    expect([status, (body as { param: string }).param]).toEqual([422, 'persona']);
  });

  test('can be of any brand, product and state it lends in', async () => {
    const partner = brands.all.find(({ orgCode }) => orgCode !== brands.provider.orgCode);
    const made = await make({ org: partner?.orgCode });
    expect([made.brand, made.open]).toEqual([
      partner?.names.display,
      expect.stringContaining(`org=${partner?.orgCode}`),
    ]);
    for (const product of ['heloc', 'dscr', 'crypto', 'plus62'] as const) {
      const site = brands.all.find(({ products }) => products[product]?.enabled);
      const one = await make({ org: site?.orgCode, product });
      expect([product, one.product, one.isWaiting]).toEqual([product, product, true]);
    }
    expect((await call('POST', '/applications', { org: 'NOBODYS' })).status).toBe(404);
    expect((await call('POST', '/applications', { state: 'ZZ' })).status).toBe(422);
  });

  test('is among the newest of all brands', async () => {
    const [first, second] = brands.organizations;
    const made = [await make({ org: first }), await make({ org: second })];
    const listed: readonly Summary[] = (await call('GET', '/applications')).body;
    for (const { uuid } of made) expect(listed.map((one) => one.uuid)).toContain(uuid);
  });
});

describe('forcing', () => {
  test('puts an application in every one of the 84 statuses', async () => {
    expect(statusNames).toHaveLength(84);
    const { uuid } = await withOffers();
    for (const status of statusNames) {
      await force(uuid, status);
      const { events } = await historyOf(uuid);
      const forced = events.findLast(({ event }) => event === 'forced');
      expect([forced?.to, forced?.by]).toEqual([status, 'operations']);
    }
    expect((await historyOf(uuid)).brokenAt).toBeNull();
  });

  test('a decline names reasons, also when no one gave any, and the reason for forcing is kept', async () => {
    const { uuid } = await make();
    await force(uuid, 'DECLINED', { reason: 'To see the page.' });
    const { events } = await historyOf(uuid);
    expect(events.at(-1)).toMatchObject({ event: 'forced', payload: { reason: 'To see the page.' } });
    const one = await withOffers();
    await force(one.uuid, 'DECLINED', { declineReasons: ['DEROGATORY_BANKRUPTCY'] });
    expect((await call('GET', `/applications/${one.uuid}`)).body).toMatchObject({
      open: expect.stringContaining('error/credit'),
    });
  });

  test('beyond the offers, one is chosen first: the screens after it have terms to show', async () => {
    const { uuid } = await withOffers();
    await force(uuid, 'NOTE_SIGNING');
    const { events } = await historyOf(uuid);
    expect(events.map(({ event }) => event)).toContain('offerSelected');
  });

  test('nothing is paid out when nothing was chosen, and no one is told a constraint', async () => {
    const { uuid } = await make();
    const { status, body } = await call('POST', `/applications/${uuid}/force`, { status: 'FUNDABLE' });
    expect([status, (body as { message: string }).message]).toEqual([
      409,
      'No offer was chosen, so there is nothing to pay out.',
    ]);
  });

  test('an unknown status or application is refused', async () => {
    const { uuid } = await make();
    expect((await call('POST', `/applications/${uuid}/force`, { status: 'NOWHERE' })).status).toBe(422);
    for (const one of [crypto.randomUUID(), 'x'])
      expect((await call('POST', `/applications/${one}/force`, { status: 'COMPLETE' })).status).toBe(404);
  });
});

describe('saying what happened', () => {
  test('as operations, unless someone else is named', async () => {
    const { uuid } = await make();
    await force(uuid, 'CREDIT_NO_MATCH_SSN');
    const { status, body } = await say(uuid, 'identityCorrected', { why: 'A typing mistake.' });
    expect([status, (body as Summary).status]).toEqual([200, 'WAITING_FOR_SOFT_CREDIT']);
    expect((await historyOf(uuid)).events.at(-1)).toMatchObject({ event: 'identityCorrected', by: 'operations' });
  });

  test('what is not theirs to say, not possible here, or not well formed is refused', async () => {
    const { uuid } = await make();
    expect((await say(uuid, 'softCreditReturned', { outcome: 'file' })).status).toBe(403);
    expect((await say(uuid, 'resumed')).status).toBe(409);
    expect((await say(uuid, 'deedRecorded', { instrumentNumber: '1' }, 'vendor')).status).toBe(409);
    expect((await say(uuid, 'documentsDelivered', {}, 'vendor')).status).toBe(422);
    expect((await say(uuid, 'nothing')).status).toBe(422);
  });

  test('open conditions are told with the application, and can be cleared', async () => {
    const { uuid } = await make();
    const raised = await say(uuid, 'conditionRaised', { categoryEnum: 'MISSING_PHONE_NUMBER' });
    const [condition] = (raised.body as Summary).conditions;
    expect(condition?.categoryEnum).toBe('MISSING_PHONE_NUMBER');
    const cleared = await say(uuid, 'conditionCleared', { conditionUuid: condition?.uuid });
    expect((cleared.body as Summary).conditions).toEqual([]);
  });
});

describe('what can be looked at', () => {
  test('every mode of the sandboxes can be set, and their books can be read', async () => {
    expect(Object.keys(vendorModes)).toEqual([...sandboxModes]);
    for (const mode of [...sandboxModes.slice(1), 'normal']) {
      expect((await call('POST', '/vendors/flood', { mode })).body).toEqual({ vendor: 'flood', mode });
      expect((await call('GET', '/vendors')).body).toContainEqual({ vendor: 'flood', mode });
    }
    for (const vendor of vendorNames) expect((await call('GET', `/vendors/${vendor}/book`)).status).toBe(200);
    expect((await call('POST', '/vendors/flood', { mode: 'asleep' })).status).toBe(422);
    expect((await call('POST', '/vendors/nobody', { mode: 'down' })).status).toBe(404);
  });

  test('a book tells everything but what opens something', async () => {
    await sandbox.answer('income', 'link', 'one', { login: 'user_good' }, () => ({
      access: 'access-1',
      payers: ['Elm Co'],
    }));
    const { body } = await call('GET', '/vendors/income/book');
    expect(body).toMatchObject([{ shown: { login: 'user_good' }, answer: { access: '(hidden)', payers: ['Elm Co'] } }]);
  });

  test('the emails of a brand, and of one borrower', async () => {
    const orgCode = brands.provider.canonicalOrgCode;
    const email = { orgCode, channel: 'email', subject: 'Hello', words: 'Some words.' };
    await sandboxMailbox(db).put({ ...email, key: 'one', recipient: 'one@example.com' });
    await sandboxMailbox(db).put({ ...email, key: 'two', recipient: 'two@example.com' });
    const keys = async (query: string) =>
      ((await call('GET', `/mailbox${query}`)).body as { key: string }[]).map(({ key }) => key);
    expect((await keys('')).slice(0, 2)).toEqual(['two', 'one']);
    expect(await keys(`?org=${orgCode}&to=one@example.com`)).toEqual(['one']);
    expect((await call('GET', '/mailbox?org=NOBODYS')).status).toBe(404);
  });

  test('the personas, the brands, and links that lead to what they promise', async () => {
    expect((await call('GET', '/personas')).body).toHaveLength(personas.length);
    expect((await call('GET', '/brands')).body).toHaveLength(brands.all.length);
    const links: readonly { path: string }[] = (await call('GET', '/leads')).body;
    const referrer = new URLSearchParams(links[0]?.path.split('?')[1]).get('referrer');
    expect((await server.inject(`/service-lead-portal/api/lo/${referrer}`)).statusCode).toBe(200);
    const affiliate = links.at(-1)?.path ?? '';
    expect((await server.inject(affiliate)).headers['set-cookie']).toBeDefined();
  });
});

describe('the staff of the sandbox', () => {
  const login = '/identity-broker/agent/api/v3/login';
  type Code = AnswerOf<DevRoutes['GET /dev/api/staff']>[number];
  const olive = { email: 'olive@staff.example', password: workshopPassword };
  const meWith = (token: string, setCookie: unknown) =>
    server.inject({
      url: '/service-console/api/v1/me',
      headers: { authorization: `Bearer ${token}`, cookie: String(setCookie).split(';')[0] ?? '' },
    });

  test('[T4] come in with the code that the workshop shows, and not without', async () => {
    const staff: readonly Code[] = (await call('GET', '/staff')).body;
    const [shown] = staff.filter(({ email }) => email === olive.email);
    expect(shown).toMatchObject({ name: 'Olive Desk', roles: [...fileRoles], code: expect.stringMatching(/^\d{6}$/) });
    expect(shown?.secondsLeft).toBeLessThanOrEqual(30);
    const half = await server.inject({ method: 'POST', url: login, payload: olive });
    const bare = await meWith(String(half.headers.authorization).slice(7), half.headers['set-cookie']);
    expect(bare.json().code).toBe('secondFactorNeeded');
    const whole = await server.inject({ method: 'POST', url: login, payload: { ...olive, totpCode: shown?.code } });
    const me = await meWith(String(whole.headers.authorization).slice(7), whole.headers['set-cookie']);
    expect(me.json()).toMatchObject({ name: 'Olive Desk' });
  });

  test('are signed in at once, as often as a test likes; no one else is', async () => {
    for (let n = 0; n < 3; n += 1) {
      const response = await server.inject({
        method: 'POST',
        url: '/dev/api/staff/session',
        payload: { email: olive.email },
      });
      expect(response.headers.authorization).toBeUndefined();
      const me = await meWith(response.json().token, response.headers['set-cookie']);
      expect(me.json()).toMatchObject({ name: 'Olive Desk' });
    }
    expect((await call('POST', '/staff/session', { email: 'someone@else.example' })).status).toBe(404);
  });

  test('[T24] are suspended where a production starts on their database', async () => {
    await startProduction();
    const refused = await server.inject({ method: 'POST', url: login, payload: olive });
    expect(refused.statusCode).toBe(401);
    const standing =
      await db.owner`select count(*)::int as n from app.identity where email like '%@staff.example' and deactivated_at is null`;
    expect(standing).toMatchObject([{ n: 0 }]);
  });
});

test('no password and no token is written to the log', async () => {
  const { token } = await make();
  const all = logged.join('\n');
  expect(all).not.toContain(workshopPassword);
  expect(all).not.toContain(token);
});
