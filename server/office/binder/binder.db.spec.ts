import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import type { Person } from '../../actor.ts';
import { aStart, person } from '../../lending/origination/test-origination.ts';
import { testProduct } from '../../proof/test-product.ts';

const product = await testProduct();
const { origination, binder, db, orgCode } = product;
const compliance = person('compliance', orgCode);
const shownAt = new Date(Date.now() - 60_000).toISOString();
const consents = [
  { type: 'COMMUNICATION', version: '1' },
  { type: 'EARLY_DISCLOSURES', version: `${shownAt} hash` },
];

async function anApplication(who: Person = person('borrower', orgCode)) {
  const { application } = await origination.start(aStart(who, { consents }));
  return application.uuid;
}

const rowOf = async (uuid: string, id: string) => {
  const { rows } = await binder.one(compliance, uuid);
  const found = rows.find((row) => row.id === id);
  if (!found) throw new Error(`There is no row ${id}.`);
  return found;
};

test('papers that were delivered are a proof by hash and event, and an altered one shows', async () => {
  const uuid = await anApplication();
  await expect.poll(async () => (await rowOf(uuid, 'privacyNotice')).state, { timeout: 30_000 }).toBe('met');
  const { proof } = await rowOf(uuid, 'privacyNotice');
  expect(proof?.events?.[0]?.event).toBe('documentsDelivered');
  expect(proof?.papers?.[0]?.sha256).toMatch(/^[0-9a-f]{64}$/);
  expect(await rowOf(uuid, 'earlyTerms')).toMatchObject({ state: 'met', metAt: shownAt });
  expect(await rowOf(uuid, 'texasWait')).toMatchObject({ state: 'notApplicable', reason: 'notTexas' });
  // One altered date: the history says so, whatever the row of the application says.
  await db.owner`alter table app.application_event disable trigger application_event_is_final`;
  await db.owner`update app.application_event set at = at - interval '1 day'
    where application_uuid = ${uuid} and event = 'documentsDelivered'`;
  await db.owner`alter table app.application_event enable trigger application_event_is_final`;
  expect(await rowOf(uuid, 'privacyNotice')).toMatchObject({ state: 'broken', problem: 'historyAltered' });
});

test('what is late and what is due this week is read from rows that a worker keeps, by cursor', async () => {
  const uuid = await anApplication();
  await origination.force(person('operations', orgCode), uuid, {
    to: 'DECLINED',
    reason: 'For the binder.',
    declineReasons: ['LISTED_FOR_SALE'],
  });
  await expect.poll(async () => (await rowOf(uuid, 'adverseAction')).state, { timeout: 30_000 }).toBe('met');
  await binder.derive(orgCode);
  const listed = async (list: 'late' | 'week') => {
    const found: { applicationUuid: string; obligation: string }[] = [];
    for (let after: string | undefined, turns = 0; turns < 20; turns += 1) {
      const { rows, next } = await binder.list(compliance, { list, after });
      found.push(...rows);
      if (next === null) break;
      after = next;
    }
    return found.filter(({ applicationUuid }) => applicationUuid === uuid);
  };
  expect(await listed('late')).toEqual([]);
  // The email never went out, and a month passed.
  await db.owner`delete from app.letter where application_uuid = ${uuid}`;
  await db.owner`update app.binder set derived_version = 0 where application_uuid = ${uuid}`;
  await binder.derive(orgCode);
  expect(await listed('late')).toEqual([]);
  expect(await db.owner`select state from app.obligation where application_uuid = ${uuid}`).toMatchObject([
    { state: 'due' },
  ]);
  await db.owner`update app.obligation set at = now() - interval '1 hour', due_at = now() - interval '1 hour'
    where application_uuid = ${uuid}`;
  expect(await listed('late')).toMatchObject([{ obligation: 'adverseAction', state: 'late' }]);
  const other = person('compliance', 'another');
  expect((await binder.list(other, { list: 'late' })).rows).toEqual([]);
  await expect(binder.one(other, uuid)).rejects.toMatchObject({ code: 'notFound' });
  await expect(binder.file(other, uuid)).rejects.toMatchObject({ code: 'notFound' });
});

test('a change while it is derived is derived again', async () => {
  const uuid = await anApplication();
  await expect.poll(async () => (await rowOf(uuid, 'privacyNotice')).state, { timeout: 30_000 }).toBe('met');
  const read = async () => {
    const [row] = await db.owner`select version, derived_version from app.binder where application_uuid = ${uuid}`;
    return { version: Number(row?.['version']), derived: Number(row?.['derivedVersion']) };
  };
  // What the start set off may still go on beside this.
  const isDerived = async () => {
    await Promise.all([binder.derive(orgCode), binder.derive(orgCode)]);
    const { version, derived } = await read();
    return version === derived;
  };
  await expect.poll(isDerived).toBe(true);
  const settled = await read();
  await origination.force(person('operations', orgCode), uuid, { to: 'CANCELLED', reason: 'For the binder.' });
  const changed = await read();
  expect(changed.version).toBeGreaterThan(settled.version);
  expect(changed.version).toBeGreaterThan(changed.derived);
  await expect.poll(isDerived).toBe(true);
});

test('one’s own application is neither shown nor in the list', async () => {
  const own = { ...compliance, roles: ['borrower'] as const };
  const uuid = await anApplication(own);
  await expect(binder.one(compliance, uuid)).rejects.toMatchObject({ code: 'notFound' });
  await expect(binder.file(compliance, uuid)).rejects.toMatchObject({ code: 'notFound' });
});

test('the archive checks itself, and taking it is written', async () => {
  const uuid = await anApplication();
  await expect.poll(async () => (await rowOf(uuid, 'privacyNotice')).state, { timeout: 30_000 }).toBe('met');
  const archive = await binder.file(compliance, uuid);
  const { execFileSync } = await import('node:child_process');
  const { writeFile } = await import('node:fs/promises');
  const folder = await mkdtemp(join(tmpdir(), 'binder-'));
  afterAll(() => rm(folder, { recursive: true, force: true }));
  for (const [name, content] of entriesOf(archive)) await writeFile(join(folder, name), content);
  const check = () => execFileSync(process.execPath, [join(folder, 'verify.mjs'), folder], { encoding: 'utf8' });
  expect(check()).toContain('papers are whole');
  const table = entriesOf(archive).get('binder.csv')?.toString() ?? '';
  expect(table).toContain('Privacy notice');
  expect(table.split('\r\n').length).toBeGreaterThan(30);
  await writeFile(join(folder, 'binder.csv'), `${table} `);
  expect(check).toThrow();
  const [entry] = await db.owner`select by_identity from app.audit_entry
    where act = 'binderExported' and application_uuid = ${uuid}`;
  expect(entry?.['byIdentity']).toBe(compliance.identityUuid);
});

/** Stored entries of a zip file, by name. */
function entriesOf(archive: Buffer): ReadonlyMap<string, Buffer> {
  const found = new Map<string, Buffer>();
  for (let at = 0; archive.readUInt32LE(at) === 0x04034b50; ) {
    const [size, nameSize, moreSize] = [
      archive.readUInt32LE(at + 18),
      archive.readUInt16LE(at + 26),
      archive.readUInt16LE(at + 28),
    ];
    const from = at + 30 + nameSize + moreSize;
    found.set(archive.toString('utf8', at + 30, at + 30 + nameSize), archive.subarray(from, from + size));
    at = from + size;
  }
  return found;
}
