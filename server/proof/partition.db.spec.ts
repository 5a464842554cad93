/**
 * The line between the product and its database is slow, is cut, or swallows everything, again and again while borrowers are
 * on their way; connections run out and come back. No one is told that something is done that is not, callers are answered,
 * and every journey ends as it would have.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, expect, test } from 'vitest';
import { Failure } from '../failure.ts';
import { Secret } from '../secret.ts';
import { forSomeone } from '../someone-waits.ts';
import { openDatabase } from '../store/database.ts';
import { isMigrated } from '../store/migrate.ts';
import { testDatabase } from '../store/test-database.ts';
import { type Chance, chanceOf } from './test-chance.ts';
import { becomesQuiet, brokenPromises } from './test-invariants.ts';
import { supervisor } from './test-processes.ts';
import { type LineMode, lineTo } from './test-proxy.ts';
import { firstSeed, isFull, tally } from './test-tally.ts';
import { journeysOn } from './test-traveler.ts';
import { wholeProduct } from './test-whole.ts';

const direct = await testDatabase();
const line = await lineTo(Number(new URL(direct.url.reveal()).port), { delayMs: 20 });
const url = new Secret(direct.url.reveal().replace(/:\d+\//, `:${line.port}/`));
const db = { ...direct, ...openDatabase(url, 10), url };
const product = await wholeProduct(db);
const road = journeysOn({ ...product, db: direct });
const takeOver = await supervisor(direct);
afterAll(async () => {
  line.set('well');
  await product.stop();
  await db.close();
  await line.close();
});

const rounds = isFull ? 12 : 1;
const borrowers = isFull ? 6 : 1;

const isReady = () =>
  forSomeone(() => db.lookUp(isMigrated)).then(
    (is) => is,
    () => false,
  );

/** From the moment that the line is well again. */
async function readyAgain(): Promise<number> {
  const sinceMs = performance.now();
  await expect.poll(isReady, { timeout: 60_000, interval: 5 }).toBe(true);
  return performance.now() - sinceMs;
}

/** A firewall that forgot a connection swallows what is sent on it for a while, and then says that there is none. */
async function disturb({ roll }: Chance, mode: LineMode): Promise<number> {
  line.set(mode);
  await sleep(100 + roll() * 900);
  if (mode === 'dead') line.set('cut');
  line.set('well');
  return mode === 'slow' ? 0 : readyAgain();
}

test('[F16] [F17] journeys end as they would have, though the line is slow, cut or dead', async () => {
  const chance = chanceOf(firstSeed);
  let [isOver, isTroubled] = [false, true];
  /** One after the other for as long as there is trouble. */
  const lane = async () => {
    const arrived = [await road.travel({ debtsToPay: 1 })];
    while (isTroubled) arrived.push(await road.travel({ debtsToPay: 1 }));
    return arrived;
  };
  const ended = Promise.all(Array.from({ length: borrowers }, lane)).finally(() => {
    isOver = true;
  });
  // It is waited for at the end; until then no one looks at it.
  ended.catch(() => {});
  const done = new Map<LineMode, number[]>([
    ['slow', []],
    ['cut', []],
    ['dead', []],
  ]);
  const troubled = async () => {
    for (let round = 0; round < rounds; round += 1)
      for (const [mode, times] of done) {
        times.push(await disturb(chance, mode));
        await sleep(200 + chance.roll() * 300);
      }
  };
  await troubled();
  isTroubled = false;
  // Work whose end could not be told is taken over when its heart has not beaten for a while; here that while is over at once.
  for (; !isOver; await sleep(500)) await takeOver();
  const traveled = (await ended).flat();
  expect(traveled.map(({ application }) => application.status)).toEqual(traveled.map(() => 'COMPLETE'));
  for (const { uuid } of traveled) {
    await becomesQuiet(direct, uuid, 180_000);
    expect(await brokenPromises({ ...product, db: direct }, product.orgCode, uuid)).toEqual([]);
  }
  const timesOf = (mode: LineMode) => done.get(mode) ?? [];
  const broken = [...timesOf('cut'), ...timesOf('dead')];
  tally({ fault: 'F16', cases: timesOf('slow').length, seed: firstSeed });
  tally({ fault: 'F17', cases: broken.length, recoveryMs: broken, seed: firstSeed });
}, 600_000);

test('[F17] a line that swallows everything keeps no caller: look-ups and commands are told to come again', async () => {
  line.set('dead');
  const told = await Promise.all([
    ...Array.from({ length: 4 }, () => forSomeone(() => db.lookUp(isMigrated)).catch((error: unknown) => error)),
    ...(isFull
      ? [forSomeone(() => db.inOrg(product.orgCode, async () => undefined)).catch((error: unknown) => error)]
      : []),
  ]);
  line.set('cut');
  line.set('well');
  expect(told.map((error) => (error instanceof Failure ? error.code : error))).toEqual(told.map(() => 'unavailable'));
  tally({ fault: 'F17', cases: told.length, recoveryMs: [await readyAgain()] });
});

test('[F21] every connection is taken by someone who rests: callers are told, look-ups go on, and all is well afterwards', async () => {
  const cases = isFull ? 10 : 1;
  for (let n = 0; n < cases; n += 1) {
    let letGo = () => {};
    const rest = new Promise<void>((go) => {
      letGo = go;
    });
    const resting = Array.from({ length: 7 }, () => db.inOrg(product.orgCode, () => rest));
    const told = await Promise.all(
      Array.from({ length: 20 }, () =>
        forSomeone(() => db.inOrg(product.orgCode, async () => 'done')).catch((error: Failure) => error.code),
      ),
    );
    expect(new Set(told)).toEqual(new Set(['unavailable']));
    expect(await isReady()).toBe(true);
    letGo();
    await Promise.all(resting);
    expect(await forSomeone(() => db.inOrg(product.orgCode, async () => 'done'))).toBe('done');
  }
  tally({ fault: 'F21', cases });
});
