/** Bytes a phone downloads before the first registration step works, and what each later page adds. */
import { chromium } from '@playwright/test';
import { facesOf, type PairingName, pairings } from '#core/brand/pairings.ts';
import { startProduct } from '../test/e2e/start-product.ts';
import type { BenchRow } from '../tools/bench.ts';
import { browserFlags, ensureBrowser } from '../tools/browser.ts';
import {
  budget,
  entry,
  filesOf,
  firstPage,
  fontKilobytes,
  laterPages,
  type Manifest,
  readManifest,
  sharedLater,
  sizes,
} from './yardstick/chunks.ts';

const firstAddress = '/account/heloc/register-v2';

export async function run(): Promise<readonly BenchRow[]> {
  const manifest = await readManifest();
  const first = filesOf(manifest, [entry, firstPage]);
  const scripts = sizes(first.scripts);
  const styles = sizes(first.styles);
  const { htmlKilobytes, scriptKilobytes } = await arrive();
  return [
    { name: 'first-load JavaScript, brotli', value: scripts.brotli, unit: 'kB', goal: budget.firstLoad, limit: 95 },
    { name: 'first-load JavaScript, gzip', value: scripts.gzip, unit: 'kB', goal: 100, limit: 110 },
    { name: 'JavaScript sent until the first page is quiet', value: scriptKilobytes, unit: 'kB' },
    { name: 'first-load CSS, brotli', value: styles.brotli, unit: 'kB', goal: 4, limit: 8 },
    { name: 'HTML of the first step, raw', value: htmlKilobytes, unit: 'kB', goal: 10, limit: 16 },
    { name: 'fonts of the heaviest brand', value: heaviestFonts(), unit: 'kB', goal: 80, limit: 80 },
    ...laterRows(manifest, first.scripts),
  ];
}

/** Every brand has one of the pairings, and a page loads the faces of its own. */
function heaviestFonts(): number {
  const pairingNames = Object.keys(pairings) as PairingName[];
  return Math.max(...pairingNames.map((name) => fontKilobytes(facesOf(name))));
}

const heaviestShown = 5;
/** The offers are compared and calculated on the page. */
const isOffers = (name: string) => name === 'product/select';

/**
 * What later pages share comes with the first of them and is counted once; a page's own is what it needs beyond. The
 * heaviest are shown, and every one beyond its limit.
 */
function laterRows(manifest: Manifest, loaded: ReadonlySet<string>): readonly BenchRow[] {
  const shared = [...sharedLater(manifest)].filter((file) => !loaded.has(file));
  const pages = laterPages(manifest, loaded)
    .map(({ name, files }) => {
      const own = files.filter((file) => !shared.includes(file));
      return { name, own: sizes(own).brotli, whole: sizes(files).brotli };
    })
    .sort((a, b) => b.own - a.own);
  const rows = pages.map(({ name, own }) => ({
    name: `own JavaScript of ${name}, brotli`,
    value: own,
    unit: 'kB',
    goal: 15,
    limit: isOffers(name) ? 40 : 25,
  }));
  return [
    { name: 'JavaScript that later pages share, brotli', value: sizes(shared).brotli, unit: 'kB', goal: 25, limit: 32 },
    {
      name: 'JavaScript of the heaviest later page with all it shares, brotli',
      value: Math.max(...pages.map(({ whole }) => whole)),
      unit: 'kB',
      goal: 40,
      limit: budget.heaviestLaterPage,
    },
    ...rows.filter(({ value, limit }, place) => place < heaviestShown || value > limit),
  ];
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
