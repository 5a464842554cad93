/**
 * `npm run screens`: a picture of every page that can be opened and of every screen of the journey in the statuses that
 * lead to it, on a desktop and on a phone, into .screens/, and all of them on two sheets, docs/screens.jpg and
 * docs/screens-application.jpg, the six that tell most large. `--org CODE` (again for more) shows other brands, `--only text` some of them, `--pages` none of the journey.
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { type Browser, chromium, type Page } from '@playwright/test';
import { type PageRow, pages } from '#core/pages.ts';
import { startProduct } from '../test/e2e/start-product.ts';
import { type Stop, stops } from '../test/e2e/stops.ts';
import { lookRows, telling } from '../test/looks/rows.ts';
import { browserFlags, ensureBrowser } from './browser.ts';
import { arrive } from './looks/arrive.ts';
import { type Size, sizes } from './looks/still.ts';
import { root } from './tree.ts';

/** How to get to something worth a picture. */
interface WayIn {
  readonly name: string;
  readonly path: string;
}

const examples: Readonly<Record<string, string>> = {
  product: 'heloc',
  registration: '00000000-0000-4000-8000-000000000001',
  step: 'property-info',
};

const openPages = Object.entries<PageRow>(pages)
  .filter(([, { sees }]) => sees === 'anyone')
  .map(([pattern]): WayIn => {
    const path = pattern.replaceAll(/\{(\w+)\}/g, (_whole, name: string) => examples[name] ?? name);
    const name = pattern.slice(1).replace('{product}', 'heloc').replaceAll(/[{}]/g, '').replaceAll('/', '-');
    return { name, path };
  });

const waysIn: readonly WayIn[] = [
  ...openPages,
  { name: 'page-not-found', path: '/no-such-page' },
  { name: 'organization-not-found', path: '/account/heloc/register-v2?org=NOBODY' },
];

interface Picture {
  readonly name: string;
  readonly org: string;
  readonly size: Size;
  readonly image: Buffer;
}

const folder = join(root, '.screens');
const sheetFile = (name: string) => join(root, 'docs', `${name}.jpg`);
const sheetBytesMax = 1_000_000;

async function takeAll(
  browser: Browser,
  url: string,
  org: string,
  size: Size,
  ways: readonly WayIn[],
): Promise<Picture[]> {
  const context = await browser.newContext({ ...sizes[size], reducedMotion: 'reduce' });
  const page = await context.newPage();
  page.on('pageerror', (error) => console.log(`  ${new URL(page.url()).pathname} (${size}) broke: ${error.message}`));
  const taken: Picture[] = [];
  for (const { name, path } of ways) {
    const image = await take(page, withOrg(new URL(path, url), org));
    const file = join(folder, org || 'own', size, `${name}.png`);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, image);
    taken.push({ name, org, size, image });
  }
  await context.close();
  return taken;
}

/** Each in an application of its own, both sizes of it at once. */
async function takeStop(browser: Browser, url: string, org: string, stop: Stop): Promise<Picture[]> {
  const arrived = await arrive(browser, url, org, stop);
  const pictures = Object.keys(sizes).map(async (size): Promise<Picture> => {
    const context = await browser.newContext({ ...sizes[size as Size], reducedMotion: 'reduce' });
    await arrived.enter(context);
    const page = await context.newPage();
    const image = await take(page, withOrg(new URL(arrived.path, url), org), '[aria-busy=true], [inert]');
    await context.close();
    const file = join(folder, org || 'own', size, 'application', `${stop.name}.png`);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, image);
    return { name: stop.name, org, size: size as Size, image };
  });
  return Promise.all(pictures);
}

async function takeTelling(browser: Browser, url: string): Promise<Picture[]> {
  const taken: Picture[] = [];
  for (const [name, org, caption] of telling) {
    const row: { readonly path?: string; readonly stop?: Omit<Stop, 'name'> } = lookRows[name];
    const arrived = row.stop
      ? await arrive(browser, url, org, { name, ...row.stop })
      : { path: row.path ?? '/', enter: async () => {} };
    for (const size of Object.keys(sizes) as Size[]) {
      const context = await browser.newContext({ ...sizes[size], reducedMotion: 'reduce' });
      await arrived.enter(context);
      const page = await context.newPage();
      const image = await take(page, withOrg(new URL(arrived.path, url), org), '[aria-busy=true], [inert]');
      await context.close();
      taken.push({ name: caption, org, size, image });
    }
  }
  return taken;
}

