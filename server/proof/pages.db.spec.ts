/** Lists of the desk among more rows than a page has, all of one moment: each row once, none left out; and late in one sense. */
import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { aStart, person } from '../lending/origination/test-origination.ts';
import { createBackoffice, createJourneyMap, createWorkLists } from '../office/work/index.ts';
import { copyOf } from '../store/message-copies.ts';
import { type DeskPage, pageMax } from '../store/pages.ts';
import { testProduct } from './test-product.ts';
import { hire } from './test-staff.ts';

const product = await testProduct({ hasWorker: false });
const { db, orgCode, brands, origination, overdue, notes, acts, vendorInbox, vendorDesk, staffEmails, deskReports } =
  product;
const { identityUuid } = await hire(product, { role: 'processor' });
const processor = { ...person('processor', orgCode), identityUuid };
const staff = { ...person('operations', orgCode), identityUuid };
const partner = brands.organizations.find((code) => code !== orgCode) ?? '';
const map = createJourneyMap({ database: db });
const lists = createWorkLists({ database: db, brandOf: () => 'Aspen' });
const backoffice = createBackoffice({ database: db });
const more = 2 * pageMax + 7;

async function applicationAt(to: 'ATTORNEY_REVIEW' | 'RECORDING' | 'FACTA_REVIEW'): Promise<string> {
  const { uuid } = (await origination.start(aStart(person('borrower', orgCode), { county: 'Alameda' }))).application;
  await origination.force(staff, uuid, { to, reason: 'For the test.' });
  return uuid;
}

/** As many like it, of the same moments, each with its row of work. */
async function copies(of: string, count: number): Promise<readonly string[]> {
  const rows = await db.owner<{ uuid: string }[]>`
    with made as (
      insert into app.application (org_code, uuid, identity_uuid, loan_number, product, status, status_since, version,
                                   last_hash, is_active, record, created_at, updated_at)
      select org_code, u.uuid, gen_random_uuid(), u.uuid::text, product, status, status_since, version, last_hash, is_active,
             jsonb_set(record, '{uuid}', to_jsonb(u.uuid::text)), created_at, updated_at
        from app.application a, (select gen_random_uuid() as uuid from generate_series(1, ${count})) u
       where a.uuid = ${of}
      returning org_code, uuid),
    beside as (
      insert into app.work_item (org_code, application_uuid, queue, status, is_ours, since, from_at, due_at, due_clock, late_at,
                                 start_by, state, rules)
      select m.org_code, m.uuid, w.queue, w.status, w.is_ours, w.since, w.from_at, w.due_at, w.due_clock, w.late_at,
             w.start_by, w.state, w.rules
        from made m, app.work_item w where w.application_uuid = ${of})
    select uuid from made`;
  return rows.map(({ uuid }) => uuid);
}

async function walked<Row>(read: (cursor?: string) => Promise<DeskPage<Row>>): Promise<readonly Row[]> {
  const all: Row[] = [];
  let cursor: string | null | undefined;
  for (let pages = 0; cursor !== null && pages < 9; pages += 1) {
    const page: DeskPage<Row> = await read(cursor);
    expect(page.rows.length).toBeLessThanOrEqual(pageMax);
    all.push(...page.rows);
    cursor = page.nextCursor;
  }
  return all;
}

const same = (found: readonly string[], wanted: readonly string[]) => {
  expect(found.toSorted()).toEqual(wanted.toSorted());
};

