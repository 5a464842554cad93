/**
 * Recordings of visits, by the calls a browser and the console make: nothing without the brand, the person and the page;
 * sealed, bounded, seven days; watched by those who may, in their own organization, for a reason that stays written.
 */
import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { replayLimits } from '#core/replay/replay.ts';
import { testProduct } from './test-product.ts';
import { staffMember } from './test-staff.ts';

const product = await testProduct({ hasWorker: false });
const { server, accounts, replays, db, orgCode } = product;
/** The one brand that opted in. */
const optedIn = 'AMBERLOCK';
const caller = { address: '10.9.3.1', userAgent: undefined, isSecure: false };
const service = '/service-replay/secure/api/v1';

type Browser = ReturnType<typeof browserOf>;

function browserOf({ token, setCookie }: { token: string; setCookie: string }, org: string) {
  const headers = { authorization: `Bearer ${token}`, cookie: setCookie.split(';')[0] ?? '', 'x-org': org };
  const host = org === orgCode ? {} : { host: `${org.toLowerCase()}.localhost` };
  return async (method: 'GET' | 'POST' | 'PUT', url: string, payload?: object) => {
    const answer = await server.inject({ method, url, headers: { ...headers, ...host }, ...(payload && { payload }) });
    return { status: answer.statusCode, body: answer.body === '' ? undefined : answer.json() };
  };
}

async function borrowerOf(org: string): Promise<Browser> {
  const given = { email: `b-${randomUUID()}@example.com`, password: 'Plum-tractor-91!', phoneNumber: '4155550123' };
  return browserOf(await accounts.register({ orgCode: org, ...given }, caller), org);
}

const staffOf = async (org: string, role: 'compliance' | 'processor') =>
  browserOf(await staffMember({ ...product, orgCode: org }, { role: role as never }), org);

const agree = (who: Browser, isAgreed: boolean) => who('PUT', `${service}/agreement`, { isAgreed });
const begin = async (who: Browser) => (await who('POST', `${service}/recordings`)).body.uuid as string | null;
const canary = 'Kanarie-4177';
const event = (said: string) => ({
  ...{ type: 2, timestamp: 1 },
  data: { node: { type: 0, id: 1, childNodes: [{ type: 3, id: 2, textContent: said }] }, initialOffset: {} },
});
const send = (who: Browser, uuid: string, seq: number, more: object = {}) =>
  who('POST', `${service}/recordings/${uuid}/chunks`, {
    ...{ seq, page: '/dashboard', events: JSON.stringify([event('We save your progress')]) },
    ...more,
  });

let ada: Browser;
let bea: Browser;
let carl: Browser;
let olive: Browser;
let stranger: Browser;
let clerk: Browser;
beforeAll(async () => {
  [ada, bea, carl] = await Promise.all([borrowerOf(optedIn), borrowerOf(optedIn), borrowerOf(orgCode)]);
  olive = await staffOf(optedIn, 'compliance');
  clerk = await staffOf(optedIn, 'processor');
  stranger = await staffOf(orgCode, 'compliance');
  await agree(ada, true);
});

test('[TELE-03] a brand that did not opt in records no one, whatever its page asks for', async () => {
  expect((await carl('GET', `${service}/agreement`)).body).toEqual({ isOffered: false, isAgreed: false });
  expect((await agree(carl, true)).status).toBe(404);
  expect(await begin(carl)).toBeNull();
  // Agreed at a brand of the same lender, or before it was taken back: the page's own brand counts.
  await db.inOrg(orgCode, async (tx) => {
    await tx`insert into app.replay_agreement (org_code, identity_uuid, is_agreed, at)
      select org_code, uuid, true, now() from app.identity where org_code = ${orgCode}`;
  });
  expect(await begin(carl)).toBeNull();
});

test('[TELE-03] no one is recorded who did not agree, and what was goes when it is taken back', async () => {
  expect((await bea('GET', `${service}/agreement`)).body).toEqual({ isOffered: true, isAgreed: false });
  expect(await begin(bea)).toBeNull();
  await agree(bea, true);
  const uuid = String(await begin(bea));
  expect((await send(bea, uuid, 0)).status).toBe(204);
  await agree(bea, false);
  expect((await send(bea, uuid, 1)).status).toBe(404);
  expect(await begin(bea)).toBeNull();
  expect(await db.owner`select 1 from app.replay where uuid = ${uuid}`).toHaveLength(0);
  expect(await db.owner`select 1 from app.replay_chunk where replay_uuid = ${uuid}`).toHaveLength(0);
  expect(await db.owner`select 1 from app.data_key where subject = ${`replay ${uuid}`}`).toHaveLength(0);
});

