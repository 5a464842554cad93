/**
 * `npm run dev`: the product as `npm start` runs it, kept up to date. Vite rebuilds the pages when their sources change;
 * the server is started again when it, the rules or the built pages have, or when it died, and reads the brands again when one
 * of them has. Reload the browser to see it.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, watch } from 'node:fs';
import { join } from 'node:path';
import { buildIfNeeded } from './build.ts';
import { supervise } from './supervise.ts';
import { root } from './tree.ts';

/** Long enough for an editor to save several files, and for Vite to finish writing. */
const settleMs = 300;
const manifest = join(root, 'web', 'dist', 'manifest.json');

function run(command: readonly string[], cwd = root, env = process.env): ChildProcess {
  return spawn(process.execPath, command, { cwd, env, stdio: 'inherit', detached: true });
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill('SIGTERM');
  await once(child, 'exit');
}

await buildIfNeeded();
const vite = run(
  [
    join(root, 'node_modules', 'vite', 'bin', 'vite.js'),
    'build',
    '--watch',
    '--mode',
    'watched',
    '--minify',
    'false',
    '--logLevel',
    'warn',
  ],
  join(root, 'web'),
  { ...process.env, NODE_ENV: 'production' },
);
const serve = () => supervise(['server/main.ts'], { isApart: true });
let server = serve();

let pending: NodeJS.Timeout | undefined;
let restarting = Promise.resolve();
function restartSoon(): void {
  clearTimeout(pending);
  pending = setTimeout(() => {
    // While Vite empties the folder there is nothing to serve; the next change comes when it has filled it.
    if (!existsSync(manifest)) return;
    restarting = restarting.then(async () => {
      await server.stop();
      server = serve();
    });
  }, settleMs);
}
let pendingBrands: NodeJS.Timeout | undefined;
watch(join(root, 'brands'), { recursive: true }, () => {
  clearTimeout(pendingBrands);
  pendingBrands = setTimeout(() => server.reload(), settleMs);
});
for (const folder of ['server', 'core', 'web/dist']) {
  watch(join(root, folder), { recursive: true }, (_event, name) => {
    if (!name?.includes('.spec.')) restartSoon();
  });
}

async function stop(): Promise<void> {
  clearTimeout(pending);
  clearTimeout(pendingBrands);
  await restarting;
  await Promise.all([server.stop(), end(vite)]);
  process.exit(0);
}
process.once('SIGINT', stop);
process.once('SIGTERM', stop);
if (process.connected) process.once('disconnect', stop);
