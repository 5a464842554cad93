/**
 * What wears a product down: a vendor that is away for an hour, jobs that make no sense, documents whose bytes are gone or
 * changed. Others go on meanwhile, nothing wrong is ever shown, and what was held up goes on afterwards.
 */
import { randomUUID } from 'node:crypto';
import { copyFileSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { aStart, person } from '../lending/origination/test-origination.ts';
import { queues } from '../queues.ts';
import { type VendorName, vendorNames } from '../vendors/vendor.ts';
import { chanceOf } from './test-chance.ts';
import { hurry } from './test-hurry.ts';
import { becomesQuiet, brokenPromises } from './test-invariants.ts';
import { testProduct } from './test-product.ts';
import { firstSeed, isFull, tally } from './test-tally.ts';
import { journeysOn } from './test-traveler.ts';

const product = await testProduct();
const { db, documents, orgCode, origination, vendors, dataDir } = product;
const road = journeysOn(product);
hurry(product, { asksAfterOrders: true });

/** In a short round it is the bureau's turn alone, and that is server/dev/vendor-down.db.spec.ts. */
const asked: readonly VendorName[] = isFull ? vendorNames : [];

test.each(asked)(
  '[F9] %s is away for an hour: others go on, no one asks twice, and it ends well',
  async (vendor) => {
    await vendors.sandbox.setMode(vendor, 'down');
    const held = road.travel({ debtsToPay: 1 });
    // Until someone was told, or it got through without this vendor: every try is made before an hour is over.
    const isOver = held.then(
      () => true,
      () => true,
    );
    const isTold = async () =>
      (await db.owner`select from app.application_event where event in ('systemFaulted', 'creditFailed')`).length > 0;
    for (let waitedMs = 0; waitedMs < 8000; waitedMs += 100)
      if ((await Promise.race([isOver, sleep(100, false)])) || (await isTold())) break;
    await product.advanceClock('1 hour');
    await vendors.sandbox.setMode(vendor, 'normal');
    const { application, uuid } = await held;
    expect(application.status).toBe('COMPLETE');
    await becomesQuiet(db, uuid, 60_000);
    expect(await brokenPromises(product, orgCode, uuid)).toEqual([]);
    tally({ fault: 'F9', cases: 1 });
  },
  400_000,
);

const poison: readonly unknown[] = [
  null,
  {},
  [],
  'words',
  { orgCode, effect: 'pullSoftCredit' },
  { orgCode, applicationUuid: 'not-an-id', effect: 'pullSoftCredit', seq: 1 },
  { orgCode: 'NO_ONE', applicationUuid: randomUUID(), effect: 'pullSoftCredit', seq: 1 },
  { orgCode, applicationUuid: randomUUID(), effect: 'learnToFly', seq: 'first' },
  { orgCode, applicationUuid: randomUUID(), effect: '__proto__', seq: -1 },
  { orgCode, applicationUuid: randomUUID(), effect: 'x'.repeat(100_000), seq: 1 },
];

test('[F22] jobs that make no sense are not done, are not lost, and are in no one’s way', async () => {
  for (const queue of [queues.effects, queues.vendorMessages])
    for (const data of poison)
      await db.owner`insert into jobs.job (name, data, start_after) values (${queue}, ${db.owner.json(data as never)}, now())`;
  const { application } = await road.travel(
    {},
    { until: ({ application: { status } }) => status === 'OFFER_SELECTION' },
  );
  expect(application.status).toBe('OFFER_SELECTION');
  const kept = async () =>
    (
      await db.owner`select from jobs.job where state <> 'completed' and data ->> 'applicationUuid' is distinct from ${application.uuid}`
    ).length;
  // A vendor's message that no one ever received is nothing to do; every effect is still there for someone to look at.
  expect(await kept()).toBeGreaterThanOrEqual(poison.length);
  tally({ fault: 'F22', cases: 2 * poison.length });
  // Here they are tried again without a pause, which is no one’s life; what comes after needs the worker’s time.
  await db.owner`delete from jobs.job where state <> 'completed' and data ->> 'applicationUuid' is distinct from ${application.uuid}`;
});

type Harm = (file: string, other: string) => void;
const harms: readonly [Harm, ...Harm[]] = [
  (file) => rmSync(file),
  (file) => writeFileSync(file, readFileSync(file).subarray(0, -1)),
  (file, other) => copyFileSync(other, file),
  (file) => {
    const bytes = readFileSync(file);
    const at = Math.floor(chance.roll() * bytes.length);
    bytes[at] = (bytes[at] ?? 0) ^ (1 << Math.floor(chance.roll() * 8));
    writeFileSync(file, bytes);
  },
];
const chance = chanceOf(firstSeed);

test('[F28] bytes that are gone or changed are never shown; put back, they are', async () => {
  const cases = isFull ? 100 : 12;
  const { application } = await origination.start(aStart(person('borrower', orgCode)));
  const of = { orgCode, applicationUuid: application.uuid };
  const keep = (n: number) =>
    documents.keep({
      ...of,
      ...{ type: 'OTHER', title: `Paper ${n}`, mediaType: 'text/plain', belongsTo: null, uploadedBy: null },
      content: Buffer.from(`paper ${n} `.repeat(200)),
    });
  const fileOf = (sha256: string) => join(dataDir, 'documents', orgCode, of.applicationUuid, sha256);
  const other = fileOf((await keep(-1)).sha256);
  for (let n = 0; n < cases; n += 1) {
    const { uuid, sha256 } = await keep(n);
    const file = fileOf(sha256);
    const bytes = readFileSync(file);
    (harms[n % harms.length] ?? harms[0])(file, other);
    await expect(documents.read(of, uuid, 'system')).rejects.toThrow();
    writeFileSync(file, bytes);
    expect((await documents.read(of, uuid, 'system')).record.sha256).toBe(sha256);
  }
  tally({ fault: 'F28', cases, seed: firstSeed });
});
