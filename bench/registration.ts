/**
 * What registering costs. From the last press to the offers: calls the browser makes and statements PostgreSQL runs. Then
 * as many registrations at once as the machine takes, passwords hashed at their real cost, and how long other people's
 * calls take meanwhile.
 */
import { randomBytes } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { chromium, type Page } from '@playwright/test';
import autocannon from 'autocannon';
import { openOwner } from '#server/store/database.ts';
import { startEmbedded } from '#server/store/embedded.ts';
import { finished, newEmail, startAt, typePassword } from '../test/e2e/registration-page.ts';
import { startProduct } from '../test/e2e/start-product.ts';
import type { BenchOptions, BenchRow } from '../tools/bench.ts';
import { browserFlags, ensureBrowser } from '../tools/browser.ts';

const lastStep = '/account/heloc/register-v2/set-password';
const idleS = 5;
const password = 'Harbour-Lantern7!';
const register = '/identity/api/v1/registration/register';
const other = '/service-organization/external/api/v1/organization';

export async function run({ isFull }: BenchOptions): Promise<readonly BenchRow[]> {
  const folder = mkdtempSync(join(tmpdir(), 'hearthline-bench-'));
  const database = await startEmbedded(folder);
  const stops: (() => Promise<void>)[] = [async () => rmSync(folder, { recursive: true, force: true }), database.leave];
  try {
    // Each registration comes from an address of its own, as in life; one address has few tries.
    const rootKey = randomBytes(32).toString('base64');
    const env = { DATABASE_URL: database.url.reveal(), ROOT_KEY: rootKey, TRUST_PROXY: '1' };
    const product = await startProduct({ env });
    stops.push(product.stop);
    const sql = openOwner(database.url, 1);
    stops.push(() => sql.end());
    const journey = await fromPressToOffers(product.url, {
      file: join(folder, 'postgres', 'postgres.log'),
      listen: async (isOn) => {
        await sql.unsafe(`alter system set log_statement = '${isOn ? 'all' : 'none'}'`);
        await sql`select pg_reload_conf()`;
      },
    });
    return [...journey, ...(await crowd(product.url, isFull ? 20 : 6))];
  } finally {
    for (const stop of stops.reverse()) await stop();
  }
}

interface StatementLog {
  readonly file: string;
  readonly listen: (isOn: boolean) => Promise<void>;
}

async function fromPressToOffers(url: string, log: StatementLog): Promise<readonly BenchRow[]> {
  const browser = await chromium.launch({ executablePath: ensureBrowser(), args: [...browserFlags] });
  try {
    const page = await browser.newPage({ baseURL: url });
    await startAt(page, lastStep, { data: { ...finished, email: newEmail() } });
    await typePassword(page);
    await page.waitForLoadState('networkidle');
    await log.listen(true);
    const idlePerS = (await statementsDuring(log, () => sleep(idleS * 1000))) / idleS;
    const calls = countCalls(page);
    const startedMs = performance.now();
    const statements = await statementsDuring(log, async () => {
      await page.getByRole('button', { name: 'Check my rate' }).click();
      await page.waitForURL(/product\/select/, { timeout: 60_000 });
    });
    const seconds = (performance.now() - startedMs) / 1000;
    await page.waitForLoadState('networkidle');
    await log.listen(false);
    return [
      { name: 'calls from ‘Check my rate’ to the offers', value: calls(), unit: 'calls', goal: 20, limit: 30 },
      {
        name: 'statements from ‘Check my rate’ to the offers, worker and sandboxes included',
        value: Math.max(0, statements - idlePerS * seconds),
        unit: 'statements',
        goal: 200,
        limit: 260,
      },
      { name: 'statements of an idle product', value: idlePerS, unit: '/s' },
      { name: 'time from ‘Check my rate’ to the offers, sandbox vendors', value: seconds, unit: 's' },
    ];
  } finally {
    await browser.close();
  }
}

function countCalls(page: Page): () => number {
  let calls = 0;
  page.on('request', (request) => {
    if (['fetch', 'xhr'].includes(request.resourceType())) calls += 1;
  });
  return () => calls;
}

/** Timers and the queue turn whether or not anyone registers: what an idle product does is measured and taken off. */
async function statementsDuring({ file }: StatementLog, work: () => Promise<unknown>): Promise<number> {
  const from = statSync(file).size;
  await work();
  const said = readFileSync(file).subarray(from).toString();
  return said.split('\n').filter((line) => /(?:statement|execute [^:]*): /.test(line)).length;
}

async function crowd(url: string, duration: number): Promise<readonly BenchRow[]> {
  let next = 0;
  const newcomer = <Request extends { readonly path: string }>(request: Request) => {
    next += 1;
    const email = `crowd.${process.pid}.${next}@example.com`;
    const address = `10.${next >> 16}.${(next >> 8) & 255}.${next & 255}`;
    return {
      ...request,
      headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
      body: JSON.stringify({ email, password, phoneNumber: '7755550134' }),
    };
  };
  const registering = autocannon({
    url,
    connections: 16,
    duration,
    requests: [{ method: 'POST', path: register, setupRequest: newcomer }],
  });
  const reading = autocannon({ url: url + other, connections: 4, duration, overallRate: 200 });
  const [registered, read] = await Promise.all([registering, reading]);
  if (registered.non2xx > 0 || registered.errors > 0)
    throw new Error(`Of the registrations ${registered.non2xx} were refused and ${registered.errors} failed.`);
  if (read.non2xx > 0 || read.errors > 0) throw new Error('Other calls were refused while people registered.');
  return [
    // On two cores; half of what a quiet machine does is a fault of ours, not of the machine.
    { name: 'registrations', value: registered['2xx'] / duration, unit: '/s', goal: 30, limit: 15 },
    { name: 'a registration, p99', value: registered.latency.p99, unit: 'ms', goal: 800, limit: 1600 },
    { name: 'another call while people register, p99', value: read.latency.p99, unit: 'ms', goal: 100, limit: 250 },
  ];
}
