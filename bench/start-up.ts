/** How long until the product answers, on an empty data folder and on one that has been used, and what it then holds. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startProduct } from '../test/e2e/start-product.ts';
import type { BenchRow } from '../tools/bench.ts';

export async function run(): Promise<readonly BenchRow[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'hearthline-bench-'));
  try {
    const cold = await startProduct({ dataDir });
    await cold.stop();
    const warm = await startProduct({ dataDir });
    const memory = residentMegabytes(warm.pid);
    await warm.stop();
    return [
      { name: 'start-up, empty data folder', value: cold.readyMs / 1000, unit: 's' },
      { name: 'start-up, used data folder', value: warm.readyMs / 1000, unit: 's' },
      { name: 'resident memory at rest', value: memory, unit: 'MB' },
    ];
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}

function residentMegabytes(pid: number): number {
  const kilobytes = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return Number(kilobytes) / 1024;
}
