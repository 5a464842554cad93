import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { aStart, testOrigination } from '../lending/origination/test-origination.ts';
import { appendEntry, countWaiting, insertSession, readWaits } from './notary-sessions.ts';
import { testDatabase } from './test-database.ts';

const db = await testDatabase();
const { origination, orgCode, borrower } = await testOrigination(db);
const notary = randomUUID();
const start = Date.parse('2026-11-10T18:00:00.000Z');
const minute = 60_000;

type Step = readonly [
  what: 'joined' | 'left' | 'claimed' | 'released' | 'sealed',
  who: 'signer' | 'notary',
  atMinute: number,
];

/** A room with these entries in its journal. */
async function room(...steps: readonly Step[]): Promise<string> {
  const { application } = await origination.start(aStart(borrower()));
  const uuid = randomUUID();
  const signer = application.borrower.identityUuid;
  await db.inOrg(orgCode, async (tx) => {
    const session = { uuid, applicationUuid: application.uuid, reference: uuid, openedAt: new Date(start) };
    await insertSession(tx, orgCode, session);
    for (const [what, who, at] of steps) {
      const entry = {
        what,
        by: who === 'notary' ? notary : signer,
        about: who === 'notary' ? null : signer,
        note: null,
      };
      await appendEntry(tx, orgCode, uuid, entry, new Date(start + at * minute));
    }
  });
  return uuid;
}

const waits = (since = start) => db.inOrg(orgCode, (tx) => readWaits(tx, orgCode, new Date(since)));
const waiting = (except: string) => db.inOrg(orgCode, (tx) => countWaiting(tx, orgCode, except));

test('people who wait are those in a room that no notary has taken; waits are measured from their coming in to the notary’s', async () => {
  const mine = await room(['joined', 'signer', 0]);
  expect(await waiting(mine)).toBe(0);
  await room(['joined', 'signer', 0], ['left', 'signer', 1]);
  await room(['joined', 'signer', 0], ['claimed', 'notary', 4], ['joined', 'notary', 5]);
  await room(['claimed', 'notary', 1], ['joined', 'notary', 2], ['joined', 'signer', 9], ['sealed', 'notary', 20]);
  expect(await waiting(mine)).toBe(0);
  await room(['joined', 'signer', 0], ['claimed', 'notary', 1], ['released', 'notary', 2]);
  expect(await waiting(mine)).toBe(1);
  expect((await waits()).toSorted((a, b) => a - b)).toEqual([0, 5 * minute]);
  expect(await waits(start + 60 * minute)).toEqual([]);
});
