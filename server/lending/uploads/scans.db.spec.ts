/** A file that waits for its virus check: who sees it meanwhile, and what becomes of it. */
import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { refusals } from '#core/application/uploads.ts';
import type { Person } from '../../actor.ts';
import { testProduct } from '../../proof/test-product.ts';
import { journeysOn } from '../../proof/test-traveler.ts';
import { person } from '../origination/test-origination.ts';
import { eicar } from './test-bent.ts';
import { fakeClamd } from './test-clamd.ts';
import { aPdf } from './test-files.ts';
import { stream } from './test-pdf.ts';

const desk = { staffUuid: randomUUID() } as const;

const clamd = await fakeClamd();
const errors: string[] = [];
const product = await testProduct({ env: { CLAMD_URL: clamd.url }, log: recording() });
const { uploads, documents, origination, orgCode, db } = product;
afterAll(clamd.close);

let who: Person;
let uuid = '';
beforeAll(async () => {
  ({ who, uuid } = await journeysOn(product).travel(
    {},
    { until: ({ application }) => application.status === 'INCOME_VERIFICATION' },
  ));
});

function recording() {
  const error = (_: unknown, words: string) => errors.push(words);
  const quiet = { info: () => {}, warn: () => {}, debug: () => {}, fatal: () => {}, trace: () => {}, error };
  return { ...quiet, child: () => quiet } as never;
}

let sent = 0;
/** A file that no other test sends. */
const send = (more = '') => {
  sent += 1;
  const content = Readable.from([aPdf({ more: [stream('', `${sent} ${more}`)] })]);
  return uploads.take({ person: who, uuid, type: 'USER_UPLOADED_PAYSTUB', name: 'paystub-high.pdf', content });
};
const of = () => ({ orgCode, applicationUuid: uuid });
const provide = (...documentUuids: string[]) =>
  origination.act({
    person: who,
    uuid,
    command: 'provideIncomeSource',
    body: { source: 'MANUAL_PAYSTUB', documentUuids, numDocsRequired: 1 },
  });
const stateOf = async (documentUuid: string) => (await uploads.find(who, uuid, documentUuid)).scan;
const listed = async (reader: Parameters<typeof documents.list>[1]) =>
  (await documents.list(of(), reader)).map((one) => one.uuid);

test('[T12] while the scanner is silent a file is known to its sender alone, cannot be opened, named or handed on', async () => {
  clamd.state.mood = 'hangsUp';
  const file = await send();
  expect(file.scan).toBe('waiting');
  await expect.poll(() => clamd.state.asked).toBeGreaterThan(1);
  expect(await stateOf(file.uuid)).toBe('waiting');
  expect(errors).toContain('a virus check failed: the file stays hidden until one succeeds');
  expect(await listed({ identityUuid: who.identityUuid })).toContain(file.uuid);
  for (const reader of [desk, 'system', { identityUuid: randomUUID() }] as const)
    expect(await listed(reader)).not.toContain(file.uuid);
  for (const reader of [desk, 'system', { identityUuid: who.identityUuid }] as const)
    await expect(documents.read(of(), file.uuid, reader)).rejects.toMatchObject({ code: 'notFound' });
  await expect(provide(file.uuid)).rejects.toMatchObject({
    code: 'invalid',
    message: 'We are still checking a file that you sent. Please try again in a moment.',
  });
  // Everything that can be had in one file is had without it.
  const { application } = await origination.view(who, uuid);
  await documents.pack(application, { identityUuid: who.identityUuid }, new Date());

  clamd.state.mood = 'well';
  await expect.poll(() => stateOf(file.uuid)).toBe('clean');
  expect(await listed(desk)).toContain(file.uuid);
  expect((await documents.read(of(), file.uuid, 'system')).record.uuid).toBe(file.uuid);
});

test('[T12] what the scanner finds is refused for good, also when it is sent again', async () => {
  clamd.state.mood = 'well';
  const bad = await send(eicar);
  await expect.poll(() => stateOf(bad.uuid)).toBe('refused');
  for (const reader of [desk, 'system', { identityUuid: who.identityUuid }] as const)
    await expect(documents.read(of(), bad.uuid, reader)).rejects.toMatchObject({ code: 'notFound' });
  expect(await listed(desk)).not.toContain(bad.uuid);
  await expect(provide(bad.uuid)).rejects.toMatchObject({ message: refusals.infected });
  sent -= 1;
  expect((await send(eicar)).scan).toBe('refused');
  await expect(db.app`update app.document set title = 'x'`).rejects.toThrow();
});

test('what is too large for the scanner is refused, not waved through', async () => {
  clamd.state.mood = 'full';
  const large = await send();
  await expect.poll(() => stateOf(large.uuid)).toBe('refused');
  clamd.state.mood = 'well';
});

test('how far it has come is told to its sender; to everyone else there is no such file', async () => {
  const file = await send();
  await expect.poll(() => stateOf(file.uuid)).toBe('clean');
  const stranger = person('borrower', orgCode);
  await expect(uploads.find(stranger, uuid, file.uuid)).rejects.toMatchObject({ code: 'notFound' });
  await expect(uploads.find(who, uuid, randomUUID())).rejects.toMatchObject({ code: 'notFound' });
  await provide(file.uuid);
});
