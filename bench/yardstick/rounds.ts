/** What the benches share: doing a thing many times, what it cost the processors, and the middle of many costs. */
import { workedMicroseconds } from './cpu.ts';

/** Microseconds that this process and PostgreSQL worked for one of `things`, some at a time. */
export async function costEach<T>(
  postmaster: number,
  things: readonly T[],
  work: (thing: T) => Promise<unknown>,
  atOnce: number,
): Promise<number> {
  const before = workedMicroseconds(postmaster);
  const own = process.cpuUsage();
  await eachOf(things, work, atOnce);
  const { user, system } = process.cpuUsage(own);
  return (workedMicroseconds(postmaster) - before + user + system) / things.length;
}

export async function eachOf<T>(
  things: readonly T[],
  work: (thing: T) => Promise<unknown>,
  atOnce: number,
): Promise<void> {
  const waiting = things.values();
  const lane = async () => {
    for (const thing of waiting) await work(thing);
  };
  await Promise.all(Array.from({ length: atOnce }, lane));
}

export function median(values: readonly number[]): number {
  return quantile(values, 0.5);
}

export function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  const at = (sorted.length - 1) * share;
  const [low = 0, high = 0] = [sorted[Math.floor(at)], sorted[Math.ceil(at)]];
  return low + (high - low) * (at - Math.floor(at));
}
