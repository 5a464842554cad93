import { execFile } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, describe, expect, test } from 'vitest';
import { aStart, person } from '../lending/origination/test-origination.ts';
import { addAuditMetrics, createMetrics } from '../metrics.ts';
import { isConsistent, isIncluded, leafHash } from '../office/audit/merkle.ts';
import { wholeProduct } from '../proof/test-whole.ts';
import { testDatabase } from '../store/test-database.ts';

const db = await testDatabase();
const product = await wholeProduct(db, { hasWorker: false });
afterAll(product.stop);
const { audit, orgCode, origination, server, dataDir } = product;
const root = join(import.meta.dirname, '..', '..');
const path = '/.well-known/hearthline-heads';

const begin = () => origination.start(aStart(person('borrower', orgCode)));
const nextHour = () => product.advanceClock('1 hour');
const hex = (text: string | undefined) => Buffer.from(text ?? '', 'hex');

async function run(tool: string, args: string[], env: Record<string, string> = {}) {
  const done = promisify(execFile)(process.execPath, [join(root, 'tools', tool), ...args], {
    env: { ...process.env, ...env },
  });
  const { stdout, code = 0 } = await done.then(
    ({ stdout: text }) => ({ stdout: text, code: 0 }),
    (error: { stdout: string; code: number }) => error,
  );
  return { stdout, code };
}

const { uuid } = (await begin()).application;
for (let hours = 0; hours < 3; hours += 1) {
  await audit.keepHeads();
  await nextHour();
  await begin();
}

describe('the published heads', () => {
  test('are there for anyone, may be cached, and say nothing of any person or lender', async () => {
    const answer = await server.inject({ url: path });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['cache-control']).toBe('public, max-age=300');
    const { heads, keys } = answer.json();
    expect(heads.map(({ size }: { size: number }) => size)).toEqual([3, 2, 1]);
    expect(keys).toHaveLength(1);
    for (const secret of [orgCode, uuid, 'Ada', 'ada@']) expect(answer.body).not.toContain(secret);
  });

  test('come with proofs that each begins with the one before, and that a leaf is in the newest', async () => {
    const { heads, consistency, inclusion } = (await server.inject({ url: `${path}?from=2&leaf=1` })).json();
    const [newest, older] = heads;
    expect(
      isConsistent(consistency.proof.map(hex), { size: 2, root: hex(older.root) }, { size: 3, root: hex(newest.root) }),
    ).toBe(true);
    expect(isIncluded(inclusion.proof.map(hex), 1, 3, hex(inclusion.hash), hex(newest.root))).toBe(true);
    expect(isIncluded(inclusion.proof.map(hex), 1, 3, leafHash('another'), hex(newest.root))).toBe(false);
  });

  test('answer a wrong question with a sentence', async () => {
    const statusOf = async (query: string) => (await server.inject({ url: `${path}?${query}` })).statusCode;
    expect(await statusOf('from=4')).toBe(404);
    expect(await statusOf('leaf=3')).toBe(404);
    expect(await statusOf('from=0')).toBe(404);
    expect(await statusOf('from=-1')).toBe(422);
    expect(await statusOf('from=1e3')).toBe(422);
    expect(await statusOf('to=3')).toBe(422);
  });

  test('[T25] are kept by a stranger, who sees that the log only grew, and who sees when it is another', async () => {
    const file = join(dataDir, 'heads.jsonl');
    const site = `http://127.0.0.1:${(server.server.address() as AddressInfo).port}`;
    expect(await run('keep-heads.mjs', [site, file])).toMatchObject({ code: 0 });
    await audit.keepHeads();
    const again = await run('keep-heads.mjs', [site, file]);
    expect(again).toMatchObject({
      code: 0,
      stdout: expect.stringContaining('begins with all that was seen before. 1 new'),
    });
    const lines = readFileSync(file, 'utf8').trimEnd().split('\n');
    expect(lines).toHaveLength(5);

    const rootKey = readFileSync(join(dataDir, 'root-key'), 'utf8');
    const env = { DATABASE_URL: db.ownerUrl.reveal(), ROOT_KEY: rootKey, DATA_DIR: dataDir };
    const heads = join(dataDir, 'heads.json');
    writeFileSync(heads, lines.slice(1).join('\n'));
    expect(await run('audit.ts', ['--heads', heads], env)).toMatchObject({
      code: 0,
      stdout: expect.stringContaining('Nothing is wrong.'),
    });

    await db.owner.begin(async (tx) => {
      await tx`select set_config('session_replication_role', 'replica', true)`;
      await tx`delete from app.log_leaf where n = 3`;
      await tx`delete from app.log_head where size = 4`;
      await tx`update app.application_event set by_role = 'x' where application_uuid = ${uuid} and seq = 1`;
    });
    const shorter = await run('keep-heads.mjs', [site, file]);
    expect(shorter).toMatchObject({ code: 1, stdout: expect.stringContaining('shorter') });
    const found = await run('audit.ts', ['--heads', heads], env);
    expect(found.code).toBe(1);
    expect(found.stdout).toContain(`chain: ${orgCode} ${uuid} event 1: the event is not as it was sealed`);
    expect(found.stdout).toContain('a head of 4 was signed');
  });

  test('what the last audit found is in the metrics of a process that did not make it', async () => {
    const metrics = createMetrics();
    addAuditMetrics(metrics, audit.last);
    const text = await metrics.registry.metrics();
    expect(text).toContain('hearthline_audit_faults{check="chain"} 1');
    expect(text).toMatch(/hearthline_audit_last_run_seconds \d{10}/);
    expect(text).toContain('hearthline_audit_not_anchored 0');
  });
});
