// Runs on whatever Node a newcomer has (18 and up, built-ins only): installs what the lockfile asks for when it is not
// there yet, mends what tools/patches names, then hands over to the pinned Node 24, on which everything else runs. Repeats
// nothing that is already done.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { patchAll } from './patch.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const modules = join(root, 'node_modules');
const stamp = join(modules, '.hearthline-lock');
const lock = join(modules, '.hearthline-installing');

const [tool, ...rest] = process.argv.slice(2);
if (!tool) fail('Usage: node tools/bootstrap.mjs <tool> [arguments]');

await install();
mend();
const node = newEnoughNode();
const child = spawn(node, [join(root, 'tools', `${tool}.ts`), ...rest], {
  cwd: root,
  // The fourth is a line that breaks when this process dies, however it dies: who must not outlive it listens there.
  stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  env: { ...process.env, PATH: `${dirname(node)}:${join(modules, '.bin')}:${process.env.PATH ?? ''}` },
});
// A terminal sends Ctrl-C to both processes; a supervisor sends SIGTERM to this one only. The child decides when it is done.
process.on('SIGINT', () => {});
process.on('SIGTERM', () => child.kill('SIGTERM'));
// A terminal says so to all of its processes when it is closed; anyone else says it to have something read again.
if (!process.stdin.isTTY) process.on('SIGHUP', () => child.kill('SIGHUP'));
child.on('exit', (code, signal) => process.exit(code ?? (signal === 'SIGINT' ? 130 : 1)));

async function install() {
  const wanted = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');
  const installed = () => existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted;
  if (installed()) return;
  await waitForOtherInstall();
  if (installed()) return;
  console.log('Installing dependencies from the lockfile (once) …');
  mkdirSync(modules, { recursive: true });
  writeFileSync(lock, String(process.pid));
  // Not `npm ci`: it refuses a lockfile whose optional binaries for other systems the registry does not offer.
  const npm = spawnSync(
    'npm',
    ['install', '--no-save', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'],
    {
      cwd: root,
      stdio: ['ignore', 'inherit', 'inherit'],
      shell: process.platform === 'win32',
    },
  );
  rmSync(lock, { force: true });
  if (npm.status !== 0) {
    fail(
      'npm could not install the dependencies. Check that this machine reaches an npm registry, then run the command again.',
    );
  }
  writeFileSync(stamp, wanted);
}

/** `npm start` and `npm test` may be typed in two terminals at once: the second waits for the first one's install. */
async function waitForOtherInstall() {
  const staleMs = 10 * 60_000;
  while (existsSync(lock) && Date.now() - statSync(lock).mtimeMs < staleMs) {
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
}

function mend() {
  try {
    patchAll(modules);
  } catch (error) {
    fail(error.message);
  }
}

function newEnoughNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  // 24.2 is the first that tells a file whether it was started itself (import.meta.main).
  if (major > 24 || (major === 24 && minor >= 2)) return process.execPath;
  const pinned = join(modules, `node-${process.platform}-${process.arch}`, 'bin', 'node');
  if (existsSync(pinned)) return pinned;
  return fail(
    `Hearthline needs Node 24.2 or newer; this is ${process.version}. Install it from nodejs.org and try again.`,
  );
}

function fail(sentence) {
  console.error(sentence);
  process.exit(1);
}
