/**
 * Four pages as Lighthouse sees them on a slow phone, each the median of five visits: the first step of registration, a
 * brand's home, the offers and the dashboard; and beside them the smallest page of Next.js, where it can be installed.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, chromium } from '@playwright/test';
import { startProduct } from '../test/e2e/start-product.ts';
import type { BenchRow } from '../tools/bench.ts';
import { browserFlags, ensureBrowser } from '../tools/browser.ts';
import { type Expected, type VisitedPage, visit } from './yardstick/lighthouse-visit.ts';
import { makeApplication } from './yardstick/made-application.ts';
import { startNextPage } from './yardstick/next-page.ts';

const VISITS = 5;

const whole = { goal: 100, limit: 99.9 };
/** Performance hangs on the machine it is measured on; what a page itself blocks does not, nor do the others. */
const publicPage: Expected = {
  performance: { goal: 97, limit: 93 },
  accessibility: whole,
  'best-practices': whole,
  seo: whole,
  'first-contentful-paint': { goal: 0.8, limit: 1.1 },
  'largest-contentful-paint': { goal: 1.5, limit: 1.9 },
  'total-blocking-time': { goal: 150, limit: 300 },
  'own-blocking-time': { goal: 50, limit: 150 },
  'cumulative-layout-shift': { goal: 0, limit: 0.02 },
};
/** It has more to show at once than one question, and brings the styles for it. */
const homePage: Expected = { ...publicPage, 'first-contentful-paint': { goal: 1, limit: 1.4 } };
/** Nothing of these is drawn by the server: everyone's differs, and what is theirs is asked for by the script. */
const signedInPage: Expected = {
  accessibility: whole,
  'best-practices': whole,
  'own-blocking-time': { goal: 150, limit: 400 },
  'cumulative-layout-shift': { goal: 0.05, limit: 0.1 },
};

export async function run(): Promise<readonly BenchRow[]> {
  const product = await startProduct();
  const folder = mkdtempSync(join(tmpdir(), 'hearthline-lighthouse-'));
  const port = 9300 + (process.pid % 500);
  // Lighthouse opens its page in the browser's own context, so the login must be there too.
  const context = await chromium.launchPersistentContext(folder, {
    executablePath: ensureBrowser(),
    args: [...browserFlags, `--remote-debugging-port=${port}`],
  });
  try {
    const rows: BenchRow[] = [];
    for (const page of publicPages(product.url)) rows.push(...(await visit(page, port, VISITS)));
    rows.push(...(await besideNext(port)));
    for (const page of await signedInPages(context, product.url)) rows.push(...(await visit(page, port, VISITS)));
    return rows;
  } finally {
    await context.close();
    await product.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The first step has its name from before there were others. */
function publicPages(url: string): readonly VisitedPage[] {
  return [
    { name: 'Lighthouse', url: `${url}/account/heloc/register-v2`, expected: publicPage, isPublic: true },
    { name: 'Lighthouse of home', url: `${url}/dashboard`, expected: homePage, isPublic: true },
  ];
}

async function signedInPages(context: BrowserContext, url: string): Promise<readonly VisitedPage[]> {
  const { uuid, token } = await makeApplication(context, url, 'product/select');
  const cookies = await context.cookies(url);
  /** Signed in, and with nothing kept of the visit before. */
  const prepare = async () => {
    const page = await context.newPage();
    await context.addCookies(cookies);
    // An address without a script of ours, which would look at the login.
    await page.goto(`${url}/robots.txt`);
    await page.evaluate((jwt) => {
      localStorage.clear();
      localStorage.setItem('jwt', `Bearer ${jwt}`);
    }, token);
    await (await context.newCDPSession(page)).send('Network.clearBrowserCache');
    await page.close();
  };
  const page = { expected: signedInPage, isPublic: false, prepare };
  return [
    { ...page, name: 'Lighthouse of the offers', url: `${url}/account/heloc/${uuid}/product/select` },
    { ...page, name: 'Lighthouse of the dashboard', url: `${url}/dashboard` },
  ];
}

async function besideNext(port: number): Promise<readonly BenchRow[]> {
  const name = 'Lighthouse of a Next.js page that says hello';
  try {
    const next = await startNextPage();
    try {
      return await visit(
        { name: `${name} (${next.version})`, url: next.url, expected: {}, isPublic: true },
        port,
        VISITS,
      );
    } finally {
      await next.stop();
    }
  } catch (error) {
    const [reason = ''] = String(error instanceof Error ? error.message : error).split('\n');
    return [{ name, value: Number.NaN, unit: '', missing: reason }];
  }
}
