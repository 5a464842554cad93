import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createLine } from './line.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** One place, two in line, ten of them in a burst of two seconds. */
function aLine() {
  const refuse = () => new Error('come again');
  const line = createLine({ places: 1, inLineMax: 2, waitMsMax: 300, burst: { ms: 2000, inLineMax: 10 }, refuse });
  const told: string[] = [];
  return {
    line,
    told,
    come: async (name: string) => {
      try {
        if (line.hasFree()) line.take();
        else await line.turn();
        told.push(`${name} in`);
      } catch {
        told.push(`${name} out`);
      }
    },
    count: (what: string) => told.filter((one) => one.endsWith(what)).length,
  };
}

test('after a calm while a line is a burst, and all who fit in it are served, also late', async () => {
  const { line, come, count } = aLine();
  for (let n = 0; n < 12; n += 1) void come(`${n}`);
  await vi.advanceTimersByTimeAsync(0);
  expect([count('in'), count('out'), line.length()]).toEqual([1, 1, 10]);
  for (let n = 0; n < 10; n += 1) {
    await vi.advanceTimersByTimeAsync(150);
    line.leave();
  }
  await vi.advanceTimersByTimeAsync(0);
  expect([count('in'), count('out')]).toEqual([11, 1]);
});

test('what is left of a burst when it is over is told to come again', async () => {
  const { come, count } = aLine();
  for (let n = 0; n < 5; n += 1) void come(`${n}`);
  await vi.advanceTimersByTimeAsync(1999);
  expect(count('out')).toBe(0);
  await vi.advanceTimersByTimeAsync(1);
  expect(count('out')).toBe(4);
});

test('a line that stands takes few, and they do not wait long', async () => {
  const { line, come, count } = aLine();
  for (let n = 0; n < 11; n += 1) void come(`${n}`);
  await vi.advanceTimersByTimeAsync(2000);
  expect([count('out'), line.length()]).toEqual([10, 0]);
  for (let n = 0; n < 4; n += 1) void come(`late ${n}`);
  await vi.advanceTimersByTimeAsync(0);
  expect([count('out'), line.length()]).toEqual([12, 2]);
  await vi.advanceTimersByTimeAsync(300);
  expect([count('out'), line.length()]).toEqual([14, 0]);
});

test.each([
  [4999, 2],
  [5000, 4],
])('empty for %i ms, %i may stand in it', async (emptyMs, room) => {
  const { line, come } = aLine();
  for (let n = 0; n < 3; n += 1) void come(`${n}`);
  await vi.advanceTimersByTimeAsync(2000);
  expect(line.length()).toBe(0);
  await vi.advanceTimersByTimeAsync(emptyMs);
  for (let n = 0; n < 4; n += 1) void come(`again ${n}`);
  expect(line.length()).toBe(room);
});

test('those who were let in without a place are waited for too', async () => {
  const { line, come, told } = aLine();
  line.take();
  line.take();
  void come('next');
  line.leave();
  await vi.advanceTimersByTimeAsync(0);
  expect(told).toEqual([]);
  line.leave();
  await vi.advanceTimersByTimeAsync(0);
  expect(told).toEqual(['next in']);
});
