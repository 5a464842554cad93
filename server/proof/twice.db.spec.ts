/**
 * Everything that a borrower sends on the way is sent again, as if its answer had been lost, five times at once and under
 * the same key; and then by another device, which knows nothing of it. It is done once, and no one writes over another unseen.
 */
import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { commands } from '#core/contract/commands.ts';
import { Failure } from '../failure.ts';
import { aStart, person } from '../lending/origination/test-origination.ts';
import { hurry } from './test-hurry.ts';
import { becomesQuiet, brokenPromises } from './test-invariants.ts';
import { testProduct } from './test-product.ts';
import { isFull, tally } from './test-tally.ts';
import { type Calls, directCalls, journeysOn } from './test-traveler.ts';

const product = await testProduct();
const { origination, db, orgCode } = product;
hurry(product);

const journeys = isFull ? 8 : 1;
const [again, submitters] = [5, isFull ? 50 : 5];
const counted = { again: 0, doubled: 0, devices: 0, unseen: 0 };

async function historyOf(uuid: string): Promise<string[]> {
  const rows = await db.owner<{ event: string }[]>`
    select event from app.application_event where application_uuid = ${uuid} order by seq`;
  return rows.map(({ event }) => event);
}

const timesOf = async (uuid: string, event: string) => (await historyOf(uuid)).filter((one) => one === event).length;

const calls: Calls = {
  ...directCalls(product),
  act: async (who, uuid, command, body) => {
    const act = { person: who, uuid, command, body };
    const key = randomUUID();
    const answer = await origination.act({ ...act, key });
    const { event } = commands[command];
    const once = await timesOf(uuid, event);
    const told = await Promise.allSettled(Array.from({ length: again }, () => origination.act({ ...act, key })));
    expect(told.filter(({ status }) => status === 'rejected')).toEqual([]);
    counted.again += again;
    counted.doubled += (await timesOf(uuid, event)) - once;
    // Where it has its place only once, the other device is told where things stand; else it is one more step that all see.
    const other = await origination.act({ ...act, key: randomUUID() }).catch((error: unknown) => error);
    const isTold = other instanceof Failure;
    if (other instanceof Error && !isTold) throw other;
    counted.devices += 1;
    counted.unseen += (await timesOf(uuid, event)) === once + (isTold ? 0 : 1) ? 0 : 1;
    return answer;
  },
};

test('[F11] [F13] [F15] all that is sent on the way, five times more and by another device', async () => {
  const road = journeysOn(product, calls);
  const traveled = await Promise.all(Array.from({ length: journeys }, () => road.travel({ debtsToPay: 1 })));
  expect(traveled.map(({ application }) => application.status)).toEqual(traveled.map(() => 'COMPLETE'));
  expect(counted).toMatchObject({ doubled: 0, unseen: 0 });
  expect(counted.devices).toBeGreaterThanOrEqual(12 * journeys);
  for (const { uuid } of traveled) {
    await becomesQuiet(db, uuid, 60_000);
    const broken = await brokenPromises(product, orgCode, uuid);
    // What another device asked for once more, such as another letter to an employer, is in the books too.
    expect(broken).toEqual([]);
  }
  tally({ fault: 'F11', cases: counted.again, doubled: counted.doubled });
  tally({ fault: 'F15', cases: counted.devices, doubled: counted.doubled });
  tally({ fault: 'F13', cases: counted.devices, stuck: counted.unseen });
}, 600_000);

test('[F11] twenty submits of one person at once make one application', async () => {
  for (let n = 0; n < submitters; n += 1) {
    const who = person('borrower', orgCode);
    const key = randomUUID();
    const answers = await Promise.allSettled(
      Array.from({ length: 20 }, () => origination.start({ ...aStart(who), key })),
    );
    const uuids = new Set(answers.flatMap((one) => (one.status === 'fulfilled' ? [one.value.application.uuid] : [])));
    expect(uuids.size).toBe(1);
    const rows = await db.owner`select from app.application where identity_uuid = ${who.identityUuid}`;
    expect(rows).toHaveLength(1);
  }
  tally({ fault: 'F11', cases: submitters * 20 });
});
