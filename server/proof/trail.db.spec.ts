/** Who saw and did what, over HTTP against the whole server: both lists as one, narrowed, paged and taken away. */
import { expect, test } from 'vitest';
import { createTrail } from '../office/trail/index.ts';
import { writeAudit } from '../store/audit.ts';
import { consoleApi, sendEvent, testConsole } from './test-console.ts';
import { testProduct } from './test-product.ts';

const product = await testProduct();
const { db, orgCode } = product;
const { operator, borrowerAt } = testConsole(product);

interface Page {
  readonly entries: readonly {
    id: string;
    kind: string;
    act: string;
    by: string;
    what: string;
    why: string | null;
    at: string;
  }[];
  readonly next: string | null;
}

test('looks and acts stand in one list, by person, kind, application and day; pages neither lose nor repeat one', async () => {
  const olive = await operator('Olive');
  const { uuid } = await borrowerAt('CO_DEED_REQ');
  const owner = { firstName: 'Mate', lastName: 'Homeowner', email: 'mate@example.com', phoneNumber: '4155550144' };
  expect((await sendEvent(olive, uuid, 'signerAdded', owner)).status).toBe(200);
  const at = new Date('2030-01-02T10:00:00.000Z');
  const entry = (n: number) =>
    ({ act: 'identityPictureOpened', what: `=n${n}`, why: 'A look', applicationUuid: uuid }) as const;
  // All of one moment, so that only their order in the list tells them apart.
  await db.inOrg(orgCode, async (tx) => {
    for (let n = 0; n < 70; n += 1) await writeAudit(tx, orgCode, olive.person, entry(n), at);
  });
  const read = async (query: string) => (await olive.send<Page>('GET', `${consoleApi}/audit?${query}`)).body;
  const mine = `application=${uuid}&person=${olive.person.identityUuid}`;
  const [first, did] = [await read(mine), await read(`${mine}&kind=did`)];
  const second = await read(`${mine}&before=${first.next}`);
  const ids = [...first.entries, ...second.entries].map(({ id }) => id);
  expect([first.entries.length, new Set(ids).size, ids.length, second.next]).toEqual([50, 71, 71, null]);
  expect(did.entries).toMatchObject([{ act: 'eventSent', what: 'signerAdded', by: 'Olive Desk', kind: 'did' }]);
  expect((await read(`${mine}&kind=revealed`)).entries).toEqual([]);
  const forced = await read(`application=${uuid}&kind=forced`);
  expect(forced.entries[0]).toMatchObject({ act: 'statusForced', why: 'To be at the desk.' });
  expect((await read(`${mine}&from=2030-01-02&until=2030-01-02`)).entries).toHaveLength(50);
  expect((await read(`${mine}&from=2030-01-03`)).entries).toEqual([]);
  expect((await read(`${mine}&until=2030-01-01&kind=saw`)).entries).toEqual([]);
});

test('as a file it is safe to open in a spreadsheet, and that it was taken is in the audit', async () => {
  const olive = await operator('Olive');
  await db.inOrg(orgCode, (tx) =>
    writeAudit(tx, orgCode, olive.person, { act: 'paymentFileOpened', what: '=cmd()' }, new Date()),
  );
  const trail = createTrail({ database: db, canonicalOf: (code) => code, isProvider: () => true });
  const csv = await trail.exportAll(olive.person, { person: olive.person.identityUuid });
  expect(csv).toContain('"\'=cmd()"');
  expect(csv.split('\n')[0]).toContain('Loan number');
  const taken =
    await db.owner`select what from app.audit_entry where act = 'auditExported' and by_identity = ${olive.person.identityUuid}`;
  expect(taken).toHaveLength(1);
});
