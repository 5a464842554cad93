import { expect, test, vi } from 'vitest';
import { followClock } from './clock.ts';
import { createLog } from './log.ts';

/** A machine whose clock can be set, a counter that only runs, and a database that is right. */
async function machine(skewS: number) {
  const at = { steadyMs: 1000, skewMs: skewS * 1000, slowMs: 0 };
  const trueMs = () => 1_800_000_000_000 + at.steadyMs;
  const logged: string[] = [];
  const clock = await followClock({
    askDatabase: async () => {
      at.steadyMs += at.slowMs;
      return trueMs();
    },
    machineMs: () => trueMs() + at.skewMs,
    steadyMs: () => at.steadyMs,
    log: createLog('info', { write: (line: string) => void logged.push(line) }),
  });
  return { at, clock, logged, trueMs };
}

test('[F19] the time is the database’s, however wrong the machine’s own clock is and however it jumps', async () => {
  for (const skewS of [0, 3600, -86_400]) {
    const { at, clock, trueMs } = await machine(skewS);
    at.steadyMs += 12_345;
    at.skewMs += 45 * 86_400_000;
    expect(clock.now().getTime()).toBe(trueMs());
    clock.stop();
  }
});

test('[F19] more than 30 seconds are too many: it is said once, and once more when it is mended', async () => {
  const { at, clock, logged } = await machine(30);
  expect([clock.isWrong(), clock.skewMs()]).toEqual([false, 30_000]);
  at.skewMs = -30_001;
  expect(clock.isWrong()).toBe(true);
  await clock.measure();
  await clock.measure();
  at.skewMs = 500;
  await clock.measure();
  expect(logged.map((line) => JSON.parse(line))).toMatchObject([
    { level: 50, skewS: -30, msg: expect.stringContaining('is wrong') },
    { level: 30, skewS: 1, msg: expect.stringContaining('right again') },
  ]);
  clock.stop();
});

test('an answer that took long does not move the clock', async () => {
  const { at, clock, trueMs } = await machine(0);
  at.slowMs = 60_000;
  await clock.measure();
  expect(clock.now().getTime()).toBe(trueMs());
  clock.stop();
});

test('it is asked again and again, and a database that does not answer is survived', async () => {
  vi.useFakeTimers();
  try {
    let asked = 0;
    const askDatabase = async () => {
      asked += 1;
      if (asked === 2) throw new Error('away');
      return 0;
    };
    const clock = await followClock({ askDatabase, log: createLog('silent') });
    await vi.advanceTimersByTimeAsync(30_000);
    expect(asked).toBe(3);
    clock.stop();
  } finally {
    vi.useRealTimers();
  }
});
