import { randomUUID } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { Person } from '../../actor.ts';
import { aStart, person } from '../../lending/origination/test-origination.ts';
import { testProduct } from '../../proof/test-product.ts';
import { keepPricing } from '../../store/offer-sets.ts';

const product = await testProduct({ hasWorker: false });
const { origination, records, binder, documents, db, orgCode, dataDir } = product;

/** Staff as they are in the database: who places a hold is a person there. */
async function staff(): Promise<Person> {
  const who = person('compliance', orgCode);
  await db.owner`insert into app.identity (org_code, uuid, kind, email, roles, created_at, updated_at)
    values (${orgCode}, ${who.identityUuid}, 'agent', ${`${who.identityUuid}@example.com`}, ${['compliance']}, now(), now())`;
  return who;
}

const one = await staff();
const two = await staff();

/** Ended so long ago that what Regulation B wants is over; what identification wants is not. */
async function anOld(years: number, who = person('borrower', orgCode)): Promise<string> {
  const { uuid } = (await origination.start(aStart(who))).application;
  await origination.force(person('operations', orgCode), uuid, {
    to: 'DECLINED',
    reason: 'For the records.',
    declineReasons: ['LISTED_FOR_SALE'],
  });
  const at = new Date(Date.now() - years * 366 * 86_400_000).toISOString();
  await db.owner`update app.application set record = jsonb_set(record, '{outcome,at}', to_jsonb(${at}::text))
    where uuid = ${uuid}`;
  const of = { orgCode, applicationUuid: uuid };
  const paper = { title: 'A pay stub', mediaType: 'application/pdf', belongsTo: null, uploadedBy: null };
  for (const text of ['one', 'two', 'three'])
    await documents.keep({ ...of, ...paper, type: 'USER_UPLOADED_PAYSTUB', content: Buffer.from(`${uuid} ${text}`) });
  await documents.keep({ ...of, ...paper, type: 'SELFIE', content: Buffer.from(`${uuid} face`) });
  await db.owner`update app.binder set derived_version = 0 where application_uuid = ${uuid}`;
  await binder.derive(orgCode);
  return uuid;
}

/** What Regulations B and Z want for two years or a little more. */
const soon = ['messages', 'notes', 'numbers', 'offers', 'papers'];
const rowsOf = async (uuid: string, table: string) =>
  (await db.owner`select from ${db.owner(`app.${table}`)} where application_uuid = ${uuid}`).length;

const bytesOf = async (uuid: string) => (await readdir(join(dataDir, 'documents', orgCode, uuid))).length;
const destroyedOf = async (uuid: string) =>
  (await db.owner`select kind from app.destroyed_record where application_uuid = ${uuid} order by kind`).map(
    ({ kind }) => kind,
  );

/** A priced set and a note of our people, sealed as they are. */
async function written(uuid: string): Promise<void> {
  const of = { orgCode, applicationUuid: uuid };
  const pricing = { offers: [] } as unknown as Parameters<typeof keepPricing>[3]['pricing'];
  await db.inOrg(orgCode, (tx, now) => keepPricing(tx, product.vault, of, { uuid: randomUUID(), pricing }, now));
  await db.owner`insert into app.case_note (org_code, uuid, application_uuid, kind, by_uuid, sealed, at, request_key)
    values (${orgCode}, ${randomUUID()}, ${uuid}, 'note', ${one.identityUuid}, ${Buffer.from('sealed')}, now(), ${uuid})`;
}

