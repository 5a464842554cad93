/**
 * What a screen of the journey costs the borrower: the JavaScript of the heaviest ones beyond what the journey itself has
 * loaded, how many calls opening one makes, and how long it takes from a command to the next screen with instant vendors.
 */
import { type Browser, chromium, type Page } from '@playwright/test';
import { startProduct } from '../test/e2e/start-product.ts';
import type { BenchOptions, BenchRow } from '../tools/bench.ts';
import { browserFlags, ensureBrowser } from '../tools/browser.ts';
import { entry, filesOf, nameOf, readManifest, screensOf, sizes } from './yardstick/chunks.ts';

const journey = ['borrower/journey-routes.tsx', 'borrower/journey-screen.tsx'];
const heaviestShown = 5;

export async function run({ isFull }: BenchOptions): Promise<readonly BenchRow[]> {
  const weights = await weigh();
  const product = await startProduct({ env: { SANDBOX_DELAY_MS: '0' } });
  try {
    const browser = await chromium.launch({ executablePath: ensureBrowser(), args: [...browserFlags] });
    const trips: Trip[] = [];
    for (let round = 0; round < (isFull ? 8 : 3); round += 1) trips.push(await travel(browser, product.url));
    await browser.close();
    const [first] = trips;
    return [
      ...weights,
      { name: 'calls when the offers are opened', value: first?.calls ?? 0, unit: 'calls', goal: 6, limit: 10 },
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

async function weigh(): Promise<readonly BenchRow[]> {
  const manifest = await readManifest();
  const known = journey.filter((key) => key in manifest);
  const loaded = filesOf(manifest, [entry, ...known]).scripts;
  const screens = screensOf(manifest)
    .filter((key) => !/\/screens\/(register|site|auth)\//.test(key))
    .map((key) => {
      const own = [...filesOf(manifest, [key]).scripts].filter((file) => !loaded.has(file));
      return { name: nameOf(key), brotli: sizes(own).brotli };
    })
    .sort((a, b) => b.brotli - a.brotli);
  return screens.slice(0, heaviestShown).map(({ name, brotli }) => ({
    name: `JavaScript of ${name} beyond the journey's, brotli`,
    value: brotli,
    unit: 'kB',
    goal: 15,
    limit: 25,
  }));
}

interface Trip {
  readonly calls: number;
  readonly ms: number;
}

/** Opens the offers and chooses one. */
async function travel(browser: Browser, url: string): Promise<Trip> {
  const context = await browser.newContext({ baseURL: url });
  const page = await context.newPage();
  const made = await (await page.request.post('/dev/api/applications', { data: {} })).json();
  await page.addInitScript((token) => localStorage.setItem('jwt', `Bearer ${token}`), made.token);
  await arriveAt(page, made.uuid, 'product/select');
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'fetch') calls.push(request.url());
  });
  await page.goto(`/account/heloc/${made.uuid}/product/select`, { waitUntil: 'networkidle' });
  const { length } = calls;
  await page.getByRole('link', { name: 'Review this offer' }).click();
  const choose = page.getByRole('button', { name: 'Choose this offer' });
  await choose.waitFor();
  const startedMs = performance.now();
  await choose.click();
  await page.getByRole('heading', { level: 1, name: 'A little more about you' }).waitFor();
  const ms = performance.now() - startedMs;
  await context.close();
  return { calls: length, ms };
}

async function arriveAt(page: Page, uuid: string, screen: string): Promise<void> {
  for (let tries = 0; tries < 100; tries += 1) {
    const now = await (await page.request.get(`/dev/api/applications/${uuid}`)).json();
    if (now.open.includes(screen)) return;
    await page.waitForTimeout(100);
  }
  throw new Error(`The application did not come to ${screen}.`);
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}