describe('page after page', () => {
  test('closings: those that wait for us, and those with others, each in one list alone', async () => {
    const [ours, others] = [await applicationAt('ATTORNEY_REVIEW'), await applicationAt('RECORDING')];
    const all = { ours: [ours, ...(await copies(ours, more))], others: [others, ...(await copies(others, more))] };
    for (const side of ['ours', 'others'] as const) {
      const rows = await walked((cursor) => backoffice.closings(processor, { side, cursor }));
      same(
        rows.map(({ application }) => application.uuid),
        all[side],
      );
      expect((await backoffice.closings(person('processor', partner), { side })).rows).toEqual([]);
    }
    await db.owner`update app.work_item set late_at = '2020-01-01' where application_uuid = any(${all.others})`;
    const late = await walked((cursor) => overdue.list(processor, cursor));
    same(
      late.map(({ application }) => application.uuid),
      all.others,
    );
  });

  test('what waits for a second person, with its application', async () => {
    const uuid = await applicationAt('FACTA_REVIEW');
    const all = await copies(uuid, more);
    await db.owner`
      insert into app.act_request (org_code, uuid, application_uuid, event, payload, found, reason, why_two, confirmed_by,
                                   seen_version, asked_by, asked_at)
      select ${orgCode}, gen_random_uuid(), u, 'fraudAlertDismissed', '{}', '{}', 'Looked at.', 'It takes two.',
             'forceStatus', 1, ${staff.identityUuid}, '2026-01-01'
        from unnest(${all as string[]}::uuid[]) u`;
    const rows = await walked((cursor) => acts.requests(processor, { applicationUuid: null, cursor }));
    same(
      rows.map(({ application }) => application.uuid),
      all,
    );
    const [one] = all;
    expect((await acts.requests(processor, { applicationUuid: one ?? '' })).rows).toHaveLength(1);
  });

  test('notes of a case, with all that is pinned on the first page', async () => {
    const uuid = await applicationAt('FACTA_REVIEW');
    const say = (text: string, isPinned = false) =>
      notes.write(processor, uuid, { kind: 'note', text, mentions: [], isPinned }, randomUUID());
    await say('The first of all', true);
    for (let n = 0; n < pageMax + 4; n += 1) await say(`Note ${n}`);
    await db.owner`update app.case_note set at = '2026-01-01' where application_uuid = ${uuid} and at > '2026-01-02'`;
    const first = await notes.list(processor, uuid);
    expect(first.pinned.map(({ text }) => text)).toEqual(['The first of all']);
    const rows = await walked((cursor) => notes.list(processor, uuid, cursor));
    expect(new Set(rows.map(({ text }) => text)).size).toBe(pageMax + 5);
    expect(rows).toHaveLength(pageMax + 5);
  });

  test('emails of a case; one that is beyond the first page can still be sent again', async () => {
    const uuid = await applicationAt('FACTA_REVIEW');
    const { borrower } = (await origination.view(staff, uuid)).application;
    await db.owner`
      insert into app.letter (org_code, uuid, application_uuid, key, channel, also_keys, to_identity, to_name, recipient, subject,
                              words, is_refused, sent_at)
      select ${orgCode}, gen_random_uuid(), ${uuid}, 'k' || n, 'email', '{}', ${borrower.identityUuid}, 'Ada', 'a@example.com',
             'Email ' || n, 'Words', false, '2026-01-01' from generate_series(1, ${more}) n`;
    const rows = await walked((cursor) => staffEmails.list(processor, uuid, cursor));
    expect(new Set(rows.map(({ subject }) => subject)).size).toBe(more);
    expect(rows).toHaveLength(more);
    const last = rows.at(-1);
    const found = await db.inOrg(orgCode, (tx) => copyOf(tx, orgCode, uuid, { uuid: last?.uuid ?? '' }));
    expect(found?.subject).toBe(last?.subject);
  });

  test('messages of vendors and open orders, named by the vendor as it likes', async () => {
    const uuid = await applicationAt('FACTA_REVIEW');
    await db.owner`
      insert into app.vendor_message (vendor, id, kind, reference, content, received_at, failed_at, tries)
      select 'income', 'a_b~' || n, 'income.ready', 'none ' || n, '{}', '2026-01-01T00:00:00.123456Z', now(), 20
        from generate_series(1, ${more}) n`;
    const messages = await walked((cursor) => vendorInbox.stuck(processor, cursor));
    expect(new Set(messages.map(({ id }) => id)).size).toBe(more);
    expect(messages).toHaveLength(more);
    await db.owner`
      insert into app.vendor_order (vendor, reference, org_code, application_uuid, effect, seq, placed_at)
      select 'recording', 'r_' || n, ${orgCode}, ${uuid}, 'recordDeed', 1, '2026-01-01T00:00:00.123456Z'
        from generate_series(1, ${more}) n`;
    const orders = await walked((cursor) => vendorDesk.orders(processor, 'recording', cursor));
    expect(new Set(orders.map(({ reference }) => reference)).size).toBe(more);
    expect(orders).toHaveLength(more);
  });
});

describe('late', () => {
  test('what is ours is late when it is due, in the lists, on the map, among the overdue and in the reports alike', async () => {
    const uuid = await applicationAt('FACTA_REVIEW');
    await db.owner`delete from app.work_item where application_uuid <> ${uuid}`;
    // Over a weekend it rests long by the clock on the wall, and no business time has passed.
    await db.owner`update app.application set status_since = now() - interval '9 days',
      record = jsonb_set(record, '{statusSince}', to_jsonb(to_char(now() - interval '9 days', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')))
      where uuid = ${uuid}`;
    const says = async () => {
      const { queues } = await lists.counts(processor);
      const { statuses } = await map.counts(processor);
      const { rows } = await map.list(processor, 'FACTA_REVIEW', {});
      const report = await deskReports.read(person('compliance', orgCode), { from: '2026-01-01', to: '2026-01-02' });
      return [
        queues.reduce((sum, { late }) => sum + late, 0),
        statuses.find(({ status }) => status === 'FACTA_REVIEW')?.late,
        rows.filter(({ isLate }) => isLate).length,
        (await map.list(processor, 'FACTA_REVIEW', { late: 'yes' })).rows.length,
        (await overdue.list(processor)).rows.length,
        report.pipeline.reduce((sum, { late }) => sum + late, 0),
      ];
    };
    expect(await says()).toEqual([0, 0, 0, 0, 0, 0]);
    const due = db.owner`app.now() - interval '1 minute'`;
    await db.owner`update app.work_item set due_at = ${due}, late_at = ${due} where application_uuid = ${uuid}`;
    expect(await says()).toEqual([1, 1, 1, 1, 1, 1]);
    const [row] = (await overdue.list(processor)).rows;
    expect(row).toMatchObject({ isOurs: true, queue: 'fraud-alert' });
  });
});
