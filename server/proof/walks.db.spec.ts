/**
 * Journeys that no one planned: people of every kind who do not always do the sensible thing, with vendors that are down,
 * slow, wrong, forged, twice or silent. All end, or wait for a person who is named; and what must hold, holds.
 */
import { afterAll, describe, expect, test } from 'vitest';
import { isOpen } from '#core/conditions/condition.ts';
import { isClosed } from '#core/journey/statuses.ts';
import { isWithOperations } from '#core/journey/with-operations.ts';
import { chanceOf, oddActsOf, sabotage, someone } from './test-chance.ts';
import { hurry } from './test-hurry.ts';
import { becomesQuiet, brokenPromises } from './test-invariants.ts';
import type { Seen } from './test-plan.ts';
import { testProduct } from './test-product.ts';
import { tally } from './test-tally.ts';
import { isNotYet, journeysOn } from './test-traveler.ts';

const walks = Number(process.env['WALKS'] ?? (process.env['FULL'] === undefined ? 16 : 1000));
const atOnce = Math.min(walks, 100);
const patienceMs = 300_000 + walks * 3000;
const firstSeed = Number(process.env['SEED'] ?? 20_261_115);

const product = await testProduct();
const { db, orgCode, vendors } = product;
const road = journeysOn(product);
hurry(product, { asksAfterOrders: true });

/** Someone must do something, and it is written who: staff, or the person a condition waits for. */
function isNamedHold({ application }: Seen): boolean {
  return isWithOperations(application) || application.conditions.some(isOpen);
}

async function walk(seed: number) {
  const chance = chanceOf(seed);
  const plan = someone(chance);
  const oddAct = oddActsOf(chance);
  const trip = await road.travel(plan, {
    until: (seen) => plan.isStaffIdle === true && isNamedHold(seen),
    onTheWay: (seen, person) =>
      oddAct(seen, person).catch((error: unknown) => {
        if (!isNotYet(error)) throw error;
      }),
  });
  return { plan, ...trip };
}

type Walked = Awaited<ReturnType<typeof walk>>;

const seeds = Array.from({ length: walks }, (_, index) => firstSeed + index);
const outcomes = new Map<number, Walked | Error>();
const stopSabotage = sabotage(vendors.sandbox, chanceOf(firstSeed));
const lanes = Array.from({ length: atOnce }, async (_, lane) => {
  for (let at = lane; at < walks; at += atOnce) {
    const seed = seeds[at] ?? 0;
    outcomes.set(seed, await walk(seed).catch((error: Error) => error));
  }
});
const all = Promise.all(lanes).then(stopSabotage);

describe(`${walks} walks with vendors that fail`, () => {
  test(
    'all end, or wait for someone who is named',
    async () => {
      await all;
      const lost = [...outcomes].flatMap(([seed, walked]) => {
        if (walked instanceof Error) return [`${seed}: ${walked.stack}`];
        return isClosed(walked.application.status) || isNamedHold(walked)
          ? []
          : [`${seed}: ${walked.application.status}`];
      });
      expect(lost).toEqual([]);
    },
    patienceMs,
  );

  test(
    'every promise is kept',
    async () => {
      await all;
      const broken: string[] = [];
      for (const [seed, walked] of outcomes) {
        if (walked instanceof Error) continue;
        if (walked.application.status === 'COMPLETE') await becomesQuiet(db, walked.uuid, 60_000);
        broken.push(...(await brokenPromises(product, orgCode, walked.uuid)).map((fault) => `${seed}: ${fault}`));
      }
      expect(broken).toEqual([]);
      tally({ fault: 'F9', cases: walks, seed: firstSeed });
    },
    patienceMs,
  );

  test('what payment companies gave and took adds up to nothing', async () => {
    const balances = await vendors.sandbox.ledger.balances();
    expect([...balances.values()].reduce((sum, cents) => sum + cents, 0)).toBe(0);
  });
});

afterAll(async () => {
  const ends = [...outcomes.values()].flatMap((walked) => (walked instanceof Error ? [] : [walked.application.status]));
  const counted = Object.entries(Object.groupBy(ends, (status) => status)).map(
    ([status, list]) => `${list?.length} ${status}`,
  );
  console.log(`${walks} walks, ${await all} faults of vendors: ${counted.sort().join(', ')}`);
});
