/**
 * The database is gone, or takes everything and says nothing, while people are on the site: what needs it is told soon and
 * in a sentence when to come again, pages and the probe go on, and all is as it was when it is back. A real process, its door
 * included, behind a line that the test cuts.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes, randomUUID } from 'node:crypto';
import { existsSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { beforeAll, expect, test } from 'vitest';
import { cannotAnswerRightNowPlease } from '#core/words/en/errors/answers.ts';
import { buildIfNeeded } from '../../tools/build.ts';
import { testDatabase } from '../store/test-database.ts';
import { whenDone } from '../store/test-done.ts';
import { lineTo } from './test-proxy.ts';
import { freePort } from './test-whole.ts';

const root = join(import.meta.dirname, '..', '..');
if (!existsSync(join(root, 'web', 'dist', 'borrower', 'index.html'))) await buildIfNeeded();
const db = await testDatabase();
const line = await lineTo(Number(new URL(db.ownerUrl.reveal()).port));
const port = await freePort();
const site = `http://localhost:${port}`;
let child: ChildProcess | undefined;
// Here and not where it begins: what is registered inside a hook never runs, and the child would keep the run from ending.
whenDone(async () => {
  child?.kill('SIGKILL');
  await line.close();
});

const ask = async (path: string, init: RequestInit = {}) => {
  const answer = await fetch(site + path, init);
  const text = await answer.text();
  return { status: answer.status, retryAfterS: Number(answer.headers.get('retry-after') ?? 0), text };
};
const isReady = async () => (await ask('/readyz').catch(() => undefined))?.status === 200;

/** Someone with an application, signed in. */
async function borrower() {
  const made = await fetch(`${site}/dev/api/applications`, {
    method: 'POST',
    headers: { origin: site, 'content-type': 'application/json' },
    body: '{}',
  });
  const { uuid, token } = (await made.json()) as { uuid: string; token: string };
  const cookie = made.headers.get('set-cookie')?.split(';')[0] ?? '';
  const headers = { authorization: `Bearer ${token}`, cookie, origin: site, 'content-type': 'application/json' };
  return {
    status: () => ask(`/service-krang-heloc/borrower/secure/api/v1/${uuid}/status`, { headers }),
    view: () => ask(`/service-application/api/v1/application/heloc/${uuid}`, { headers }),
    withdraw: () =>
      ask(`/service-application/api/v2/application/heloc/${uuid}/withdraw`, {
        method: 'POST',
        headers: { ...headers, 'idempotency-key': randomUUID() },
        body: '{}',
      }),
  };
}

beforeAll(async () => {
  child = spawn(process.execPath, ['server/main.ts'], {
    cwd: root,
    env: {
      ...process.env,
      DATABASE_URL: db.ownerUrl.reveal().replace(/:\d+\//, `:${line.port}/`),
      ROOT_KEY: randomBytes(32).toString('base64'),
      DATA_DIR: mkdtempSync(join(tmpdir(), 'hearthline-gone-')),
      PORT: String(port),
      ...{ ROLES: 'api', NODE_ENV: 'test', LOG_LEVEL: 'error', LIMIT_FACTOR: '1000' },
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  while (!(await isReady())) await sleep(50);
});

/** A page that is drawn, one that is the browser's, and what needs no database at all. */
const always = ['/dashboard', '/account/heloc/register', '/status', '/healthz', '/openapi.json'];

test.each(['cut', 'dead'] as const)(
  '[F17] the line to the database is %s: calls are told when to come again, pages and the probe go on',
  async (mode) => {
    const someone = await borrower();
    const before = await someone.view();
    expect(before.status).toBe(200);
    line.set(mode);
    const [calls, pages, ready] = await Promise.all([
      // A command waits until it is sure that no one knows what became of it, fifteen seconds on a line that says nothing.
      Promise.all([
        someone.status(),
        someone.status(),
        someone.view(),
        ...(mode === 'cut' ? [someone.withdraw()] : []),
      ]),
      Promise.all(always.map((path) => ask(path))),
      ask('/readyz'),
    ]);
    for (const answer of [...calls, ready]) {
      expect(answer).toMatchObject({ status: 503, retryAfterS: 2 });
      expect(JSON.parse(answer.text)).toMatchObject({ code: 'unavailable', message: cannotAnswerRightNowPlease });
    }
    expect(pages.map(({ status }) => status)).toEqual(always.map(() => 200));
    // A firewall that forgot a line says so in the end.
    line.set('cut');
    line.set('well');
    await expect.poll(isReady, { timeout: 60_000, interval: 20 }).toBe(true);
    expect(await someone.view()).toEqual(before);
    expect((await someone.status()).status).toBe(200);
    expect(child?.exitCode).toBeNull();
  },
  60_000,
);