describe('destroying', () => {
  test('takes what is past its time and leaves the rest, once, with the history whole', async () => {
    const uuid = await anOld(3);
    const before = await bytesOf(uuid);
    await records.destroyDue(orgCode);
    expect(await destroyedOf(uuid)).toEqual(soon);
    // The picture is kept for five years.
    expect(await bytesOf(uuid)).toBe(1);
    expect(before).toBeGreaterThan(3);
    expect((await documents.list({ orgCode, applicationUuid: uuid }, 'system')).map(({ type }) => type)).toEqual([
      'SELFIE',
    ]);
    const { brokenAt } = await origination.history(one, uuid);
    expect(brokenAt).toBeUndefined();
    await records.destroyDue(orgCode);
    const audit = await db.owner`select what, by_identity from app.audit_entry
      where act = 'recordsDestroyed' and application_uuid = ${uuid}`;
    expect(audit).toHaveLength(soon.length);
    expect((await records.of(one, uuid)).destroyed.map(({ kind }) => kind)).toContain('papers');
    // What a proof named is gone by the table, and not altered.
    const { rows } = await binder.one(one, uuid);
    expect(rows.filter(({ problem }) => problem === 'paperAltered')).toEqual([]);
  });

  test('after all its years everything goes that may; what is open or young stays', async () => {
    const old = await anOld(8);
    const young = await anOld(1);
    for (const uuid of [old, young]) await written(uuid);
    await records.destroyDue(orgCode);
    expect(await destroyedOf(old)).toEqual([...soon, 'demographics', 'identityPictures', 'underwriting'].toSorted());
    expect(await bytesOf(old)).toBe(0);
    expect(await destroyedOf(young)).toEqual([]);
    for (const table of ['underwriting_file', 'offer_set', 'case_note']) {
      expect([table, await rowsOf(old, table)]).toEqual([table, 0]);
      expect([table, await rowsOf(young, table)]).toEqual([table, 1]);
    }
    // The history and its seals are whole, and what is gone is answered as not there.
    expect((await origination.history(one, old)).brokenAt).toBeUndefined();
    expect(await origination.workingCase(orgCode, old, 1)).toBeUndefined();
  });

  test('what is put elsewhere by hand after that keeps no figures: they were destroyed, and are not begun again', async () => {
    const uuid = await anOld(8);
    await records.destroyDue(orgCode);
    expect(await destroyedOf(uuid)).toContain('underwriting');
    const wish = { to: 'CANCELLED', reason: 'It was withdrawn before.' } as const;
    const { application } = await origination.force(person('operations', orgCode), uuid, wish);
    expect(application.status).toBe('CANCELLED');
    expect(await rowsOf(uuid, 'underwriting_file')).toBe(0);
    expect((await origination.history(one, uuid)).events.at(-1)).toMatchObject({ event: 'forced' });
  });

  test('a funded file is never destroyed, no matter who asks for it', async () => {
    const uuid = await anOld(9);
    await db.owner`update app.application set record = jsonb_set(record, '{outcome,hmdaAction}', '1') where uuid = ${uuid}`;
    await records.destroyDue(orgCode);
    expect(await destroyedOf(uuid)).toEqual([]);
    expect(await bytesOf(uuid)).toBeGreaterThan(3);
    // The table never asks for it; the database says no to anyone who does.
    const [answer] = await db.inOrg(orgCode, (tx) => tx`select app.destroy_rows(${uuid}, 'numbers') as pieces`);
    expect(answer?.['pieces']).toBeNull();
  });

  test('bytes that a document shares with one that is kept stay, however often it is destroyed', async () => {
    const uuid = await anOld(3);
    const of = { orgCode, applicationUuid: uuid };
    const paper = { title: 'The same', mediaType: 'image/jpeg', belongsTo: null, uploadedBy: null };
    const content = Buffer.from(`${uuid} same`);
    const photo = await documents.keep({ ...of, ...paper, type: 'SELFIE', content });
    const stub = await documents.keep({ ...of, ...paper, type: 'USER_UPLOADED_PAYSTUB', content });
    expect(await documents.destroy(of, stub)).toBe(true);
    expect(await documents.destroy(of, stub)).toBe(true);
    expect((await documents.read(of, photo.uuid, 'system')).content).toEqual(content);
    await expect(documents.read(of, stub.uuid, 'system')).rejects.toMatchObject({ code: 'notFound' });
  });

  test('two workers at once destroy once', async () => {
    const uuid = await anOld(3);
    await Promise.all([records.destroyDue(orgCode), records.destroyDue(orgCode), records.destroyDue(orgCode)]);
    expect(await destroyedOf(uuid)).toEqual(soon);
    expect(await bytesOf(uuid)).toBe(1);
  });
});

