import { hash, randomBytes } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { originatorLabel } from '#core/registration/originator.ts';
import { type Actor, type Person, visitor } from '../actor.ts';
import { createLeads, sampleLeads } from '../people/leads/index.ts';
import { Secret } from '../secret.ts';
import { markOldWaiting } from '../store/leads.ts';
import { takeEach } from '../store/rate-limits.ts';
import { testDatabase } from '../store/test-database.ts';
import { createVault } from '../store/vault.ts';
import { leadHandlers } from './leads.ts';
import { apiWith } from './test-handlers.ts';

const db = await testDatabase();
const clock = { at: new Date('2026-03-02T15:00:00Z') };
const vault = createVault([new Secret(randomBytes(32))]);
const leads = createLeads({
  database: db,
  vault,
  canonicalOf: (orgCode) => ({ ORG_A: 'ORG_A', ORG_A_NY: 'ORG_A', ORG_B: 'ORG_B' })[orgCode],
  now: () => clock.at,
});
let actor: Actor = visitor;
const { server, logged } = apiWith(leadHandlers(leads), {
  authenticate: async () => ({ actor, hasSecondFactor: true }),
  countCall: (bucket, uses) => takeEach(db.app, bucket, uses),
});
await leads.seed(['ORG_A', 'ORG_B']);
const samples = sampleLeads('ORG_A');
const absent = '00000000-0000-4000-8000-000000000000';
let visitors = 0;

const get = (url: string, headers: Record<string, string> = {}) => {
  visitors += 1;
  const address = `10.9.${Math.floor(visitors / 250)}.${visitors % 250}`;
  return server.inject({ url, headers: { 'x-forwarded-for': address, 'x-org': 'ORG_A', ...headers } });
};

describe('originators', () => {
  const path = '/service-lead-portal/api/lo';

  test('[CALL-25] answers by the organization asked for', async () => {
    const response = await get(`${path}/${samples.originators[0]?.uuid}?organization=ORG_A`, { 'x-org': 'ORG_B' });
    expect(response.statusCode).toBe(200);
  });

  test('[ENT-22] answers who referred', async () => {
    const [officer] = samples.originators;
    expect((await get(`${path}/${officer?.uuid}`)).json()).toEqual({
      originatorDisplayInfo: {
        originatorName: 'Dana Whitfield',
        brokerName: 'Whitfield Home Loans',
        avatarUri: null,
        email: 'originator1@example.com',
        phoneNumber: '8885550101',
        nmls: officer?.nmls,
      },
      enforceLicensedStatesForReferral: false,
      licensedStates: [],
    });
  });

  test('[LO-03] one who only has a broker’s name is labelled so', async () => {
    const labels = [];
    for (const { uuid } of samples.originators)
      labels.push(originatorLabel((await get(`${path}/${uuid}`)).json().originatorDisplayInfo));
    expect(labels).toEqual(['loan officer', 'broker', 'loan officer']);
  });

  test('[CALL-26] answers the licensed states of one who is bound to them', async () => {
    const bound = samples.originators[2]?.uuid;
    expect((await get(`${path}/${bound}/licensed-states`)).json()).toEqual(['AZ', 'CA', 'NV']);
    expect((await get(`${path}/${bound}`)).json().enforceLicensedStatesForReferral).toBe(true);
  });

  test('[CALL-25] 404 for an unknown one, another lender’s, or an unknown lender; 400 for what is no id', async () => {
    const mine = samples.originators[0]?.uuid;
    expect((await get(`${path}/${absent}`)).statusCode).toBe(404);
    expect((await get(`${path}/${mine}?organization=ORG_B`)).statusCode).toBe(404);
    expect((await get(`${path}/${mine}?organization=NOBODY`)).statusCode).toBe(404);
    expect((await get(`${path}/nonsense`)).statusCode).toBe(400);
  });
});

