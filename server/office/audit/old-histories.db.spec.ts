import { expect, test } from 'vitest';
import { readEvents } from '../../store/events.ts';
import { firstHash, plainHash } from '../../store/history-seals.ts';
import { testBook } from './test-book.ts';

const book = await testBook();
const { audit, db, orgCode, origination, staff } = book;

/** As the code of before left it: plain hashes, no key, no sealed end. */
async function makeOld(uuid: string): Promise<void> {
  const of = { orgCode, applicationUuid: uuid };
  const events = await db.inOrg(orgCode, (tx) => readEvents(tx, orgCode, uuid));
  await db.owner.begin(async (tx) => {
    await tx`select set_config('session_replication_role', 'replica', true)`;
    let previous: Buffer = firstHash;
    for (const event of events) {
      const hash = plainHash(of, previous, event);
      await tx`update app.application_event set previous_hash = ${previous}, hash = ${hash}, key_id = null
        where application_uuid = ${uuid} and seq = ${event.seq}`;
      previous = hash;
    }
    await tx`update app.application set last_hash = ${previous} where uuid = ${uuid}`;
    await tx`delete from app.application_head where application_uuid = ${uuid}`;
  });
}

const setRole = (uuid: string, seq: number, role: string) =>
  db.owner.begin(async (tx) => {
    await tx`select set_config('session_replication_role', 'replica', true)`;
    await tx`update app.application_event set by_role = ${role} where application_uuid = ${uuid} and seq = ${seq}`;
  });

test('[T25] a history from before the key is whole, is anchored, goes on under the key, and cannot be changed any more', async () => {
  const [paid, moved, fresh] = [await book.paid(), await book.withOffers(), await book.withOffers()];
  await makeOld(paid.uuid);
  await makeOld(moved.uuid);
  expect(await audit.run()).toMatchObject({ faults: [], notAnchored: 2 });

  // One moves on before its anchor is there: its next event is sealed over the old ones.
  await book.force(moved.uuid, 'OFFER_SELECTION');
  expect(await audit.run()).toMatchObject({ faults: [], notAnchored: 1 });

  // Several processes start at once.
  await Promise.all(Array.from({ length: 4 }, () => audit.keepHeads()));
  expect(await audit.run()).toMatchObject({ faults: [], notAnchored: 0 });
  await book.force(paid.uuid, 'OFFER_SELECTION');
  for (const { uuid } of [paid, moved, fresh])
    expect((await origination.history(staff(), uuid)).brokenAt).toBeUndefined();
  expect((await audit.run()).faults).toEqual([]);

  await setRole(paid.uuid, 3, 'operator');
  expect((await audit.run()).faults).toMatchObject([{ check: 'chain', applicationUuid: paid.uuid, seq: 3 }]);
  await setRole(paid.uuid, 3, 'system');

  // After the first leaf no one can pass a history off as an old one, whether or not it was kept since.
  const late = await book.withOffers();
  for (const { uuid } of [fresh, late]) await makeOld(uuid);
  await audit.keepHeads();
  const { faults, notAnchored } = await audit.run();
  expect(notAnchored).toBe(0);
  expect(faults).toContainEqual(
    expect.objectContaining({ applicationUuid: late.uuid, what: 'the history has no key and no anchor' }),
  );
  expect(faults).toContainEqual(expect.objectContaining({ check: 'heads', applicationUuid: fresh.uuid }));
});

test('many of them are anchored in batches, and none is left out', async () => {
  await db.owner.begin(async (tx) => {
    await tx`select set_config('session_replication_role', 'replica', true)`;
    await tx`delete from app.log_leaf`;
    await tx`delete from app.log_head`;
    await tx`delete from app.log_node`;
    await tx`delete from app.chain_head`;
    await tx`delete from app.application_head`;
    await tx`
      insert into app.application (org_code, uuid, identity_uuid, loan_number, product, status, status_since, version, last_hash, is_active, record, created_at, updated_at)
      select org_code, gen_random_uuid(), gen_random_uuid(), 'copy ' || n, product, status, status_since, version, last_hash, false, record, created_at, updated_at
        from (select * from app.application limit 1) one cross join generate_series(1, 1200) n`;
  });
  await audit.keepHeads();
  const [row] = await db.owner`
    select (select count(*) from app.application) = (select count(*) from app.application_head where is_kept) as all_sealed,
           (select count(*) from app.application) = (select max(n) from app.chain_head) as all_kept,
           (select heads from app.log_leaf) = (select max(n) from app.chain_head) as all_in_leaf`;
  expect(row).toEqual({ allSealed: true, allKept: true, allInLeaf: true });
});
