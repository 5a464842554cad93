/** The lists of work against a real PostgreSQL: rows that agree with their records, pages, counts, Next, giving and views. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Application } from '#core/application/application.ts';
import { itemRules, workItemOf } from '#core/desk/item.ts';
import { type Status, statusNames } from '#core/journey/statuses.ts';
import { type FundingLine, fundingLineOf, fundingRules } from '#core/payments/funding-line.ts';
import { aStart, person } from '../lending/origination/test-origination.ts';
import { type Browser, consoleApi, testConsole } from './test-console.ts';
import { testProduct } from './test-product.ts';

const product = await testProduct({ hasWorker: false });
const { db, orgCode, origination, workLists, chores } = product;
const { operator } = testConsole(product);
const migrations = join(import.meta.dirname, '../store/migrations');
const lateOfWhatWasThere = readFileSync(join(migrations, '0119-late-of-what-was-there.sql'), 'utf8');
const cases = process.env['FULL'] ? 1000 : 40;

const [olive, ben] = [await operator('Olive'), await operator('Ben')];
const staff = person('operations', orgCode);

async function applicationAt(to: Status): Promise<Application> {
  const { application } = await origination.start(aStart(person('borrower', orgCode)));
  const reason = { to, reason: 'For the test.', ...(to === 'DECLINED' && { declineReasons: ['CLTV'] as const }) };
  return (await origination.force(staff, application.uuid, reason)).application;
}

/** As many like it as wanted, each a little later than the one before; counted, there are no others. */
async function copies(of: string, count: number): Promise<void> {
  await db.owner`
    with made as (
      insert into app.application (org_code, uuid, identity_uuid, loan_number, product, status, status_since, version,
                                   last_hash, is_active, record, created_at, updated_at)
      select org_code, u.uuid, gen_random_uuid(), u.uuid::text, product, status, status_since, version, last_hash, is_active,
             jsonb_set(record, '{uuid}', to_jsonb(u.uuid::text)), created_at, updated_at
        from app.application a, (select gen_random_uuid() as uuid from generate_series(1, ${count})) u
       where a.uuid = ${of}
      returning org_code, uuid)
    insert into app.work_item (org_code, application_uuid, queue, status, is_ours, since, from_at, due_at, due_clock, late_at,
                               start_by, state, rules)
    select m.org_code, m.uuid, w.queue, w.status, w.is_ours, w.since, w.from_at, w.due_at, w.due_clock, w.late_at,
           w.start_by + row_number() over () * interval '1 second', w.state, w.rules
      from made m, app.work_item w where w.application_uuid = ${of}`;
}

const storedItem = async (uuid: string) => {
  const [row] = await db.owner`select * from app.work_item where application_uuid = ${uuid}`;
  if (row === undefined) return null;
  const at = (moment: Date | null) => moment?.toISOString() ?? null;
  return {
    ...{
      queue: row['queue'],
      status: row['status'],
      isOurs: row['isOurs'],
      lateAt: at(row['lateAt']),
      restsSince: at(row['restsSince']),
      restsOverAt: at(row['restsOverAt']),
      state: row['state'],
      lineCents: Number(row['lineCents']),
      flags: row['flags'],
    },
    ...{ notFor: row['notFor'], dueClock: row['dueClock'], since: at(row['since']), from: at(row['fromAt']) },
    ...{ until: at(row['untilAt']), dueAt: at(row['dueAt']), startBy: at(row['startBy']) },
  };
};

const storedLine = async (uuid: string): Promise<FundingLine | null> => {
  const [row] = await db.owner`
    select nullif(funds_from, '-infinity')::text as funds_from, draw_cents::float8 as draw_cents, waits_for,
           nullif(clear_at, '-infinity') as clear_at, since, is_returned
      from app.funding_line where application_uuid = ${uuid}`;
  return row === undefined
    ? null
    : ({ ...row, clearAt: row['clearAt']?.toISOString() ?? null, since: row['since'].toISOString() } as FundingLine);
};

