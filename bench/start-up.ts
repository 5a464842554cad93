/** How long until the product answers, on an empty data folder and on one that has been used, and what it then holds and does unasked. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { startProduct } from '../test/e2e/start-product.ts';
import type { BenchRow } from '../tools/bench.ts';
import { workedMicroseconds } from './yardstick/cpu.ts';

const restMs = 10_000;

export async function run(): Promise<readonly BenchRow[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'hearthline-bench-'));
  try {
    const cold = await startProduct({ dataDir });
    await cold.stop();
    const warm = await startProduct({ dataDir });
    const memory = residentMegabytes(warm.pid);
    const work = await workAtRest(warm.pid, dataDir);
    await warm.stop();
    return [
      { name: 'start-up, empty data folder', value: cold.readyMs / 1000, unit: 's' },
      { name: 'start-up, used data folder', value: warm.readyMs / 1000, unit: 's' },
      { name: 'resident memory at rest', value: memory, unit: 'MB' },
      { name: 'processor time at rest, of one core', value: work * 100, unit: '%' },
    ];
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** The share of one core that the worker, its queue and PostgreSQL take while no one asks for anything. */
async function workAtRest(pid: number, dataDir: string): Promise<number> {
  const postmaster = Number(readFileSync(join(dataDir, 'postgres', 'data', 'postmaster.pid'), 'utf8').split('\n')[0]);
  const worked = () => workedMicroseconds(pid) + workedMicroseconds(postmaster);
  // What starting left to do is no work at rest.
  await sleep(restMs / 2);
  const before = worked();
  await sleep(restMs);
  return (worked() - before) / (restMs * 1000);
}

function residentMegabytes(pid: number): number {
  const kilobytes = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return Number(kilobytes) / 1024;
}
