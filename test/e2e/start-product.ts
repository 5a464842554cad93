/**
 * Starts a product of its own for a test run, pictures or a measurement: a free port, an empty data folder, nothing
 * left behind. Run as a program it is Playwright's web server and stops with it.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { buildIfNeeded } from '../../tools/build.ts';
import { root } from '../../tools/tree.ts';

export interface Product {
  /** Partner brands answer at `<brand>.localhost` on the same port. */
  readonly url: string;
  readonly pid: number;
  /** From the moment the process was asked for to the first 200 of /readyz. */
  readonly readyMs: number;
  stop(): Promise<void>;
}

interface Options {
  /** Kept when given; otherwise a temporary folder that goes when the product stops. */
  readonly dataDir?: string;
  readonly env?: Readonly<Record<string, string>>;
  readonly readyMsMax?: number;
}

export async function startProduct({ dataDir, env, readyMsMax = 60_000 }: Options = {}): Promise<Product> {
  await buildIfNeeded();
  const folder = dataDir ?? mkdtempSync(join(tmpdir(), 'hearthline-product-'));
  const port = await freePort();
  const startedMs = performance.now();
  const child = spawn(process.execPath, ['server/main.ts'], {
    cwd: root,
    env: { ...process.env, LOG_LEVEL: 'warn', ...env, PORT: String(port), DATA_DIR: folder },
    stdio: ['ignore', 'pipe', 'pipe'],
    // Ctrl-C in the terminal must not end it behind our back: we stop it, and wait for its database to stop too.
    detached: true,
  });
  const words = listen(child);
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
    await stop();
    throw new Error(`${error instanceof Error ? error.message : String(error)} Its last words:\n${words()}`);
  }
  return { url: `http://localhost:${port}`, pid: child.pid ?? 0, readyMs: performance.now() - startedMs, stop };
}

/** Keeps the end of what it says, for when something goes wrong, and passes warnings on. */
function listen(child: ChildProcess): () => string {
  let said = '';
  const keep = (chunk: Buffer) => {
    said = (said + chunk.toString()).slice(-4000);
  };
  child.stdout?.on('data', keep);
  child.stderr?.on('data', keep);
  child.stderr?.pipe(process.stderr, { end: false });
  return () => said.trim() || '(nothing)';
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

function freePort(): Promise<number> {
  return new Promise((done, failed) => {
    const probe = createServer();
    probe.once('error', failed);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => done(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

if (import.meta.main) {
  const product = await startProduct();
  const end = async () => {
    await product.stop();
    process.exit(0);
  };
  process.once('SIGTERM', end);
  process.once('SIGINT', end);
  console.log(`Product at ${product.url}`);
}
