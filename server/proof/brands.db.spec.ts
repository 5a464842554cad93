/** Brands are read again while the product runs: told by SIGHUP, all at once, and not at all when one of them is wrong. */
import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { cpSync, existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { workshopPassword } from '#core/contract/dev.ts';
import { buildIfNeeded } from '../../tools/build.ts';
import { loadBrands } from '../brands.ts';
import { testDatabase } from '../store/test-database.ts';
import { whenDone } from '../store/test-done.ts';
import { freePort } from './test-whole.ts';

const root = join(import.meta.dirname, '..', '..');
const folder = mkdtempSync(join(tmpdir(), 'hearthline-brands-'));
cpSync(join(root, 'brands'), folder, { recursive: true });
const before = await loadBrands(folder);
const { orgCode, brand, names } = before.all.find(({ kind }) => kind === 'creditUnion') ?? before.provider;
const file = join(folder, brand, 'brand.ts');
const written = readFileSync(file, 'utf8');
const rename = (name: string) => writeFileSync(file, written.replaceAll(names.display, name));

test('the shelf changes at once, keeps what it had when a file is wrong, and mends when the file is mended', async () => {
  const shelf = await loadBrands(folder);
  const shown = () => [shelf.byCode(orgCode)?.names.display, shelf.all.length, shelf.organizations.length];
  const was = shown();
  rename('Ironwood Savings');
  expect(shown()).toEqual(was);
  await shelf.reload();
  expect(shown()).toEqual(['Ironwood Savings', ...was.slice(1)]);
  writeFileSync(file, 'export const brand = {');
  await expect(shelf.reload()).rejects.toThrow(`brands/${brand}/brand.ts cannot be read`);
  writeFileSync(file, written.replace('names:', 'nick: 1, names:'));
  await expect(shelf.reload()).rejects.toThrow(`brands/${brand}/brand.ts`);
  expect(shown()).toEqual(['Ironwood Savings', ...was.slice(1)]);
  writeFileSync(file, written);
  await shelf.reload();
  expect(shown()).toEqual(was);
});

test('a running product wears the new name on its first page and in its next email, and stays with it when a file is broken', async () => {
  if (!existsSync(join(root, 'web', 'dist', 'borrower', 'index.html'))) await buildIfNeeded();
  const { owner, ownerUrl } = await testDatabase();
  const { site, log, child } = await startProduct(ownerUrl.reveal());
  const firstPage = async () => (await fetch(`${site}/account/heloc/register-v2?org=${orgCode}`)).text();
  const welcome = async () => {
    const email = `ada-${randomBytes(6).toString('hex')}@homeowner.example`;
    const register = async () => {
      const answer = await fetch(`${site}/identity/api/v1/registration/register?organization=${orgCode}`, {
        method: 'POST',
        headers: { origin: site, 'x-org': orgCode, 'content-type': 'application/json' },
        body: JSON.stringify({ email, password: workshopPassword, phoneNumber: '4155550123' }),
      });
      // On a busy machine it may ask us to come again, as it would anyone.
      return answer.status === 503 ? undefined : [answer.status, await answer.text()];
    };
    expect(await until(register)).toEqual([200, expect.anything()]);
    const look = () => owner<{ subject: string }[]>`select subject from app.sandbox_mail where recipient = ${email}`;
    return until(async () => (await look())[0]?.subject);
  };
  expect(await firstPage()).toContain(`· ${names.display}</title>`);
  expect(await welcome()).toContain(names.display);

  rename('Ironwood Savings');
  child.kill('SIGHUP');
  await until(() => log().includes('The brands were read again.'));
  const page = await firstPage();
  expect(page).toContain('· Ironwood Savings</title>');
  expect(page).not.toContain(names.display);
  expect(await welcome()).toContain('Ironwood Savings');

  writeFileSync(file, 'export const brand = {');
  child.kill('SIGHUP');
  await until(() => log().includes('those that were there still hold'));
  expect(log()).toContain(`brands/${brand}/brand.ts cannot be read`);
  expect(await firstPage()).toContain('· Ironwood Savings</title>');
});

async function startProduct(ownerUrl: string) {
  writeFileSync(file, written);
  const port = await freePort();
  let said = '';
  const child = spawn(process.execPath, ['server/main.ts'], {
    cwd: root,
    env: {
      ...process.env,
      DATABASE_URL: ownerUrl,
      ROOT_KEY: randomBytes(32).toString('base64'),
      PORT: String(port),
      DATA_DIR: mkdtempSync(join(tmpdir(), 'hearthline-data-')),
      BRANDS_DIR: folder,
      LOG_LEVEL: 'info',
      NODE_ENV: 'test',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (words: Buffer) => (said += words.toString()));
  whenDone(async () => {
    child.kill('SIGTERM');
    if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
  });
  const site = `http://localhost:${port}`;
  await until(async () => (await fetch(`${site}/readyz`).catch(() => undefined))?.ok);
  return { site, child, log: () => said };
}

async function until<T>(look: () => T | Promise<T>): Promise<NonNullable<T>> {
  for (let waitedMs = 0; waitedMs < 30_000; waitedMs += 50) {
    const seen = await look();
    if (seen) return seen;
    await sleep(50);
  }
  throw new Error('It did not happen within half a minute.');
}
