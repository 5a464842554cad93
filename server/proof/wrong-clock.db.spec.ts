/** A process on a machine whose clock is an hour ahead: it says so, and what it signs and believes goes by the database's time. */
import { spawn } from 'node:child_process';
import { randomBytes, randomUUID } from 'node:crypto';
import { existsSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { buildIfNeeded } from '../../tools/build.ts';
import { callbackSecrets } from '../root-key.ts';
import { Secret } from '../secret.ts';
import { testDatabase } from '../store/test-database.ts';
import { sign } from '../vendors/vendor.ts';
import { freePort } from './test-whole.ts';

const root = join(import.meta.dirname, '..', '..');
if (!existsSync(join(root, 'web', 'dist', 'borrower', 'index.html'))) await buildIfNeeded();
const db = await testDatabase();
const rootKey = randomBytes(32);
const port = await freePort();
const site = `http://localhost:${port}`;
const hourMs = 3_600_000;

/** Loaded before anything else: every `Date` of the process is an hour ahead. */
const wrongClock = `const True = Date; const ms = () => True.now() + ${hourMs};
globalThis.Date = class extends True { constructor(...given) { given.length > 0 ? super(...given) : super(ms()); } static now() { return ms(); } };`;
const child = spawn(
  process.execPath,
  ['--import', `data:text/javascript,${encodeURIComponent(wrongClock)}`, 'server/main.ts'],
  {
    cwd: root,
    env: {
      ...process.env,
      ...{ DATABASE_URL: db.ownerUrl.reveal(), ROOT_KEY: rootKey.toString('base64'), PORT: String(port) },
      ...{ DATA_DIR: mkdtempSync(join(tmpdir(), 'hearthline-clock-')), ROLES: 'api', NODE_ENV: 'test' },
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  },
);
afterAll(() => void child.kill('SIGKILL'));
let words = '';
child.stdout.on('data', (part: Buffer) => {
  words += part.toString();
});

test('[F19] it is not ready and says why, in the answer, the log and the metrics; sessions and call-backs are right', async () => {
  await expect.poll(() => words, { timeout: 120_000, interval: 100 }).toContain('Hearthline is ready');
  const ready = await fetch(`${site}/readyz`);
  const { errors } = (await ready.json()) as { errors: string[] };
  expect([ready.status, errors]).toEqual([
    503,
    [expect.stringMatching(/^The clock of this machine is 36\d\d s ahead of/)],
  ]);
  expect(words).toContain('the clock of this machine is wrong');
  const skew = /^hearthline_clock_skew_seconds (\S+)$/m.exec(await (await fetch(`${site}/metrics`)).text())?.[1];
  expect(Math.round(Number(skew) / 60)).toBe(60);

  const headers = { origin: site, 'content-type': 'application/json' };
  const opened = await fetch(`${site}/identity/api/v1/registration/register`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ email: 'late@clock.example', password: 'Plum-tractor-91!', phoneNumber: '4155550123' }),
  });
  const { token } = (await opened.json()) as { token: string };
  const claims = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as { exp: number };
  // Ten minutes from now by everyone's clock, and not by this machine's.
  expect(claims.exp * 1000).toBeLessThan(Date.now() + hourMs / 2);
  const [row] = await db.owner<{ expiresAt: Date }[]>`select expires_at from app.session`;
  expect(row?.expiresAt.getTime()).toBeLessThan(Date.now() + 12.5 * hourMs);
  const cookie = opened.headers.get('set-cookie')?.split(';')[0] ?? '';
  const me = await fetch(`${site}/identity/secure/api/v1/identity`, {
    headers: { authorization: `Bearer ${token}`, cookie },
  });
  expect(me.status).toBe(200);

  const [secret] = callbackSecrets([new Secret(rootKey)], 'credit');
  const calls = (atMs: number) => {
    const body = JSON.stringify({ id: randomUUID(), kind: 'credit.ready', reference: randomUUID(), content: {} });
    const signature = sign(secret, body, Math.floor(atMs / 1000));
    const sent = { method: 'POST', headers: { ...headers, 'x-vendor-signature': signature }, body };
    return fetch(`${site}/callbacks/credit`, sent).then(({ status }) => status);
  };
  expect([await calls(Date.now()), await calls(Date.now() + hourMs)]).toEqual([204, 401]);
});
