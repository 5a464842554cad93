/** Bytes a phone downloads before the first registration step works, and what the heaviest later page adds. */
import { chromium } from '@playwright/test';
import { startProduct } from '../test/e2e/start-product.ts';
import type { BenchRow } from '../tools/bench.ts';
import { browserFlags, ensureBrowser } from '../tools/browser.ts';
import { entry, filesOf, type Manifest, nameOf, readManifest, screensOf, sizes } from './yardstick/chunks.ts';

/** The lazy chunk behind the address below. */
const firstPage = 'borrower/screens/register/register-page.tsx';
const firstAddress = '/account/heloc/register-v2';

export async function run(): Promise<readonly BenchRow[]> {
  const manifest = await readManifest();
  const first = filesOf(manifest, [entry, firstPage]);
  const scripts = sizes(first.scripts);
  const styles = sizes(first.styles);
  const heaviest = heaviestLaterPage(manifest, first.scripts);
  const { htmlKilobytes, scriptKilobytes } = await arrive();
  return [
    { name: 'first-load JavaScript, brotli', value: scripts.brotli, unit: 'kB', goal: 87, limit: 95 },
    { name: 'first-load JavaScript, gzip', value: scripts.gzip, unit: 'kB', goal: 100, limit: 110 },
    { name: 'JavaScript sent until the first page is quiet', value: scriptKilobytes, unit: 'kB' },
    { name: 'first-load CSS, brotli', value: styles.brotli, unit: 'kB', goal: 4, limit: 8 },
    { name: 'HTML of the first step, raw', value: htmlKilobytes, unit: 'kB', goal: 10, limit: 16 },
    {
      name: `own JavaScript of the heaviest later page (${heaviest.name}), brotli`,
      value: heaviest.brotli,
      unit: 'kB',
      goal: 15,
      limit: 25,
    },
  ];
}

function heaviestLaterPage(manifest: Manifest, loaded: ReadonlySet<string>): { name: string; brotli: number } {
  const pages = screensOf(manifest).map((key) => {
    const own = [...filesOf(manifest, [key]).scripts].filter((file) => !loaded.has(file));
    return { name: nameOf(key), brotli: sizes(own).brotli };
  });
  return pages.sort((a, b) => b.brotli - a.brotli)[0] ?? { name: 'none', brotli: 0 };
}

interface Arrival {
  readonly htmlKilobytes: number;
  /** As sent, until the page is quiet: what comes lazily but unasked, such as the footer, is in it. */
  readonly scriptKilobytes: number;
}

async function arrive(): Promise<Arrival> {
  const executablePath = ensureBrowser();
  const product = await startProduct();
  try {
    const browser = await chromium.launch({ executablePath, args: [...browserFlags] });
    const page = await browser.newPage();
    const scripts: Promise<number>[] = [];
    page.on('requestfinished', (request) => {
      if (request.resourceType() === 'script')
        scripts.push(request.sizes().then(({ responseBodySize }) => responseBodySize));
    });
    const answer = await page.goto(product.url + firstAddress, { waitUntil: 'networkidle' });
    if (!answer?.ok()) throw new Error(`${firstAddress} answered ${answer?.status()}.`);
    const scriptBytes = (await Promise.all(scripts)).reduce((sum, bytes) => sum + bytes, 0);
    const htmlKilobytes = (await answer.body()).length / 1000;
    await browser.close();
    return { htmlKilobytes, scriptKilobytes: scriptBytes / 1000 };
  } finally {
    await product.stop();
  }
}