interface Row {
  readonly applicationUuid: string;
  readonly queue: string;
  readonly state: string;
  readonly holder: { readonly name: string; readonly isMe: boolean } | null;
}
interface Page {
  readonly rows: readonly Row[];
  readonly nextCursor: string | null;
}
const items = async (who: Browser, query: string) =>
  (await who.send<Page>('GET', `${consoleApi}/work/items?${query}`)).body;
const counted = async (who: Browser, queue: string) => {
  const { body } = await who.send<{ queues: { queue: string; waiting: number; late: number }[]; held: number }>(
    'GET',
    `${consoleApi}/work/counts`,
  );
  return { ...body.queues.find((one) => one.queue === queue), held: body.held };
};

test('in every status the rows are what the record says, and older rows are derived again', async () => {
  const { uuid } = await applicationAt('OFFER_SELECTION');
  const wrong: string[] = [];
  for (const to of statusNames) {
    const reason = { to, reason: 'To see its row.', ...(to === 'DECLINED' && { declineReasons: ['CLTV'] as const }) };
    const moved = await origination.force(staff, uuid, reason).catch(() => undefined);
    const { application } = moved ?? (await origination.view(staff, uuid));
    const item = JSON.stringify(ordered(workItemOf(application)));
    if (JSON.stringify(await storedItem(uuid)) !== item) wrong.push(to);
    if (JSON.stringify(await storedLine(uuid)) !== JSON.stringify(fundingLineOf(application)))
      wrong.push(`${to} on the funding desk`);
    // As an earlier version left it: what the migration makes of it is what is derived.
    await db.owner`update app.work_item set status = null, is_ours = false, late_at = null`;
    await db.owner.unsafe(lateOfWhatWasThere);
    if (JSON.stringify(await storedItem(uuid)) !== item) wrong.push(`${to} by the migration`);
  }
  expect(wrong).toEqual([]);
  const { application } = await origination.force(staff, uuid, { to: 'FACTA_REVIEW', reason: 'To be derived.' });
  await db.owner`update app.work_item set queue = '', start_by = 'infinity', rules = ${itemRules - 1}`;
  expect((await items(olive, '')).rows).toEqual([]);
  const derive = chores.find(({ name }) => name === 'derive-work');
  await derive?.run(new AbortController().signal as never);
  expect(await storedItem(uuid)).toEqual(workItemOf(application));
  const { application: recording } = await origination.force(staff, uuid, {
    to: 'RECORDING',
    reason: 'To be derived.',
  });
  expect(fundingLineOf(recording)).not.toBeNull();
  await db.owner`update app.funding_line set waits_for = 99, rules = ${fundingRules - 1}`;
  await derive?.run(new AbortController().signal as never);
  expect(await storedLine(uuid)).toEqual(fundingLineOf(recording));
  await origination.force(staff, uuid, { to: 'CANCELLED', reason: 'It is over.' });
  expect([await storedItem(uuid), await storedLine(uuid)]).toEqual([null, null]);

  // A decline whose year is over is taken away; one of this year stays.
  const [old, young] = [await applicationAt('DECLINED'), await applicationAt('DECLINED')];
  await db.owner`update app.work_item set until_at = now() - interval '1 second' where application_uuid = ${old.uuid}`;
  await derive?.run(new AbortController().signal as never);
  expect([await storedItem(old.uuid), (await storedItem(young.uuid))?.queue]).toEqual([null, 'reconsideration']);
});

/** In the order in which the row is read. */
function ordered(item: ReturnType<typeof workItemOf>) {
  if (item === null) return null;
  const { queue, status, isOurs, lateAt, restsSince, restsOverAt, state, lineCents, flags, notFor } = item;
  const { dueClock, since, from, until, dueAt, startBy } = item;
  return {
    queue,
    status,
    isOurs,
    lateAt,
    restsSince,
    restsOverAt,
    state,
    lineCents,
    flags,
    notFor,
    dueClock,
    since,
    from,
    until,
    dueAt,
    startBy,
  };
}

