import { describe, expect, test } from 'vitest';
import { tally as counted } from '../../proof/test-tally.ts';
import { readCases } from '../../store/audit-rows.ts';
import type { Tx } from '../../store/database.ts';
import { firstLeafHeads } from '../../store/head-log.ts';
import { createTally } from './tally.ts';
import { testBook } from './test-book.ts';
import { pickerFrom, type Target, tamperings } from './test-tampering.ts';
import { lookAt } from './walk.ts';

const book = await testBook();
const { audit, db, orgCode, seals, vault } = book;
const targets: Target[] = [];
const add = ({ uuid }: { readonly uuid: string }) => targets.push({ orgCode, applicationUuid: uuid });
add(await book.paid());
add(await book.withOffers());
await audit.keepHeads();
// Kept by no one yet: only its own seals protect it.
add(await book.paid());
add(await book.withOffers());

const rolledBack = new Error('rolled back');

/** As the one who owns the database: no trigger, no foreign key and no policy stands in the way. Nothing of it stays. */
async function asOwner<T>(work: (tx: Tx) => Promise<T>): Promise<T> {
  let done: { readonly value: T } | undefined;
  await db.owner
    .begin(async (tx) => {
      await tx`select set_config('session_replication_role', 'replica', true), set_config('app.org', ${orgCode}, true)`;
      done = { value: await work(tx) };
      throw rolledBack;
    })
    .catch((error: unknown) => {
      if (error !== rolledBack) throw error;
    });
  if (!done) throw new Error('Nothing was done.');
  return done.value;
}

function uuidBefore(uuid: string): string {
  const hex = (BigInt(`0x${uuid.replaceAll('-', '')}`) - 1n).toString(16).padStart(32, '0');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}

async function faultsOf(tx: Tx, { applicationUuid }: Target) {
  const tally = createTally();
  const rows = await readCases(tx, vault, orgCode, uuidBefore(applicationUuid), 1);
  for (const known of rows) lookAt(seals, known, await firstLeafHeads(tx, orgCode), tally);
  return tally.report().faults;
}

describe('[T25] anyone who owns the database and has no key', () => {
  const names = Object.keys(tamperings) as (keyof typeof tamperings)[];
  const count = 1000;

  test('is found a thousand times of a thousand, and by which row', async () => {
    const missed: string[] = [];
    const misnamed: string[] = [];
    for (let seed = 0; seed < count; seed += 1) {
      const pick = pickerFrom(seed);
      const [name, target] = [names[seed % names.length] ?? 'flip', pick(targets)];
      const { seq, faults } = await asOwner(async (tx) => ({
        seq: await tamperings[name](tx, target, pick),
        faults: await faultsOf(tx, target),
      }));
      if (faults.length === 0) missed.push(`${name} ${seed}`);
      else if (seq !== undefined && !faults.some((fault) => fault.seq === seq)) misnamed.push(`${name} ${seed}`);
    }
    expect(missed).toEqual([]);
    expect(misnamed).toEqual([]);
    counted({ fault: 'F29', cases: count });
  });

  test('and nothing is found where no one tampered', async () => {
    for (const target of targets) expect(await asOwner((tx) => faultsOf(tx, target))).toEqual([]);
    expect((await audit.run()).faults).toEqual([]);
  });
});