async function take(page: Page, url: URL, settled?: string): Promise<Buffer> {
  await page.goto(url.href, { waitUntil: 'networkidle' });
  await page.evaluate(() => document.fonts.ready);
  if (settled)
    await page
      .waitForFunction((busy) => document.querySelector(busy) === null, settled, { timeout: 15_000 })
      .catch(() => {});
  return page.screenshot({ fullPage: true, animations: 'disabled', caret: 'hide' });
}

function withOrg(url: URL, org: string): URL {
  if (org !== '' && !url.searchParams.has('org')) url.searchParams.set('org', org);
  return url;
}

/** Both sizes of a page side by side, the top of each: enough to see what does not belong. Some stand large above. */
async function makeSheet(
  browser: Browser,
  pictures: readonly Picture[],
  large: readonly Picture[] = [],
): Promise<Buffer> {
  const page = await browser.newPage({ viewport: { width: 1640, height: 800 } });
  const image = (picture: Picture) =>
    `<img class="${picture.size}" src="data:image/png;base64,${picture.image.toString('base64')}">`;
  const figures = (all: readonly Picture[], kind: string) =>
    all
      .filter(({ size }) => size === 'desktop')
      .map((desktop) => {
        const phone = all.find(
          ({ name, org, size }) => name === desktop.name && org === desktop.org && size === 'phone',
        );
        const caption = [desktop.name, desktop.org].join(' ');
        return `<figure class="${kind}">${image(desktop)}${phone ? image(phone) : ''}<figcaption>${caption}</figcaption></figure>`;
      });
  const cells = [...figures(large, 'large'), ...figures(pictures, 'small')];
  await page.setContent(`<style>
    body { margin: 12px; display: grid; grid-template-columns: repeat(4, 1fr); gap: 12px; font: 11px sans-serif; background: #ddd; }
    figure { margin: 0; } img { height: 190px; object-fit: cover; object-position: top; background: white; margin-right: 4px; }
    .desktop { width: 296px; } .phone { width: 88px; }
    .large { grid-column: span 2; font-size: 14px; margin-bottom: 8px; }
    .large img { height: 424px; margin-right: 6px; } .large .desktop { width: 576px; } .large .phone { width: 196px; }
  </style>${cells.join('')}`);
  await page.waitForFunction(() => [...document.images].every(({ complete }) => complete));
  for (const quality of [60, 45, 30]) {
    const sheet = await page.screenshot({ fullPage: true, type: 'jpeg', quality });
    if (sheet.length < sheetBytesMax) return sheet;
  }
  throw new Error('The sheet is over a megabyte even at low quality: show fewer pages or brands on it.');
}

const { values } = parseArgs({
  options: { org: { type: 'string', multiple: true }, only: { type: 'string' }, pages: { type: 'boolean' } },
});
const { only, org: orgs = [''] } = values;
const ways = waysIn.filter(({ name, path }) => only === undefined || name.includes(only) || path.includes(only));
const wantedStops = stops.filter(
  ({ name, screen = '' }) => !values.pages && (only === undefined || name.includes(only) || screen.includes(only)),
);
const executablePath = ensureBrowser();
const product = await startProduct();
try {
  const browser = await chromium.launch({ executablePath, args: [...browserFlags] });
  rmSync(folder, { recursive: true, force: true });
  const pictures: Picture[] = [];
  const journey: Picture[] = [];
  for (const org of orgs) {
    const [desktop, phone] = await Promise.all([
      takeAll(browser, product.url, org, 'desktop', ways),
      takeAll(browser, product.url, org, 'phone', ways),
    ]);
    pictures.push(...desktop, ...phone);
  }
  if (only === undefined) {
    writeFileSync(sheetFile('screens'), await makeSheet(browser, pictures, await takeTelling(browser, product.url)));
    console.log('Every page is on docs/screens.jpg.');
  }
  for (const org of orgs)
    for (const stop of wantedStops)
      journey.push(
        ...(await takeStop(browser, product.url, org, stop).catch((error: unknown) => {
          console.log(`  ${stop.name} has no picture: ${String(error)}`);
          return [];
        })),
      );
  console.log(
    `${pictures.length + journey.length} pictures of ${ways.length + wantedStops.length} places are in .screens/.`,
  );
  if (only === undefined && !values.pages) {
    writeFileSync(sheetFile('screens-application'), await makeSheet(browser, journey));
    console.log('The application is on docs/screens-application.jpg.');
  }
  await browser.close();
} finally {
  await product.stop();
}