describe('referrals', () => {
  const path = '/service-lead-portal/api/referrals';
  const statusPath = '/service-application/external/api/v1/heloc/referral-id';

  test('[ENT-20] answers what the form needs', async () => {
    const { uuid, person } = samples.referral;
    expect((await get(`${path}/${uuid}`)).json()).toEqual(person);
  });

  test('[CALL-24] answers at every site of the lender and at no other lender', async () => {
    const { uuid } = samples.referral;
    expect((await get(`${path}/${uuid}`)).statusCode).toBe(200);
    expect((await get(`${path}/${uuid}`, { 'x-org': 'ORG_A_NY' })).statusCode).toBe(200);
    const refusals = [
      await get(`${path}/${uuid}`, { 'x-org': 'ORG_B' }),
      await get(`${path}/${absent}`),
      await get(`${path}/nonsense`),
    ];
    expect(refusals.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404]);
  });

  test('[CALL-13] answers status and e-mail, and the status follows the application', async () => {
    const { uuid, person } = samples.referral;
    expect((await get(`${statusPath}/${uuid}`)).json()).toEqual({ status: 'SENT', email: person.email });
    await db.inOrg('ORG_A', (tx) => leads.startReferral(tx, 'ORG_A', uuid));
    expect((await get(`${statusPath}/${uuid}`)).json().status).toBe('STARTED');
    expect((await get(`${statusPath}/${absent}`)).statusCode).toBe(404);
  });

  test('an originator refers someone and gets the link to send; the referral goes out of date', async () => {
    const identityUuid = '11111111-1111-4111-8111-111111111111';
    const [row] = samples.originators;
    if (!row) throw new Error('there is a sample');
    await leads.saveOriginator('ORG_A', { ...row, identityUuid });
    const person: Person = { roles: ['originator'], orgCode: 'ORG_A', identityUuid, sessionId: absent };
    const refer = () =>
      server.inject({ method: 'POST', url: path, payload: samples.referral.person, headers: { 'x-org': 'ORG_A' } });
    expect((await refer()).statusCode).toBe(401);
    actor = { ...person, roles: ['borrower'] };
    expect((await refer()).statusCode).toBe(403);
    actor = person;
    const { referralUuid, path: link } = (await refer()).json();
    actor = visitor;
    expect(link).toBe(`/account/heloc/register?referrer=${row.uuid}&referral=${referralUuid}`);
    expect((await get(`${path}/${referralUuid}`)).json()).toEqual(samples.referral.person);
    clock.at = new Date(clock.at.getTime() + 90 * 86_400_000);
    expect((await get(`${path}/${referralUuid}`)).statusCode).toBe(404);
    clock.at = new Date('2026-03-02T15:00:00Z');
  });
});

describe('mailed offers', () => {
  const [offer] = samples.offers;
  const code = offer?.code ?? '';

  test('[CALL-20] answers whom the letter was for, and until when; 404 for any other code', async () => {
    expect((await get(`/offercode/${code}`)).json()).toEqual({
      ...offer?.person,
      offerCode: code,
      inHomeDate: '2026-02-23',
      respondByDate: '2026-04-16',
    });
    expect((await get(`/offercode/${code.toLowerCase().replaceAll('-', '')}`)).statusCode).toBe(200);
    expect((await get(`/offercode/${code}`, { 'x-org': 'ORG_B' })).statusCode).toBe(404);
    expect((await get('/offercode/AAAA-AAAA-AAAA-AAAA')).statusCode).toBe(404);
  });

  test('an offer ends after the day to respond by, and not before that day is over where the letter was sent', async () => {
    clock.at = new Date('2026-04-17T09:59:59Z');
    expect((await get(`/offercode/${code}`)).statusCode).toBe(200);
    clock.at = new Date('2026-04-17T10:00:00Z');
    expect((await get(`/offercode/${code}`)).statusCode).toBe(404);
    clock.at = new Date('2026-03-02T15:00:00Z');
  });

  test('guessing from one address ends after ten tries', async () => {
    const headers = { 'x-forwarded-for': '10.8.0.1' };
    const statuses = [];
    for (let n = 0; n < 12; n += 1) statuses.push((await get(`/offercode/GUESS${n}`, headers)).statusCode);
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 404), 429, 429]);
    expect((await get(`/offercode/${code}`, headers)).statusCode).toBe(429);
  });
});

describe('affiliates', () => {
  const { affiliate, lead, person, abVersion } = samples.affiliate;

  const land = () => get(`/a/${affiliate}?lead=${lead}&utm_source=news&evil=<script>`);
  const prepop = async () => {
    const [cookie] = (await land()).cookies;
    return () => get('/a/external/prepop', { cookie: `hearthline-prepop=${cookie?.value}` });
  };

  test('[Q-27] the landing sets an opaque cookie', async () => {
    const landing = await land();
    expect(landing.statusCode).toBe(302);
    expect(landing.headers.location).toBe(`/account/heloc/register?utm_source=news&affiliate=${affiliate}`);
    const [cookie] = landing.cookies;
    expect(cookie).toMatchObject({
      name: 'hearthline-prepop',
      httpOnly: true,
      sameSite: 'Lax',
      path: '/',
      maxAge: 1800,
    });
    expect(cookie?.value).not.toContain(lead);
  });

  test('[CALL-21] the cookie is answered for half an hour', async () => {
    const ask = await prepop();
    expect((await ask()).statusCode).toBe(200);
    clock.at = new Date(clock.at.getTime() + 30 * 60_000);
    expect((await ask()).statusCode).toBe(404);
    clock.at = new Date('2026-03-02T15:00:00Z');
  });

  test('[ENT-21] the answer is what the affiliate told us', async () => {
    const answer = (await (await prepop())()).json();
    expect(answer).toEqual({ ...person, affiliate, abVersion });
    expect(Object.keys(answer).sort()).toEqual([
      ...['abVersion', 'address', 'affiliate', 'dob', 'email', 'income', 'name', 'phone'],
    ]);
  });

  test('[Q-27] without the cookie, or with a made-up one, there is nothing', async () => {
    for (const cookie of ['', 'hearthline-prepop=', 'hearthline-prepop=ORG_A.guess', 'hearthline-prepop=NOBODY.x']) {
      expect((await get('/a/external/prepop', cookie ? { cookie } : {})).statusCode, cookie).toBe(404);
    }
  });

  test('what is out of date is forgotten', async () => {
    await get(`/a/${affiliate}?lead=${lead}`);
    clock.at = new Date(clock.at.getTime() + 3_600_000);
    expect(await leads.forgetOld('ORG_A')).toBeGreaterThan(0);
    expect(await leads.forgetOld('ORG_A')).toBe(0);
    clock.at = new Date('2026-03-02T15:00:00Z');
    expect((await get(`/a/${affiliate}?lead=${lead}`)).cookies).toHaveLength(1);
  });

  test('an unknown affiliate, an unknown lead and another lender’s lead lead on to the form without a cookie', async () => {
    const tries = [
      `/a/no one?lead=${lead}`,
      `/a/${affiliate}?lead=guess`,
      `/a/${affiliate}`,
      `/a/${affiliate}?lead=${lead}&org=ORG_B`,
      '/a/x?org=NOBODY',
    ];
    for (const url of tries) {
      const response = await get(url);
      expect([response.statusCode, response.headers['set-cookie']], url).toEqual([302, undefined]);
      expect(response.headers.location, url).toMatch(/^\/account\/heloc\/register/);
    }
  });
});

