/**
 * What a screen of the journey costs the borrower: how many requests opening one makes, and how long it takes from a
 * command to the next screen with instant vendors. What its JavaScript weighs is in first-load.ts.
 */
import { type Browser, chromium } from '@playwright/test';
import { startProduct } from '../test/e2e/start-product.ts';
import type { BenchOptions, BenchRow } from '../tools/bench.ts';
import { browserFlags, ensureBrowser } from '../tools/browser.ts';
import { makeApplication } from './yardstick/made-application.ts';

export async function run({ isFull }: BenchOptions): Promise<readonly BenchRow[]> {
  const product = await startProduct({ env: { SANDBOX_DELAY_MS: '0' } });
  try {
    const browser = await chromium.launch({ executablePath: ensureBrowser(), args: [...browserFlags] });
    const trips: Trip[] = [];
    for (let round = 0; round < (isFull ? 8 : 3); round += 1) trips.push(await travel(browser, product.url));
    await browser.close();
    const [first] = trips;
    return [
      { name: 'calls when the offers are opened', value: first?.calls ?? 0, unit: 'calls', goal: 6, limit: 10 },
      {
        name: 'files when the offers are the first page',
        value: first?.files ?? 0,
        unit: 'files',
        goal: 40,
        limit: 60,
      },
      {
        name: 'from a command to the next screen, median',
        value: median(trips.map(({ ms }) => ms)),
        unit: 'ms',
        goal: 2500,
      },
    ];
  } finally {
    await product.stop();
  }
}

interface Trip {
  readonly calls: number;
  /** Scripts and styles. */
  readonly files: number;
  readonly ms: number;
}

/** Opens the offers and chooses one. */
async function travel(browser: Browser, url: string): Promise<Trip> {
  const context = await browser.newContext({ baseURL: url });
  const page = await context.newPage();
  const made = await makeApplication(context, url, 'product/select');
  await page.addInitScript((token) => localStorage.setItem('jwt', `Bearer ${token}`), made.token);
  const asked = new Map<string, number>();
  page.on('request', (request) => {
    const type = request.resourceType();
    asked.set(type, (asked.get(type) ?? 0) + 1);
  });
  await page.goto(`/account/heloc/${made.uuid}/product/select`, { waitUntil: 'networkidle' });
  const calls = asked.get('fetch') ?? 0;
  const files = (asked.get('script') ?? 0) + (asked.get('stylesheet') ?? 0);
  await page.getByRole('link', { name: 'Review this offer' }).click();
  const choose = page.getByRole('button', { name: 'Choose this offer' });
  await choose.waitFor();
  const startedMs = performance.now();
  await choose.click();
  await page.getByRole('heading', { level: 1, name: 'A little more about you' }).waitFor();
  const ms = performance.now() - startedMs;
  await context.close();
  return { calls, files, ms };
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}
