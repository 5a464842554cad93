import type { PgBoss } from 'pg-boss';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createHands } from './hands.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A queue with three hands, of which it is told who is woken; `take` gives one of them something to do. */
async function threeHands() {
  const handlers: ((jobs: { data: { released: Promise<void> } }[]) => Promise<void>)[] = [];
  const woken: number[] = [];
  const boss = {
    work: async (_: string, __: object, handler: (typeof handlers)[number]) => String(handlers.push(handler) - 1),
    notifyWorker: (id: string) => void woken.push(Number(id)),
  } as unknown as PgBoss;
  const hands = createHands();
  await hands.add<{ released: Promise<void> }>(boss, 'scans', 3, async ([job]) => job?.data.released);
  const take = (hand: number) => {
    const { promise, resolve } = Promise.withResolvers<void>();
    const ended = handlers[hand]?.([{ data: { released: promise } }]);
    return async () => {
      resolve();
      await ended;
    };
  };
  return { hands, woken, take };
}

test('work that comes wakes one, the one that takes it wakes the next, and who is done looks again', async () => {
  const { hands, woken, take } = await threeHands();
  hands.wake('scans');
  expect(woken).toEqual([0]);
  const done = take(0);
  expect(woken).toEqual([0, 1]);
  await done();
  expect(woken).toEqual([0, 1, 0]);
  hands.stop();
});

test('no one is woken of those who work, nor of another queue', async () => {
  const { hands, woken, take } = await threeHands();
  const all = [take(0), take(1), take(2)];
  woken.length = 0;
  hands.wake('scans');
  hands.wake('effects');
  expect(woken).toEqual([]);
  for (const done of all) await done();
  expect(woken).toEqual([0, 1, 2]);
  hands.stop();
});

test('one looks each second, another each time: one whose look never comes back keeps no work waiting', async () => {
  const { hands, woken } = await threeHands();
  vi.advanceTimersByTime(4000);
  expect(woken).toEqual([0, 1, 2, 0]);
  hands.stop();
  vi.advanceTimersByTime(4000);
  expect(woken).toHaveLength(4);
});