describe('the wait list', () => {
  const path = '/service-wait-list/api/v1/home-equity-loan-plus';
  const person = {
    firstName: 'Ann',
    lastName: 'Lee',
    dob: '04/17/1962',
    email: 'Ann.Lee@example.com',
    income: 85_000,
    street1: '12 Main St',
    city: 'Honolulu',
    state: 'HI',
    zip: '96801',
    consent: true,
  };
  const join = (payload: object, address = '10.7.0.1') =>
    server.inject({ method: 'POST', url: path, payload, headers: { 'x-org': 'ORG_A', 'x-forwarded-for': address } });

  test('[CALL-22] takes a person in once per e-mail, and answers the same again', async () => {
    expect((await join(person)).statusCode).toBe(204);
    expect(
      (await join({ ...person, email: 'ann.lee@example.com', consent: false, dob: { day: 17, month: 4, year: 1962 } }))
        .statusCode,
    ).toBe(204);
    const list = await leads.waiting('ORG_A');
    expect(list).toHaveLength(1);
    expect(list[0]).toMatchObject({
      state: 'HI',
      hasConsent: false,
      person: { firstName: 'Ann', dob: '1962-04-17', income: 85_000 },
    });
    expect(await leads.waiting('ORG_B')).toHaveLength(0);
  });

  test('[T27] of an address there is only a keyed mark; who came before there were marks keeps one place', async () => {
    const plain = hash('sha256', 'ann.lee@example.com', 'base64url');
    const places = () => db.owner<{ emailHash: string }[]>`select email_hash from app.wait_list`;
    const standing = () => db.inOrg('ORG_A', (tx) => markOldWaiting(tx, vault, 'ORG_A', 10));
    await join(person, '10.7.0.2');
    expect((await places()).map(({ emailHash }) => emailHash)).not.toContain(plain);
    const [marked] = await places();
    await db.owner`update app.wait_list set email_hash = ${plain}`;
    expect([await standing(), await standing(), await places()]).toEqual([1, 0, [marked]]);
    await db.owner`update app.wait_list set email_hash = ${plain}`;
    await join({ ...person, consent: false }, '10.7.0.3');
    expect(await places()).toHaveLength(2);
    expect([await standing(), await places()]).toEqual([1, [marked]]);
    expect(await leads.waiting('ORG_A')).toMatchObject([{ hasConsent: false }]);
  });

  test.each([
    ['dob', { dob: '02/30/1962' }],
    ['email', { email: 'nobody' }],
    ['income', { income: -1 }],
    ['zip', { zip: '123' }],
    ['consent', { consent: 'yes' }],
    ['ssn', { ssn: '123' }],
  ])('a wrong %s is named', async (param, wrong) => {
    const response = await join({ ...person, ...wrong }, `10.7.1.${param.length}`);
    expect([response.statusCode, response.json().param]).toEqual([422, param]);
  });
});

test('nothing personal of any lead stands in the database or the log in clear', async () => {
  const tables = ['originator', 'referral', 'offer_code', 'affiliate_lead', 'affiliate_visit', 'wait_list'];
  for (const table of tables.slice(1)) {
    const rows = await db.owner`select row_to_json(t)::text as row from ${db.owner(`app.${table}`)} t`;
    expect(rows.length, table).toBeGreaterThan(0);
    expect(JSON.stringify(rows), table).not.toMatch(/okafor|greenhalgh|breckenridge|ann\.lee|1962-|\/1962|Main St/i);
  }
  expect(logged.join('\n')).not.toMatch(
    new RegExp(`okafor|greenhalgh|ann\\.lee|${samples.offers[0]?.code}|${samples.affiliate.lead}`, 'i'),
  );
  for (const table of tables) {
    expect(await db.app`select * from ${db.app(`app.${table}`)}`, table).toHaveLength(0);
    expect((await db.inOrg('ORG_C', (tx) => tx`select * from ${tx(`app.${table}`)}`)).length, table).toBe(0);
  }
});