test('a list is read page after page without end, each once, the nearest to being late first', async () => {
  const { uuid } = await applicationAt('NAV_BPO_REVIEW');
  await copies(uuid, 119);
  const seen: string[] = [];
  let cursor: string | null = '';
  for (let pages = 0; cursor !== null && pages < 9; pages += 1) {
    const at: string = cursor === '' ? '' : `&cursor=${encodeURIComponent(cursor)}`;
    const page: Page = await items(olive, `queue=broker-value${at}`);
    seen.push(...page.rows.map(({ applicationUuid }) => applicationUuid));
    cursor = page.nextCursor;
  }
  expect([seen.length, new Set(seen).size, seen[0]]).toEqual([120, 120, uuid]);
  const ordered = await db.owner<{ applicationUuid: string }[]>`
    select application_uuid from app.work_item where queue = 'broker-value' order by start_by, since, application_uuid`;
  expect(seen).toEqual(ordered.map(({ applicationUuid }) => applicationUuid));
  expect(await counted(olive, 'broker-value')).toMatchObject({ waiting: 120, late: 0 });
  expect((await items(olive, 'queue=broker-value&state=TX')).rows).toEqual([]);
  expect((await items(olive, 'queue=broker-value&state=CA')).rows).toHaveLength(50);
  for (const odd of ['queue=none', 'state=Texas', 'cursor=1', 'held=someone', 'lineMin=-1', 'more=1'])
    expect((await olive.send('GET', `${consoleApi}/work/items?${odd}`)).status).toBe(422);
});

test('what someone else may take as long as the table says is work the moment after, and not before', async () => {
  const { uuid } = await applicationAt('WAITING_FOR_SOFT_CREDIT');
  const isThere = async () =>
    (await items(olive, 'queue=waiting-too-long')).rows.some((one) => one.applicationUuid === uuid);
  expect(await isThere()).toBe(false);
  await db.owner`update app.work_item set from_at = now() - interval '1 second', start_by = start_by - (from_at - now())
    where application_uuid = ${uuid}`;
  expect(await isThere()).toBe(true);
});

test('two people who race for the next case are never given the same, and get all of them', async () => {
  await db.owner`delete from app.claim`;
  await db.owner`delete from app.work_item`;
  const { uuid } = await applicationAt('FACTA_REVIEW');
  await copies(uuid, cases - 1);
  const take = async ({ person: who }: Browser) => {
    const given: string[] = [];
    for (let next = await workLists.next(who); next !== null; next = await workLists.next(who)) given.push(next);
    return given;
  };
  const racers = await Promise.all([olive, ben, olive, ben].map(take));
  const given = racers.flat();
  expect([given.length, new Set(given).size]).toEqual([cases, cases]);
  // Whichever of them was first has the best, as their first.
  expect(racers.map(([first]) => first)).toContain(uuid);
  const rows = (await items(olive, 'queue=fraud-alert')).rows;
  expect(rows.every(({ holder }) => holder !== null)).toBe(true);
  expect((await items(olive, 'queue=fraud-alert&held=free')).rows).toEqual([]);
  const mine = (await items(olive, 'queue=fraud-alert&held=me')).rows;
  expect(mine.length).toBeGreaterThan(0);
  expect(mine.every(({ holder }) => holder?.isMe)).toBe(true);
});

test('Next passes by one’s own, what one has approved, what another role does, and declines', async () => {
  await db.owner`delete from app.claim`;
  await db.owner`delete from app.work_item`;
  const own = await operator('Ada', { email: 'ada@homeowner.example' });
  const { uuid } = await applicationAt('FUNDING_DECISION');
  // Over HTTP: what tells whose application it is comes with the session.
  expect((await own.send('POST', `${consoleApi}/work/next`, {})).body).toEqual({ applicationUuid: null });
  expect((await items(own, 'queue=funding')).rows).toEqual([]);
  expect(await workLists.next({ ...olive.person, roles: ['processor'] })).toBeNull();
  await db.owner`update app.work_item set not_for = array[${olive.person.identityUuid}]::uuid[]`;
  expect(await workLists.next(olive.person)).toBeNull();
  expect(await workLists.next(ben.person)).toBe(uuid);
  await db.owner`delete from app.work_item`;
  const declined = await applicationAt('DECLINED');
  expect(await workLists.next(ben.person)).toBeNull();
  expect(await workLists.next(ben.person, 'reconsideration')).toBe(declined.uuid);
});

