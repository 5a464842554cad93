/** Bytes a phone downloads before the first registration step works, and what the heaviest later page adds. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { chromium } from '@playwright/test';
import { startProduct } from '../test/e2e/start-product.ts';
import type { BenchRow } from '../tools/bench.ts';
import { browserFlags, ensureBrowser } from '../tools/browser.ts';
import { buildIfNeeded } from '../tools/build.ts';
import { root } from '../tools/tree.ts';

interface Chunk {
  readonly file: string;
  readonly css?: readonly string[];
  readonly imports?: readonly string[];
  readonly dynamicImports?: readonly string[];
}
type Manifest = Readonly<Record<string, Chunk>>;

const dist = join(root, 'web', 'dist');
const entry = 'borrower/index.html';
/** The lazy chunk behind the address below. */
const firstPage = 'borrower/screens/register/register-page.tsx';
const firstAddress = '/account/heloc/register-v2';

export async function run(): Promise<readonly BenchRow[]> {
  await buildIfNeeded();
  const manifest = JSON.parse(readFileSync(join(dist, 'manifest.json'), 'utf8')) as Manifest;
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

/** Everything the browser must have before the given chunks can run: they and all they import, at whatever depth. */
function filesOf(manifest: Manifest, keys: readonly string[]): { scripts: Set<string>; styles: Set<string> } {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  const visit = (key: string) => {
    const chunk = manifest[key];
    if (!chunk) throw new Error(`The build has no chunk '${key}': bench/first-load.ts names what no longer exists.`);
    if (scripts.has(chunk.file)) return;
    scripts.add(chunk.file);
    for (const style of chunk.css ?? []) styles.add(style);
    for (const needed of chunk.imports ?? []) visit(needed);
  };
  for (const key of keys) visit(key);
  return { scripts, styles };
}

function heaviestLaterPage(manifest: Manifest, loaded: ReadonlySet<string>): { name: string; brotli: number } {
  const reachable = new Set<string>();
  const collect = (key: string) => {
    for (const next of [...(manifest[key]?.dynamicImports ?? []), ...(manifest[key]?.imports ?? [])]) {
      if (reachable.has(next)) continue;
      reachable.add(next);
      collect(next);
    }
  };
  collect(entry);
  const pages = [...reachable]
    .filter((key) => key.includes('/screens/'))
    .map((key) => {
      const own = [...filesOf(manifest, [key]).scripts].filter((file) => !loaded.has(file));
      return { name: key.replace(/^.*\/screens\//, '').replace('.tsx', ''), brotli: sizes(own).brotli };
    });
  return pages.sort((a, b) => b.brotli - a.brotli)[0] ?? { name: 'none', brotli: 0 };
}

/** Compressed one by one, as they travel. kB are 1000 bytes. */
function sizes(files: Iterable<string>): { brotli: number; gzip: number } {
  let [brotli, gzip] = [0, 0];
  for (const file of files) {
    const content = readFileSync(join(dist, file));
    brotli += brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;
    gzip += gzipSync(content, { level: 9 }).length;
  }
  return { brotli: brotli / 1000, gzip: gzip / 1000 };
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
