/** The first step of registration and a brand's home page as Lighthouse sees them on a slow phone: the median of several visits. */
import { chromium } from '@playwright/test';
import lighthouse from 'lighthouse';
import { startProduct } from '../test/e2e/start-product.ts';
import type { BenchOptions, BenchRow } from '../tools/bench.ts';
import { browserFlags, ensureBrowser } from '../tools/browser.ts';

/** The first step has its name from before there were others. */
const pages = [
  { name: 'Lighthouse', address: '/account/heloc/register-v2' },
  { name: 'Lighthouse of home', address: '/dashboard' },
] as const;
const categories = {
  performance: 'performance',
  accessibility: 'accessibility',
  'best-practices': 'best practices',
  seo: 'SEO',
};
/** Performance hangs on the machine it is measured on; the others do not. */
const scores: Readonly<Record<string, { goal: number; limit: number }>> = {
  performance: { goal: 97, limit: 93 },
  accessibility: { goal: 100, limit: 99.9 },
  'best-practices': { goal: 100, limit: 99.9 },
  seo: { goal: 100, limit: 99.9 },
};
const timings = [
  { audit: 'first-contentful-paint', name: 'first paint', unit: 's', divisor: 1000, goal: 0.8, limit: 1.1 },
  { audit: 'largest-contentful-paint', name: 'largest paint', unit: 's', divisor: 1000, goal: 1.5, limit: 1.9 },
  { audit: 'total-blocking-time', name: 'blocking time', unit: 'ms', divisor: 1, goal: 200, limit: 300 },
  { audit: 'cumulative-layout-shift', name: 'layout shift', unit: '', divisor: 1, goal: 0, limit: 0.02 },
] as const;

interface Report {
  /** How fast the machine was while it looked; a quiet laptop has 1500 or more. */
  readonly environment: { readonly benchmarkIndex: number };
  readonly categories: Readonly<Record<string, { readonly score: number | null }>>;
  readonly audits: Readonly<Record<string, { readonly numericValue?: number }>>;
}

export async function run({ isFull }: BenchOptions): Promise<readonly BenchRow[]> {
  const product = await startProduct();
  const port = 9300 + (process.pid % 500);
  const browser = await chromium.launch({
    executablePath: ensureBrowser(),
    args: [...browserFlags, `--remote-debugging-port=${port}`],
  });
  try {
    const rows: BenchRow[] = [];
    for (const page of pages) rows.push(...(await look(page.name, product.url + page.address, port, isFull ? 5 : 3)));
    return rows;
  } finally {
    await browser.close();
    await product.stop();
  }
}

async function look(name: string, url: string, port: number, visits: number): Promise<readonly BenchRow[]> {
  const reports: Report[] = [];
  for (let visit = 0; visit < visits; visit += 1) {
    const result = await lighthouse(url, { port, onlyCategories: Object.keys(categories) });
    if (!result) throw new Error('Lighthouse gave no report.');
    reports.push(result.lhr as Report);
  }
  const middle = (read: (report: Report) => number) =>
    reports.map(read).sort((a, b) => a - b)[reports.length >> 1] ?? 0;
  return [
    {
      name: `${name}, speed of this machine meanwhile`,
      value: middle(({ environment }) => environment.benchmarkIndex),
      unit: '',
    },
    ...Object.entries(categories).map(([key, category]) => ({
      name: `${name}, ${category}`,
      value: Math.round(100 * middle(({ categories }) => categories[key]?.score ?? 0)),
      unit: 'points',
      ...scores[key],
    })),
    ...timings.map(({ audit, name: timing, unit, divisor, goal, limit }) => ({
      name: `${name}, ${timing}`,
      value: middle(({ audits }) => audits[audit]?.numericValue ?? 0) / divisor,
      unit,
      goal,
      limit,
    })),
  ];
}