test('work is given to a person or by load; what a colleague holds stays theirs, and no one gets their own', async () => {
  await db.owner`delete from app.claim`;
  await db.owner`delete from app.work_item`;
  const { uuid } = await applicationAt('FACTA_REVIEW');
  await copies(uuid, 5);
  const all = (await items(olive, 'queue=fraud-alert')).rows.map(({ applicationUuid }) => applicationUuid);
  interface Given {
    readonly given: readonly { applicationUuid: string; to: string }[];
    readonly kept: readonly { applicationUuid: string; why: string }[];
  }
  const assign = (who: Browser, applicationUuids: readonly (string | undefined)[], to: string | null) =>
    who.send<Given>('POST', `${consoleApi}/work/assign`, { applicationUuids, to });
  await ben.send('POST', `${consoleApi}/applications/${all[0]}/claim`, { do: 'claim' });
  const first = await assign(olive, all.slice(0, 2), olive.person.identityUuid);
  expect(first.body).toEqual({
    given: [{ applicationUuid: all[1], to: 'Olive Desk' }],
    kept: [{ applicationUuid: all[0], why: 'Ben Desk is working on it.' }],
  });
  const people = (await olive.send<{ name: string; held: number }[]>('GET', `${consoleApi}/work/people`)).body;
  expect(people.find(({ name }) => name === 'Olive Desk')?.held).toBe(1);
  // Ada shares the email of every borrower here, so hers are no one's to give.
  const spread = await assign(olive, all.slice(2), null);
  const loads = Map.groupBy(spread.body.given, ({ to }) => to);
  expect([...loads.keys()].toSorted()).toEqual(['Ben Desk', 'Olive Desk']);
  expect([...loads.values()].map(({ length }) => length)).toEqual([2, 2]);
  const [ada] = (
    await olive.send<{ name: string; identityUuid: string }[]>('GET', `${consoleApi}/work/people`)
  ).body.filter(({ name }) => name === 'Ada Desk');
  const theirs = await assign(olive, [all[1]], ada?.identityUuid ?? '');
  expect(theirs.body.kept).toEqual([{ applicationUuid: all[1], why: 'Ada Desk can’t work on this application.' }]);
  expect((await assign(olive, [staff.identityUuid], olive.person.identityUuid)).status).toBe(404);
  expect((await assign(olive, [all[1]], staff.identityUuid)).status).toBe(404);
  expect((await assign(olive, [], null)).status).toBe(422);
});

test('a view is kept by name, one’s own or the team’s, and removed only by the person who made it', async () => {
  const views = `${consoleApi}/work/views`;
  interface View {
    readonly uuid: string;
    readonly name: string;
    readonly shown: object;
  }
  const keep = (who: Browser, name: string, isTeam: boolean, shown: object) =>
    who.send<View>('POST', views, { name, isTeam, shown });
  const own = (await keep(olive, 'Texas', false, { state: 'TX', density: 'compact' })).body;
  const team = (await keep(olive, 'Large lines', true, { flag: 'largeLine' })).body;
  const names = async (who: Browser) => (await who.send<View[]>('GET', views)).body.map(({ name }) => name);
  expect(await names(olive)).toEqual(['Texas', 'Large lines']);
  expect(await names(ben)).toEqual(['Large lines']);
  expect((await keep(olive, 'texas', false, { state: 'TX' })).body).toMatchObject({
    uuid: own.uuid,
    shown: { state: 'TX' },
  });
  expect((await keep(ben, 'Large lines', true, {})).status).toBe(409);
  expect((await keep(ben, ' ', false, {})).status).toBe(422);
  expect((await keep(ben, 'Odd', false, { color: 'red' })).status).toBe(422);
  expect((await ben.send('POST', `${views}/${team.uuid}/remove`)).status).toBe(404);
  expect((await olive.send('POST', `${views}/${team.uuid}/remove`)).status).toBe(204);
  expect(await names(ben)).toEqual([]);
});
