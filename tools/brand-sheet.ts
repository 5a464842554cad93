/**
 * `node tools/brand-sheet.ts`: the home page of every brand on one sheet, docs/brands.jpg, to see at a glance that no two
 * lenders look alike. `--path` shows another page.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type Browser, chromium } from '@playwright/test';
import { loadBrands } from '#server/brands.ts';
import { startProduct } from '../test/e2e/start-product.ts';
import { browserFlags, ensureBrowser } from './browser.ts';
import { root } from './tree.ts';

const file = join(root, 'docs', 'brands.jpg');
const bytesMax = 1_500_000;

interface Tile {
  readonly name: string;
  readonly image: Buffer;
}

async function takeTiles(browser: Browser, url: string, path: string): Promise<Tile[]> {
  const { all } = await loadBrands(join(root, 'brands'));
  const context = await browser.newContext({ viewport: { width: 1280, height: 860 }, reducedMotion: 'reduce' });
  const page = await context.newPage();
  const tiles: Tile[] = [];
  for (const { orgCode, names } of all) {
    const address = new URL(path, url);
    address.searchParams.set('org', orgCode);
    await page.goto(address.href, { waitUntil: 'networkidle' });
    await page.evaluate(() => document.fonts.ready);
    // What stands beside the question arrives after it.
    await page.waitForTimeout(700);
    tiles.push({ name: names.display, image: await page.screenshot({ animations: 'disabled', caret: 'hide' }) });
  }
  await context.close();
  return tiles;
}

async function makeSheet(browser: Browser, tiles: readonly Tile[]): Promise<Buffer> {
  const page = await browser.newPage({ viewport: { width: 2240, height: 800 } });
  const cells = tiles.map(
    ({ name, image }) =>
      `<figure><img src="data:image/png;base64,${image.toString('base64')}"><figcaption>${name}</figcaption></figure>`,
  );
  await page.setContent(`<style>
    body { margin: 16px; display: grid; grid-template-columns: repeat(7, 1fr); gap: 14px; font: 13px sans-serif; background: #ccc; }
    figure { margin: 0; } img { display: block; width: 100%; } figcaption { margin-top: 4px; }
  </style>${cells.join('')}`);
  await page.waitForFunction(() => [...document.images].every(({ complete }) => complete));
  for (const quality of [80, 65, 50]) {
    const sheet = await page.screenshot({ fullPage: true, type: 'jpeg', quality });
    if (sheet.length < bytesMax) return sheet;
  }
  throw new Error('The sheet is over a megabyte and a half even at low quality.');
}

const { values } = parseArgs({ options: { path: { type: 'string', default: '/dashboard' } } });
const executablePath = ensureBrowser();
const product = await startProduct();
try {
  const browser = await chromium.launch({ executablePath, args: [...browserFlags] });
  writeFileSync(file, await makeSheet(browser, await takeTiles(browser, product.url, values.path)));
  console.log('Every brand is on docs/brands.jpg.');
  await browser.close();
} finally {
  await product.stop();
}
