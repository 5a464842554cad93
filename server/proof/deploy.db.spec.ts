/**
 * A deploy: the last release works, borrowers are on their way, the new release starts beside it and runs its migrations
 * under them, both work for a while, the old one is asked to stop. Everyone arrives, and no request that is tried again is
 * lost. The last release is the newest tag, or the tree of up to forty commits ago that starts by itself; where there is no
 * history it is not run.
 */
import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, openSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, expect, test } from 'vitest';
import { effects } from '#core/journey/effects.ts';
import { buildIfNeeded } from '../../tools/build.ts';
import { loadBrands } from '../brands.ts';
import { readConfig } from '../config.ts';
import { createLog } from '../log.ts';
import { prepareDatabase } from '../prepare-database.ts';
import { rootKeysFor } from '../root-key.ts';
import { openDatabase } from '../store/database.ts';
import { emptyDatabase } from '../store/test-database.ts';
import { buildParts } from '../wiring/index.ts';
import { becomesQuiet, brokenPromises } from './test-invariants.ts';
import { callsOverHttp, supervisor } from './test-processes.ts';
import { isFull, tally } from './test-tally.ts';
import { journeysOn } from './test-traveler.ts';
import { freePort } from './test-whole.ts';

const root = join(import.meta.dirname, '..', '..');
const folder = mkdtempSync(join(tmpdir(), 'hearthline-deploy-'));
const running: ChildProcess[] = [];
afterAll(async () => {
  for (const child of running) await end(child, 'SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

const git = (...words: string[]) => {
  const said = spawnSync('git', words, { cwd: root, encoding: 'utf8' });
  return said.status === 0 ? said.stdout.trim() : '';
};

/** A tree whose migrations were rewritten since then was released to no one. */
function releases(): readonly string[] {
  const [tag = ''] = git('tag', '--list', 'v*', '--sort=-v:refname').split('\n');
  if (tag) return [tag];
  const isReleasable = (revision: string) =>
    !/^[^A]/m.test(git('diff', '--name-status', revision, 'HEAD', '--', 'server/store/migrations'));
  const revisions = [40, 20, 10, 5, 1].map((back) => git('rev-parse', '--verify', '--quiet', `HEAD~${back}`));
  return [...new Set(revisions)].filter((revision) => revision !== '' && isReleasable(revision));
}

/** The tree of that release, with our packages and its own rooms. */
function unpack(release: string): string {
  const place = join(folder, release);
  mkdirSync(join(place, 'node_modules', '@hearthline'), { recursive: true });
  const archive = join(folder, 'old.tar');
  execFileSync('git', ['archive', '--output', archive, release], { cwd: root });
  execFileSync('tar', ['-xf', archive, '-C', place]);
  const packages = join(root, 'node_modules');
  for (const name of readdirSync(packages))
    if (name !== '@hearthline') symlinkSync(join(packages, name), join(place, 'node_modules', name));
  for (const room of ['core', 'server', 'web'])
    symlinkSync(join(place, room), join(place, 'node_modules', '@hearthline', room));
  symlinkSync(join(root, 'web', 'dist'), join(place, 'web', 'dist'));
  return place;
}

function start(tree: string, name: string, env: Record<string, string>): ChildProcess {
  const said = openSync(join(folder, `${name}.log`), 'a');
  const child = spawn(process.execPath, ['server/main.ts'], {
    cwd: tree,
    env: { ...process.env, ...env },
    stdio: ['ignore', said, said],
  });
  running.push(child);
  return child;
}

async function end(child: ChildProcess, signal: NodeJS.Signals = 'SIGTERM'): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill(signal);
  await once(child, 'exit');
}

async function ready(port: number, child: ChildProcess, name: string): Promise<void> {
  while (!(await fetch(`http://localhost:${port}/readyz`).catch(() => undefined))?.ok) {
    if (child.exitCode !== null) throw new Error(readFileSync(join(folder, `${name}.log`), 'utf8').slice(-2000));
    await sleep(50);
  }
}

/** People who apply all the time; who is told to come again does. */
function applying(port: number) {
  const site = `http://localhost:${port}`;
  const counts = { done: 0, told: 0 };
  const failures: string[] = [];
  let isOver = false;
  const post = { method: 'POST', headers: { 'content-type': 'application/json', origin: site }, body: '{}' };
  const one = async () => {
    for (; !isOver; await sleep(50)) {
      const answer = await fetch(`${site}/dev/api/applications`, post).catch(() => undefined);
      const { status = 0 } = answer ?? {};
      // The workshop passes on what a call of its own was told as 409.
      if ([409, 503].includes(status)) counts.told += 1;
      else if (answer?.ok) counts.done += 1;
      else failures.push(`${status} ${await answer?.text()}`);
    }
  };
  const all = Array.from({ length: 4 }, one);
  return {
    counts,
    failures,
    stop: async () => {
      isOver = true;
      await Promise.all(all);
    },
  };
}

/** What the last release did not know to ask for, it did not ask for: only where it heard the event is that no fault. */
async function newsSince(oldTree: string): Promise<(sentence: string) => boolean> {
  const before = (await import(join(oldTree, 'core', 'journey', 'effects.ts'))) as { effects: object };
  const news = Object.keys(effects).filter((effect) => !Object.hasOwn(before.effects, effect));
  return (sentence) => news.some((effect) => sentence.includes(`_${effect} was asked for`));
}

/** The first of them that starts, on a database of its own. A tree in the middle of a change may not: it was no release. */
async function startOld(candidates: readonly string[]) {
  const failures: string[] = [];
  for (const release of candidates) {
    const { owner, ownerUrl } = await emptyDatabase();
    const port = await freePort();
    const env = {
      ...{ DATABASE_URL: ownerUrl.reveal(), ROOT_KEY: randomBytes(32).toString('base64'), DATA_DIR: folder },
      ...{ SANDBOX_DELAY_MS: '0', LOG_LEVEL: 'error', NODE_ENV: 'test' },
    };
    const tree = unpack(release);
    const child = start(tree, release, { ...env, PORT: String(port) });
    try {
      await ready(port, child, release);
      return { owner, ownerUrl, env, tree, child, port };
    } catch (error) {
      failures.push(`${release}: ${error instanceof Error ? error.message : error}`);
    }
  }
  throw new Error(`no earlier tree starts:\n${failures.join('\n')}`);
}

const candidates = isFull ? releases() : [];
if (isFull && candidates.length === 0) {
  const notRun = 'there is no history of this tree to take the last release from';
  for (const fault of ['F23', 'F24'] as const) tally({ fault, cases: 0, notRun });
}

test.skipIf(candidates.length === 0)(
  '[F23] [F24] the new release beside the last one, and its migrations under those who are on their way',
  async () => {
    await buildIfNeeded();
    const { owner, ownerUrl, env, tree: oldTree, child: old, port: oldPort } = await startOld(candidates);
    const newPort = await freePort();
    const [known] = await owner<{ n: number }[]>`select count(*)::int as n from public.migration`;
    const config = readConfig({ ...env, PORT: String(newPort) });
    const rootKeys = rootKeysFor(config);
    const brands = await loadBrands(join(root, 'brands'));
    const { orgCode } = brands.provider;
    const isAboutNews = await newsSince(oldTree);
    const crowd = applying(oldPort);
    while (crowd.counts.done < 5) await sleep(50);
    const eyes = openDatabase(await prepareDatabase(ownerUrl, rootKeys), 4);
    const url = ownerUrl;
    const db = { ...eyes, url, ownerUrl, owner };
    const parts = await buildParts({ config, log: createLog('silent'), db, url: ownerUrl, brands, rootKeys });
    await supervisor({ owner, url: ownerUrl });
    const road = (port: number) => journeysOn({ ...parts, db, orgCode }, callsOverHttp({ port, brands, db }));
    const early = Array.from({ length: 3 }, () => road(oldPort).travel({ debtsToPay: 1 }));
    const fresh = start(root, 'new', { ...env, PORT: String(newPort) });
    await ready(newPort, fresh, 'new');
    const [now] = await owner<{ n: number }[]>`select count(*)::int as n from public.migration`;
    await crowd.stop();
    expect(crowd.failures).toEqual([]);
    const late = Array.from({ length: 3 }, () => road(newPort).travel({ debtsToPay: 1 }));
    const traveled = await Promise.all([...early, ...late]);
    await end(old);
    expect(traveled.map(({ application }) => application.status)).toEqual(traveled.map(() => 'COMPLETE'));
    for (const { uuid } of traveled) {
      await becomesQuiet(db, uuid, 120_000);
      const broken = await brokenPromises({ ...parts, db }, orgCode, uuid);
      expect(broken.filter((sentence) => !isAboutNews(sentence))).toEqual([]);
    }
    await end(fresh);
    await parts.close();
    await eyes.close();
    tally({ fault: 'F23', cases: traveled.length + crowd.counts.done });
    tally({ fault: 'F24', cases: Math.max(1, (now?.n ?? 0) - (known?.n ?? 0)) });
  },
  600_000,
);
