import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { testDatabase } from '../../store/test-database.ts';
import { aStart, testOrigination } from '../origination/test-origination.ts';
import { folderShelf } from './shelf.ts';
import { createStore, type NewDocument } from './store.ts';

const db = await testDatabase();
const { origination, vault, orgCode, borrower } = await testOrigination(db);
const folder = mkdtempSync(join(tmpdir(), 'hearthline-documents-'));
const documents = createStore({
  database: db,
  vault,
  shelf: folderShelf(folder),
  jobs: { enqueueScan: async () => {} },
});

async function anApplication() {
  const ada = borrower();
  const { application } = await origination.start(aStart(ada));
  const of = { orgCode, applicationUuid: application.uuid };
  const paper = (changes: Partial<NewDocument> = {}): NewDocument => ({
    ...of,
    type: 'APPLICATION_SUMMARY',
    title: 'Application summary',
    mediaType: 'application/pdf',
    content: Buffer.from('line $50,000.00'),
    belongsTo: ada.identityUuid,
    uploadedBy: null,
    ...changes,
  });
  const files = () => readdirSync(join(folder, orgCode, application.uuid)).toSorted();
  return { ada, of, paper, files, folder: join(folder, orgCode, application.uuid) };
}

test('what was kept is found again, byte for byte, and lies on the disk only sealed', async () => {
  const { ada, of, paper, files, folder: place } = await anApplication();
  const content = randomBytes(200_000);
  const kept = await documents.keep(paper({ content }));
  expect(kept).toMatchObject({ bytes: 200_000, type: 'APPLICATION_SUMMARY', belongsTo: ada.identityUuid });
  const found = await documents.read(of, kept.uuid, { identityUuid: ada.identityUuid });
  expect(found.content.equals(content)).toBe(true);
  expect(files()).toEqual([kept.sha256]);
  expect(readFileSync(join(place, kept.sha256)).includes(content.subarray(0, 24))).toBe(false);
});

test('the same document kept twice, even at once, is one document', async () => {
  const { ada, of, paper, files } = await anApplication();
  const kept = await Promise.all(Array.from({ length: 6 }, () => documents.keep(paper())));
  expect(new Set(kept.map(({ uuid }) => uuid)).size).toBe(1);
  expect(await documents.list(of, ada)).toHaveLength(1);
  const copy = await documents.keep(paper({ title: 'Second copy' }));
  expect(copy.uuid).not.toBe(kept[0]?.uuid);
  expect(files()).toHaveLength(1);
});

test('a changed, a shortened, a moved and a lost file are refused', async () => {
  const { of, paper, folder: place } = await anApplication();
  const { uuid, sha256 } = await documents.keep(paper());
  const other = await documents.keep(paper({ content: Buffer.from('line $90,000.00') }));
  const file = join(place, sha256);
  const sealed = readFileSync(file);
  for (const at of [0, 4, 5, 17, 33, sealed.length - 1]) {
    const changed = Buffer.from(sealed);
    changed[at] = (changed[at] ?? 0) ^ 1;
    writeFileSync(file, changed);
    await expect(documents.read(of, uuid, 'system'), `byte ${at}`).rejects.toThrow();
  }
  writeFileSync(file, sealed.subarray(0, -1));
  await expect(documents.read(of, uuid, 'system')).rejects.toThrow();
  renameSync(join(place, other.sha256), file);
  await expect(documents.read(of, uuid, 'system')).rejects.toThrow();
  rmSync(file);
  await expect(documents.read(of, uuid, 'system')).rejects.toThrow('not on the shelf');
});

test('one person’s paper is to another, to another application and to another organization as if it were not there', async () => {
  const { ada, of, paper } = await anApplication();
  const bob = { identityUuid: randomUUID() };
  const hers = await documents.keep(paper());
  const everybodys = await documents.keep(paper({ type: 'SECURITY_INSTRUMENT', title: 'Deed', belongsTo: null }));
  expect((await documents.list(of, bob)).map(({ uuid }) => uuid)).toEqual([everybodys.uuid]);
  expect(await documents.list(of, ada)).toHaveLength(2);
  expect(await documents.list(of, { staffUuid: randomUUID() })).toHaveLength(2);
  const refused = { code: 'notFound' };
  const elsewhere = await anApplication();
  await expect(documents.read(of, hers.uuid, bob)).rejects.toMatchObject(refused);
  await expect(documents.read(of, randomUUID(), ada)).rejects.toMatchObject(refused);
  await expect(documents.read(elsewhere.of, hers.uuid, ada)).rejects.toMatchObject(refused);
  await expect(
    documents.read({ ...of, orgCode: 'OTHER' }, hers.uuid, { staffUuid: randomUUID() }),
  ).rejects.toMatchObject(refused);
  expect(await documents.list({ ...of, orgCode: 'OTHER' }, { staffUuid: randomUUID() })).toEqual([]);
  await expect(documents.keep(paper({ orgCode: 'OTHER' }))).rejects.toThrow();
});

test('a signed paper takes the place of the one that was shown, once; the old one can still be read', async () => {
  const { ada, of, paper } = await anApplication();
  const shown = await documents.keep(paper());
  const signed = await documents.keep(paper({ content: Buffer.from('signed'), replaces: shown.uuid }));
  expect((await documents.list(of, ada)).map(({ uuid }) => uuid)).toEqual([signed.uuid]);
  expect((await documents.read(of, shown.uuid, ada)).content.toString()).toBe('line $50,000.00');
  await expect(documents.keep(paper({ content: Buffer.from('again'), replaces: shown.uuid }))).rejects.toThrow();
});

test('no document row can be changed or removed by the product', async () => {
  const { paper } = await anApplication();
  await documents.keep(paper());
  await expect(db.inOrg(orgCode, (tx) => tx`update app.document set title = 'x'`)).rejects.toThrow('permission denied');
  await expect(db.inOrg(orgCode, (tx) => tx`delete from app.document`)).rejects.toThrow('permission denied');
});