describe('a legal hold', () => {
  test('stops it, and what was kept goes when two people have lifted it', async () => {
    const uuid = await anOld(3);
    const before = await bytesOf(uuid);
    const { uuid: hold } = await records.place(one, uuid, 'Smith v. the lender');
    await records.destroyDue(orgCode);
    expect(await bytesOf(uuid)).toBe(before);
    expect(await destroyedOf(uuid)).toEqual([]);
    await records.askToLift(one, hold, 'Settled.');
    await expect(records.settleLift(one, hold, true)).rejects.toMatchObject({ code: 'forbidden' });
    await records.destroyDue(orgCode);
    expect(await bytesOf(uuid)).toBe(before);
    expect((await records.settleLift(two, hold, true)).lifted).not.toBeNull();
    await records.destroyDue(orgCode);
    expect(await destroyedOf(uuid)).toEqual(soon);
    const acts = await db.owner`select act from app.audit_entry where what = ${hold} order by at, id`;
    expect(acts.map(({ act }) => act)).toEqual(['holdPlaced', 'holdLiftAsked', 'holdLifted']);
  });

  test('that is placed while it runs stops it before the next document', async () => {
    const uuid = await anOld(3);
    const before = await bytesOf(uuid);
    const of = { orgCode, applicationUuid: uuid };
    const [first, second] = await documents.list(of, 'system');
    if (!first || !second) throw new Error('There should be papers.');
    expect(await documents.destroy(of, first)).toBe(true);
    const holding = records.place(one, uuid, 'An exam was announced.');
    const racing = Promise.all([records.destroyDue(orgCode), records.destroyDue(orgCode)]);
    await holding;
    const held = await bytesOf(uuid);
    await racing;
    await records.destroyDue(orgCode);
    // From the moment the hold was given, not one more is gone.
    expect(await bytesOf(uuid)).toBe(held);
    expect(held).toBeLessThan(before);
    expect(await documents.destroy(of, second)).toBe((await documents.list(of, 'system')).length === 1);
  });

  test('holds the door of the database itself: no caller gets past it', async () => {
    const uuid = await anOld(3);
    await records.place(one, uuid, 'An exam was announced.');
    const [answer] = await db.inOrg(orgCode, (tx) => tx`select app.destroy_rows(${uuid}, 'numbers') as pieces`);
    expect(answer?.['pieces']).toBeNull();
    await expect(
      db.inOrg(orgCode, (tx) => tx`delete from app.secret_field where application_uuid = ${uuid}`),
    ).rejects.toThrow('permission denied');
  });

  test('one stands at a time, also of two at once; a lift that was refused leaves it standing', async () => {
    const uuid = await anOld(1);
    const placed = await Promise.allSettled([records.place(one, uuid, 'One.'), records.place(two, uuid, 'Two.')]);
    expect(placed.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    const { hold } = await records.of(one, uuid);
    if (!hold) throw new Error('There should be a hold.');
    await records.askToLift(two, hold.uuid, 'A mistake.');
    await expect(records.askToLift(one, hold.uuid, 'Me too.')).rejects.toMatchObject({ code: 'conflict' });
    await records.settleLift(one, hold.uuid, false);
    expect((await records.of(one, uuid)).hold).toMatchObject({ uuid: hold.uuid, lift: null, lifted: null });
    await expect(records.settleLift(one, hold.uuid, true)).rejects.toMatchObject({ code: 'conflict' });
  });

  test('of another organization, of one’s own application, and of none answer alike', async () => {
    const uuid = await anOld(1);
    const { uuid: hold } = await records.place(one, uuid, 'An exam.');
    const other = person('compliance', 'another');
    await expect(records.place(other, uuid, 'Mine.')).rejects.toMatchObject({ code: 'notFound' });
    await expect(records.askToLift(other, hold, 'Mine.')).rejects.toMatchObject({ code: 'notFound' });
    await expect(records.settleLift(other, hold, true)).rejects.toMatchObject({ code: 'notFound' });
    expect((await records.list(other, undefined)).holds).toEqual([]);
    const own = await anOld(1, { ...one, roles: ['borrower'] });
    await expect(records.place(one, own, 'Mine.')).rejects.toMatchObject({ code: 'notFound' });
    await expect(records.of(one, own)).rejects.toMatchObject({ code: 'notFound' });
  });
});
