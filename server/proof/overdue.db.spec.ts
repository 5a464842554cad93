/** What rests longer than the table allows: seen by operations of its organization, told of and counted once, and said truly. */
import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Application } from '#core/application/application.ts';
import { workItemOf } from '#core/desk/item.ts';
import type { Status } from '#core/journey/statuses.ts';
import { aStart, person } from '../lending/origination/test-origination.ts';
import { createLog } from '../log.ts';
import { addTallyMetrics, createMetrics } from '../metrics.ts';
import { noteOverdue, overdueApplications } from '../store/overdue.ts';
import { readTallies } from '../store/tallies.ts';
import { writeWorkItem } from '../store/work-items.ts';
import { testProduct } from './test-product.ts';
import { staffMember } from './test-staff.ts';

const lines: Record<string, unknown>[] = [];
const log = createLog('warn', { write: (line: string) => void lines.push(JSON.parse(line)) });
const product = await testProduct({ hasWorker: false, log });
const { server, accounts, origination, overdue, db, orgCode, brands } = product;
const caller = { address: '10.9.2.1', userAgent: undefined, isSecure: false };
const url = '/service-console/api/v1/overdue';

function browserOf({ token, setCookie }: Awaited<ReturnType<typeof accounts.signIn>>, of: string) {
  const headers = { authorization: `Bearer ${token}`, cookie: setCookie.split(';')[0] ?? '', 'x-org': of };
  return async (path: string) => {
    const response = await server.inject({ method: 'GET', url: path, headers });
    return { status: response.statusCode, body: response.json() };
  };
}

const told = () => lines.filter(({ msg }) => msg === 'an application rests longer than its status allows');
const counted = async (status: string) =>
  (await readTallies(db.app, 'overdue')).find(({ label }) => label === status)?.count ?? 0;
const notes = (uuid: string) => db.owner`select 1 from app.overdue_rest where application_uuid = ${uuid}`;
const page = { statuses: ['WAITING_FOR_PRE_SOFT_CREDIT_DISCLOSURE'], after: undefined, max: 100 };
const operator = person('operations', orgCode);
const listed = async (who = operator) => (await overdue.list(who)).rows.map(({ application }) => application.uuid);

/** It asks for papers that no one delivers, so that it rests. */
async function resting(who = person('borrower', orgCode)) {
  const { application } = await origination.start(aStart(who, { county: 'Alameda' }));
  expect(application.status).toBe('WAITING_FOR_PRE_SOFT_CREDIT_DISCLOSURE');
  return { uuid: application.uuid, since: new Date(application.statusSince), who };
}

/** As if it had come there so much earlier. */
async function restingFor(ago: string, who?: ReturnType<typeof person>) {
  const { uuid } = await resting(who);
  await db.owner`
    update app.application set status_since = date_trunc('milliseconds', app.now() - ${ago}::interval) where uuid = ${uuid}`;
  await db.owner`
    update app.application set record = jsonb_set(record, '{statusSince}', to_jsonb(to_char(status_since at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')))
     where uuid = ${uuid}`;
  await derive(uuid);
  return uuid;
}

/** As if it had come to this status so many hours ago, with these changes. */
async function movedTo(uuid: string, status: Status, hoursAgo: number, changes: object = {}): Promise<void> {
  const since = hoursBefore(hoursAgo);
  await db.owner`
    update app.application set status = ${status}, status_since = ${since},
           record = record || ${db.owner.json({ status, statusSince: since, ...changes } as never)} where uuid = ${uuid}`;
  await derive(uuid);
}

const hoursBefore = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString();
const answered = (hoursAgo: number) => ({ conditions: [{ clearedAt: null, answeredAt: hoursBefore(hoursAgo) }] });

/** As the door writes it beside the application. */
async function derive(uuid: string): Promise<void> {
  const [row] = await db.owner<{ record: Application }[]>`select record from app.application where uuid = ${uuid}`;
  if (row) await db.inOrg(orgCode, (tx) => writeWorkItem(tx, row.record, workItemOf(row.record)));
}

/** Nothing of an earlier test is left to be told of. */
beforeEach(async () => {
  await overdue.note(orgCode);
  lines.length = 0;
});

describe('the moment', () => {
  test('at its limit an application is in time, a millisecond later it is overdue', async () => {
    const { uuid, since } = await resting();
    const at = (ms: number) => new Date(since.getTime() + 15 * 60_000 + ms);
    const found = (now: Date) =>
      db.inOrg(orgCode, async (tx) => {
        const rows = await overdueApplications(tx, orgCode, { ...page, now });
        return rows.map(({ application }) => application.uuid).includes(uuid);
      });
    const noted = (now: Date) =>
      db.inOrg(orgCode, async (tx) => (await noteOverdue(tx, orgCode, { ...page, now })).length);
    expect([await found(at(0)), await noted(at(0))]).toEqual([false, 0]);
    expect([await found(at(1)), await noted(at(1))]).toEqual([true, 1]);
  });

  test('what is over, and what the table lets rest for days, is not listed', async () => {
    const [declined, chosen] = [await restingFor('20 minutes'), await restingFor('20 minutes')];
    await movedTo(declined, 'CANCELLED', 13 * 24);
    await movedTo(chosen, 'CO_DEED_REQ', 13 * 24);
    expect(await listed()).toContain(chosen);
    await movedTo(chosen, 'OFFER_SELECTION', 13 * 24);
    expect(await listed()).not.toContain(chosen);
    expect(await listed()).not.toContain(declined);
  });
});

