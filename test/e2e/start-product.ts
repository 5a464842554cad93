/**
 * Starts a product of its own for a test run, pictures or a measurement: a free port, an empty data folder, nothing
 * left behind. Run as a program it is Playwright's web server and stops with it.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, mkdirSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '#server/store/postgres-server.ts';
import { buildIfNeeded } from '../../tools/build.ts';
import { reports, root } from '../../tools/tree.ts';

export interface Product {
  /** Partner brands answer at `<brand>.localhost` on the same port. */
  readonly url: string;
  readonly pid: number;
  readonly dataDir: string;
  /** From the moment the process was asked for to the first 200 of /readyz. */
  readonly readyMs: number;
  stop(): Promise<void>;
}

interface Options {
  /** Kept when given; otherwise a temporary folder that goes when the product stops. */
  readonly dataDir?: string;
  readonly env?: Readonly<Record<string, string>>;
  readonly readyMsMax?: number;
  /** Where what it says is kept; otherwise in the data folder. */
  readonly logFile?: string;
}

export async function startProduct({ dataDir, env, readyMsMax = 180_000, logFile }: Options = {}): Promise<Product> {
  await buildIfNeeded();
  const folder = dataDir ?? mkdtempSync(join(tmpdir(), 'hearthline-product-'));
  const said = logFile ?? join(folder, 'product.log');
  const log = openSync(said, 'w');
  const port = await freePort();
  const startedMs = performance.now();
  const child = spawn(process.execPath, ['server/main.ts'], {
    cwd: root,
    env: { ...process.env, LOG_LEVEL: 'warn', ...env, PORT: String(port), DATA_DIR: folder },
    stdio: ['ignore', log, log],
    // Ctrl-C in the terminal must not end it behind our back: we stop it, and wait for its database to stop too.
    detached: true,
  });
  closeSync(log);
  const stop = async () => {
    if (child.exitCode === null && child.signalCode === null) {
      child.kill('SIGTERM');
      await once(child, 'exit');
    }
    if (dataDir === undefined) rmSync(folder, { recursive: true, force: true });
  };
  try {
    await ready(port, child, readyMsMax);
  } catch (error) {
    const words = readFileSync(said, 'utf8').trim().slice(-4000);
    await stop();
    throw new Error(`${error instanceof Error ? error.message : String(error)} Its last words:\n${words}`);
  }
  const readyMs = performance.now() - startedMs;
  return { url: `http://localhost:${port}`, pid: child.pid ?? 0, dataDir: folder, readyMs, stop };
}

async function ready(port: number, child: ChildProcess, readyMsMax: number): Promise<void> {
  const deadline = performance.now() + readyMsMax;
  while (performance.now() < deadline) {
    if (child.exitCode !== null || child.signalCode !== null)
      throw new Error(`The product ended (${child.exitCode ?? child.signalCode}) before it was ready.`);
    const answer = await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => undefined);
    if (answer?.status === 200) return;
    await sleep(20);
  }
  throw new Error(`The product was not ready after ${readyMsMax / 1000} s.`);
}

/** Vendors who answer, and call back, six times as fast as in the workshop: what waits for them is tried, not the waiting. */
export const sandboxEnv = { SANDBOX_DELAY_MS: '50' };

if (import.meta.main) {
  mkdirSync(reports, { recursive: true });
  const product = await startProduct({ env: sandboxEnv, logFile: join(reports, 'product.log') });
  const end = async () => {
    await product.stop();
    process.exit(0);
  };
  process.once('SIGTERM', end);
  process.once('SIGINT', end);
  console.log(`Product at ${product.url} with its data in ${product.dataDir}`);
}
