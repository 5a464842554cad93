import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { forSomeone } from '../someone-waits.ts';
import { createGate } from './gate.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Work that goes on until it is told to end. */
function held() {
  let end = () => {};
  const done = new Promise<void>((resolve) => {
    end = resolve;
  });
  return { end: () => end(), work: () => done };
}
const outcome = (promise: Promise<unknown>) =>
  promise.then(
    () => 'done',
    (error: { code?: string }) => error.code,
  );

describe('a line for the database', () => {
  test('so many at once, the rest in the order in which they came', async () => {
    const gate = createGate(2);
    const [a, b, c] = [held(), held(), held()];
    const order: string[] = [];
    const run = (name: string, { work }: ReturnType<typeof held>) =>
      gate.through(async () => {
        order.push(name);
        await work();
      });
    const all = [run('a', a), run('b', b), run('c', c), run('d', c)];
    await vi.advanceTimersByTimeAsync(0);
    expect([order, gate.waiting()]).toEqual([['a', 'b'], 2]);
    b.end();
    await vi.advanceTimersByTimeAsync(0);
    expect(order).toEqual(['a', 'b', 'c']);
    a.end();
    c.end();
    await Promise.all(all);
    expect([order, gate.waiting(), gate.refused()]).toEqual([['a', 'b', 'c', 'd'], 0, 0]);
  });

  test('a person is told to come again after a second; a worker waits', async () => {
    const gate = createGate(1);
    const first = held();
    const running = gate.through(first.work);
    const person = outcome(forSomeone(() => gate.through(async () => {})));
    const worker = outcome(gate.through(async () => {}));
    await vi.advanceTimersByTimeAsync(999);
    expect(gate.waiting()).toBe(2);
    await vi.advanceTimersByTimeAsync(1);
    expect([await person, gate.waiting(), gate.refused()]).toEqual(['unavailable', 1, 1]);
    await vi.advanceTimersByTimeAsync(3_600_000);
    first.end();
    expect(await worker).toBe('done');
    await running;
    expect(await outcome(forSomeone(() => gate.through(async () => {})))).toBe('done');
  });

  test('a line that is too long takes no more people', async () => {
    const gate = createGate(1, 3);
    const first = held();
    const running = gate.through(first.work);
    const people = Array.from({ length: 5 }, () => outcome(forSomeone(() => gate.through(async () => {}))));
    expect(await Promise.all(people.slice(3))).toEqual(['unavailable', 'unavailable']);
    first.end();
    expect(await Promise.all(people)).toEqual(['done', 'done', 'done', 'unavailable', 'unavailable']);
    await running;
  });

  test('work that fails leaves its place', async () => {
    const gate = createGate(1);
    expect(await outcome(gate.through(() => Promise.reject({ code: 'broken' })))).toBe('broken');
    expect(await outcome(gate.through(async () => {}))).toBe('done');
  });
});

describe('a look-up', () => {
  test('that takes too long is given up for a person, and not for a worker', async () => {
    const gate = createGate(1, 2);
    const slow = held();
    const person = outcome(forSomeone(() => gate.lookUp(slow.work)));
    const worker = outcome(gate.lookUp(slow.work));
    await vi.advanceTimersByTimeAsync(2500);
    expect([await person, gate.refused()]).toEqual(['unavailable', 1]);
    slow.end();
    expect(await worker).toBe('done');
  });

  test('is refused at once where too many wait already', async () => {
    const gate = createGate(1, 2);
    const slow = held();
    const people = Array.from({ length: 3 }, () => outcome(forSomeone(() => gate.lookUp(slow.work))));
    expect(await people[2]).toBe('unavailable');
    slow.end();
    expect(await Promise.all(people)).toEqual(['done', 'done', 'unavailable']);
  });
});