describe('the limit of the status, and no other clock', () => {
  type Resting = Awaited<ReturnType<typeof resting>>;
  const promised = async ({ who, uuid }: Resting) => (await origination.dossier(who, uuid)).overdue;

  test('an answered condition that waits for us is late, and nothing is told of a status in which two weeks are in time', async () => {
    const one = await resting();
    const { uuid } = one;
    const before = await counted('NOTE_SIGNING');
    await movedTo(uuid, 'NOTE_SIGNING', 9 * 24, answered(9 * 24));
    expect(await listed()).toContain(uuid);
    await overdue.note(orgCode);
    expect([told(), await counted('NOTE_SIGNING'), await promised(one)]).toEqual([[], before, null]);
    // The real overrun is counted all the same when it comes.
    await movedTo(uuid, 'NOTE_SIGNING', 15 * 24, answered(15 * 24));
    await overdue.note(orgCode);
    expect(told()).toMatchObject([{ applicationUuid: uuid, status: 'NOTE_SIGNING', limit: '14d' }]);
    expect(await counted('NOTE_SIGNING')).toBe(before + 1);
    expect(await promised(one)).toMatchObject({ toldAt: expect.any(Date) });
  });

  test('an hour is an hour although someone answered a condition meanwhile', async () => {
    const one = await resting();
    const { uuid } = one;
    const before = await counted('HARD_CREDIT_PULL');
    await movedTo(uuid, 'HARD_CREDIT_PULL', 1.1, answered(0.5));
    expect(await promised(one)).toMatchObject({ toldAt: null });
    await overdue.note(orgCode);
    expect(told()).toMatchObject([{ applicationUuid: uuid, status: 'HARD_CREDIT_PULL', limit: '1h' }]);
    expect(await counted('HARD_CREDIT_PULL')).toBe(before + 1);
    expect(await promised(one)).toMatchObject({ toldAt: expect.any(Date) });
  });

  test('that another clock was told of before is not that the team was told of this', async () => {
    const one = await resting();
    const { uuid } = one;
    await movedTo(uuid, 'NOTE_SIGNING', 15 * 24);
    await db.owner`
      insert into app.overdue_rest (org_code, application_uuid, status, status_since, noted_at)
      select org_code, uuid, status, status_since, status_since + interval '1 day' from app.application where uuid = ${uuid}`;
    expect(await promised(one)).toMatchObject({ toldAt: null });
    await Promise.all([overdue.note(orgCode), overdue.note(orgCode)]);
    expect(told()).toMatchObject([{ applicationUuid: uuid }]);
    expect(await promised(one)).toMatchObject({ toldAt: expect.any(Date) });
  });

  test('what older rules derived is told of when it was derived again', async () => {
    const { uuid } = await resting();
    await movedTo(uuid, 'HARD_CREDIT_PULL', 2);
    await db.owner`update app.work_item set rules = rules - 1 where application_uuid = ${uuid}`;
    await overdue.note(orgCode);
    expect(told()).toEqual([]);
    await derive(uuid);
    await overdue.note(orgCode);
    expect(told()).toMatchObject([{ applicationUuid: uuid }]);
  });

  test('a servicer that is silent past two days is told of, and again when the line was sent again; never the borrower', async () => {
    const one = await resting();
    const { uuid } = one;
    const servicing = (hoursAgo: number, state = 'sent') => ({
      servicing: { state, at: hoursBefore(hoursAgo), why: null, number: null },
    });
    const before = await counted('COMPLETE');
    await movedTo(uuid, 'COMPLETE', 90 * 24, servicing(47));
    await overdue.note(orgCode);
    expect(told()).toEqual([]);
    await movedTo(uuid, 'COMPLETE', 90 * 24, servicing(80 * 24));
    await overdue.note(orgCode);
    expect(told()).toMatchObject([{ applicationUuid: uuid, status: 'COMPLETE', limit: '2d' }]);
    await movedTo(uuid, 'COMPLETE', 90 * 24, servicing(49));
    await overdue.note(orgCode);
    await movedTo(uuid, 'COMPLETE', 90 * 24, servicing(9 * 24, 'refused'));
    await overdue.note(orgCode);
    expect(told().map(({ limit }) => limit)).toEqual(['2d', '2d', '1d']);
    expect(await counted('COMPLETE')).toBe(before + 3);
    expect(await promised(one)).toBeNull();
    await movedTo(uuid, 'COMPLETE', 90 * 24, servicing(80 * 24, 'boarded'));
    await overdue.note(orgCode);
    expect(told()).toHaveLength(3);
  });
});