test('[TELE-03] a recording is its person’s own, and pages that are never recorded are refused', async () => {
  const uuid = String(await begin(ada));
  await agree(bea, true);
  expect((await send(bea, uuid, 0)).status).toBe(404);
  for (const page of ['/account/{product}/{uuid}/credit/social', '/account/{product}/{uuid}/bank/disburse', '/nowhere'])
    expect(await send(ada, uuid, 0, { page })).toMatchObject({ status: 403 });
  expect((await send(ada, uuid, 0, { more: 1 })).status).toBe(422);
  expect((await send(ada, uuid, 0, { events: 'x'.repeat(replayLimits.chunkChars + 1) })).status).toBe(422);
  for (const events of ['{', '{}', JSON.stringify(Array(replayLimits.eventsInChunk + 1).fill(1))])
    expect((await send(ada, uuid, 0, { events })).status).toBe(400);
  expect(await db.owner`select 1 from app.replay_chunk where replay_uuid = ${uuid}`).toHaveLength(0);
});

test('[TELE-04] what a browser forgot to hide is hidden here, and lies sealed', async () => {
  const uuid = String(await begin(ada));
  expect(
    (await send(ada, uuid, 0, { events: JSON.stringify([event(canary), event('We save your progress')]) })).status,
  ).toBe(204);
  const watched = await olive('POST', `/service-console/api/v1/replays/${uuid}/watch`, { reason: 'FRAUD_QUESTION' });
  expect(JSON.stringify(watched.body)).toContain('We save your progress');
  expect(JSON.stringify(watched.body)).not.toContain('Kanarie');
  const rows = await db.owner<{ eventsSealed: Buffer }[]>`
    select events_sealed from app.replay_chunk where replay_uuid = ${uuid}`;
  expect(rows).toHaveLength(1);
  for (const { eventsSealed } of rows) expect(eventsSealed.toString('latin1')).not.toContain('progress');
});

test('[T1] staff of its organization with the permission watch it, and no viewing is without its line', async () => {
  const uuid = String(await begin(ada));
  await send(ada, uuid, 0);
  const watch = (who: Browser, body: object) => who('POST', `/service-console/api/v1/replays/${uuid}/watch`, body);
  const why = { reason: 'BORROWER_ASKED' };
  expect((await olive('GET', '/service-console/api/v1/replays')).body.items[0]).toMatchObject({
    uuid,
    pages: ['/dashboard'],
  });
  expect((await stranger('GET', '/service-console/api/v1/replays')).body.items).toEqual([]);
  expect((await watch(stranger, why)).status).toBe(404);
  expect((await watch(clerk, why)).status).toBe(403);
  expect((await watch(ada, why)).status).toBe(403);
  expect((await watch(olive, {})).status).toBe(422);
  const lines = () =>
    db.owner`select why from app.audit_entry where act = 'replayWatched' and what = ${`replay ${uuid}`}`;
  expect(await lines()).toHaveLength(0);
  expect((await watch(olive, why)).status).toBe(200);
  expect(await lines()).toMatchObject([{ why: 'The borrower asked' }]);
});

test('a recording is bounded, and forgotten after seven days with its key', async () => {
  const uuid = String(await begin(ada));
  await send(ada, uuid, 0);
  await db.owner`update app.replay set chunks = ${replayLimits.chunks} where uuid = ${uuid}`;
  expect((await send(ada, uuid, 1)).status).toBe(413);
  await db.owner`update app.replay set started_at = now() - interval '6 days 23 hours' where uuid = ${uuid}`;
  await replays.forgetOld(optedIn);
  expect(await db.owner`select 1 from app.replay where uuid = ${uuid}`).toHaveLength(1);
  await db.owner`update app.replay set started_at = now() - interval '7 days' where uuid = ${uuid}`;
  const watched = await olive('POST', `/service-console/api/v1/replays/${uuid}/watch`, { reason: 'FRAUD_QUESTION' });
  expect(watched.status).toBe(404);
  await replays.forgetOld(optedIn);
  expect(await db.owner`select 1 from app.replay where uuid = ${uuid}`).toHaveLength(0);
  expect(await db.owner`select 1 from app.data_key where subject = ${`replay ${uuid}`}`).toHaveLength(0);
});
