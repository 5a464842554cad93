/** Who saw and did what, on a real database: both lists as one, narrowed, paged and taken away. */
import { expect, test } from 'vitest';
import { aStart, person, testOrigination } from '../../lending/origination/test-origination.ts';
import { writeAudit, writeOpened } from '../../store/audit.ts';
import { testDatabase } from '../../store/test-database.ts';
import { type AskedTrail, createTrail } from './index.ts';

const db = await testDatabase();
const { origination, orgCode, brands } = await testOrigination(db);
const partner = brands.organizations.find((code) => code !== orgCode) ?? '';
const trail = createTrail({
  database: db,
  canonicalOf: (code) => brands.byCode(code)?.canonicalOrgCode,
  isProvider: (code) => code === orgCode,
});
const cora = person('compliance', orgCode);
const read = (asked: AskedTrail) => trail.read(cora, asked);

test('looks and acts stand in one list, by person, kind, application and day; pages neither lose nor repeat one', async () => {
  const olive = person('operations', orgCode);
  const { uuid } = (await origination.start(aStart(person('borrower', orgCode)))).application;
  const reason = 'To be at the desk.';
  await origination.force(olive, uuid, { to: 'CREDIT_ERROR', reason });
  const body = { phoneNumber: '8085550222' };
  await origination.signal({ person: olive, uuid, event: 'phoneSaved', body });
  const at = new Date('2030-01-02T10:00:00.000Z');
  const what = (n: number) =>
    ({ act: 'identityPictureOpened', what: `n${n}`, why: 'A look', applicationUuid: uuid }) as const;
  // All of one moment, so that only their order in the list tells them apart.
  await db.inOrg(orgCode, async (tx) => {
    for (let n = 0; n < 70; n += 1) await writeAudit(tx, orgCode, olive, what(n), at);
  });
  const mine = { application: uuid, person: olive.identityUuid };
  const first = await read(mine);
  const second = await read({ ...mine, before: first.next ?? '' });
  const ids = [...first.entries, ...second.entries].map(({ id }) => id);
  expect([first.entries.length, new Set(ids).size, ids.length, second.next]).toEqual([50, 72, 72, null]);
  expect((await read({ ...mine, kind: 'did' })).entries).toMatchObject([
    { act: 'eventSent', what: 'phoneSaved', kind: 'did' },
  ]);
  expect((await read({ ...mine, kind: 'forced' })).entries).toMatchObject([{ act: 'statusForced', why: reason }]);
  expect((await read({ ...mine, kind: 'revealed' })).entries).toEqual([]);
  expect((await read({ ...mine, from: '2030-01-02', until: '2030-01-02' })).entries).toHaveLength(50);
  expect((await read({ ...mine, from: '2030-01-03' })).entries).toEqual([]);
  expect((await read({ ...mine, until: '2030-01-01', kind: 'saw' })).entries).toEqual([]);
});

test('as a file it is safe to open in a spreadsheet, and that it was taken is in the audit', async () => {
  const olive = person('compliance', orgCode);
  await db.inOrg(orgCode, (tx) =>
    writeAudit(tx, orgCode, olive, { act: 'paymentFileOpened', what: '=cmd()' }, new Date()),
  );
  const csv = await trail.exportAll(olive, { person: olive.identityUuid });
  expect(csv).toContain('"\'=cmd()"');
  const taken = await db.owner`
    select from app.audit_entry where act = 'auditExported' and by_identity = ${olive.identityUuid}`;
  expect(taken).toHaveLength(1);
});

test('a file that does not hold everything says so before all else', async () => {
  const few = createTrail({ database: db, canonicalOf: (code) => code, isProvider: () => false, exportMax: 2 });
  const olive = person('compliance', orgCode);
  await db.inOrg(orgCode, async (tx) => {
    for (const what of ['one', 'two', 'three'])
      await writeAudit(tx, orgCode, olive, { act: 'paymentFileOpened', what }, new Date());
  });
  const lines = (await few.exportAll(cora, { person: olive.identityUuid })).trim().split('\r\n');
  expect(lines[1]).toContain('Only the newest 2 entries are in this file.');
  expect(lines).toHaveLength(4);
  expect(await trail.exportAll(cora, { person: olive.identityUuid })).not.toContain('Only the newest');
});

test('opening an application is written once a person, case and hour, and found among what was seen', async () => {
  const { uuid } = (await origination.start(aStart(person('borrower', orgCode)))).application;
  const [olive, ben] = [person('processor', orgCode), person('processor', orgCode)];
  const opens = ({ identityUuid }: typeof olive, at: string) =>
    db.inOrg(orgCode, (tx) =>
      writeOpened(tx, orgCode, { byIdentity: identityUuid, applicationUuid: uuid }, new Date(at)),
    );
  await Promise.all([1, 2, 3].map(() => opens(olive, '2031-01-02T10:00:00.000Z')));
  await opens(olive, '2031-01-02T10:59:59.999Z');
  await opens(ben, '2031-01-02T10:30:00.000Z');
  await opens(olive, '2031-01-02T11:00:00.000Z');
  const { entries } = await read({ application: uuid, kind: 'saw' });
  expect(entries.map(({ act, byIdentity, at }) => [act, byIdentity, at.toISOString().slice(11, 13)])).toEqual([
    ['applicationOpened', olive.identityUuid, '11'],
    ['applicationOpened', ben.identityUuid, '10'],
    ['applicationOpened', olive.identityUuid, '10'],
  ]);
});

test('what someone at a shell did is the system’s, and another organization’s is not there', async () => {
  await db.inOrg(partner, (tx) =>
    writeAudit(tx, partner, { shell: 'root' }, { act: 'staffInvited', what: 'closer' }, new Date()),
  );
  const admin = person('providerAdmin', orgCode);
  const { entries } = await trail.read(admin, { org: partner, kind: 'system' });
  expect(entries).toMatchObject([{ act: 'staffInvited', byName: 'root (shell)', kind: 'system' }]);
  expect((await trail.read(admin, { org: partner, kind: 'did' })).entries).toEqual([]);
  await expect(trail.read(cora, { org: partner })).rejects.toThrow();
  await expect(trail.read(person('providerAdmin', partner), { org: orgCode })).rejects.toThrow();
});