describe('told once', () => {
  test('two workers that look at once tell and count it once', async () => {
    const uuid = await restingFor('16 minutes');
    const before = await counted('WAITING_FOR_PRE_SOFT_CREDIT_DISCLOSURE');
    await Promise.all([overdue.note(orgCode), overdue.note(orgCode), overdue.note(orgCode)]);
    await overdue.note(orgCode);
    expect((await notes(uuid)).length).toBe(1);
    expect(told()).toMatchObject([
      { orgCode, applicationUuid: uuid, status: 'WAITING_FOR_PRE_SOFT_CREDIT_DISCLOSURE', limit: '15m', level: 40 },
    ]);
    expect(await counted('WAITING_FOR_PRE_SOFT_CREDIT_DISCLOSURE')).toBe(before + 1);
  });

  test('the metrics say how often, by status', async () => {
    const metrics = createMetrics();
    addTallyMetrics(metrics, (name) => readTallies(db.app, name));
    const count = await counted('WAITING_FOR_PRE_SOFT_CREDIT_DISCLOSURE');
    expect(count).toBeGreaterThan(0);
    const line = `hearthline_overdue_total{status="WAITING_FOR_PRE_SOFT_CREDIT_DISCLOSURE"} ${count}`;
    expect(await metrics.registry.metrics()).toContain(line);
    expect(await metrics.registry.metrics()).toContain(line);
  });

  test('one that moves on in the same moment is neither waited for nor told of', async () => {
    const uuid = await restingFor('16 minutes');
    await db.owner.begin(async (moving) => {
      await moving`select 1 from app.application where uuid = ${uuid} for update`;
      await overdue.note(orgCode);
      await moving`update app.application set status = 'WAITING_FOR_SOFT_CREDIT', status_since = app.now() where uuid = ${uuid}`;
    });
    await overdue.note(orgCode);
    expect((await notes(uuid)).length).toBe(0);
    expect(told()).toEqual([]);
  });

  test('forced back to where it was, it has its time again, and is told of again when that is over', async () => {
    const uuid = await restingFor('16 minutes');
    await overdue.note(orgCode);
    await origination.force(operator, uuid, {
      to: 'WAITING_FOR_PRE_SOFT_CREDIT_DISCLOSURE',
      reason: 'The papers are sent again.',
    });
    expect(await listed()).not.toContain(uuid);
    await overdue.note(orgCode);
    expect((await notes(uuid)).length).toBe(1);
    await product.advanceClock('16 minutes');
    await overdue.note(orgCode);
    expect((await notes(uuid)).length).toBe(2);
    expect(told().filter(({ applicationUuid }) => applicationUuid === uuid)).toHaveLength(2);
  });
});

describe('who sees it', () => {
  test('[T1] operations of its organization, and no one else', async () => {
    const uuid = await restingFor('3 hours');
    const other = brands.organizations.find((code) => code !== orgCode) ?? '';
    const [olive, stranger] = await Promise.all(
      [orgCode, other].map(async (of) =>
        browserOf(await staffMember({ ...product, orgCode: of }, { role: 'operations' }), of),
      ),
    );
    const seen = (await olive?.(url))?.body as { rows: { uuid: string }[] } | undefined;
    expect(seen?.rows.find((one) => one.uuid === uuid)).toMatchObject({
      borrower: 'Ada Homeowner',
      status: 'WAITING_FOR_PRE_SOFT_CREDIT_DISCLOSURE',
      limit: '15m',
      actor: 'vendor',
    });
    expect((await stranger?.(url))?.body).toEqual({ rows: [], nextCursor: null });
    const email = `b-${randomUUID()}@example.com`;
    const password = 'Plum-tractor-91!';
    const ada = await accounts.register({ orgCode, email, password, phoneNumber: '5551234567' }, caller);
    expect((await browserOf(ada, orgCode)(url)).status).toBe(403);
  });

  test('[T1] never a colleague’s own', async () => {
    const uuid = await restingFor('2 hours', { ...operator, roles: ['borrower'] });
    expect(await listed(person('operations', orgCode))).toContain(uuid);
    expect(await listed()).not.toContain(uuid);
  });
});

test('the borrower is told that the team knows only when it does', async () => {
  const who = person('borrower', orgCode);
  const early = await resting(who);
  expect((await origination.dossier(who, early.uuid)).overdue).toBeNull();
  const later = person('borrower', orgCode);
  const uuid = await restingFor('16 minutes', later);
  expect((await origination.dossier(later, uuid)).overdue).toMatchObject({ since: expect.any(Date), toldAt: null });
  await overdue.note(orgCode);
  expect((await origination.dossier(later, uuid)).overdue).toMatchObject({ toldAt: expect.any(Date) });
});
