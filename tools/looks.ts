/**
 * `npm run looks`: opens the main screens in five brands, on a desktop and on a phone, and compares each with the picture
 * that is kept of it in test/looks/. What differs is named, and lies beside the kept one in .reports/looks/. First it
 * proves that it can see: a moved button, a missing card and another brand's color must be red, the same page again green.
 * `--update` keeps what it sees now, `--only text` and `--org CODE` choose.
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { type Browser, chromium, type Page } from '@playwright/test';
import { sandboxEnv, startProduct } from '../test/e2e/start-product.ts';
import { type Look, looks } from '../test/looks/rows.ts';
import { browserFlags, ensureBrowser } from './browser.ts';
import { arrive } from './looks/arrive.ts';
import { differences, type Patch } from './looks/compare.ts';
import { proveEyes } from './looks/eyes.ts';
import {
  asKept,
  dropStrangers,
  fileOf,
  keep,
  keptBytes,
  keptBytesMax,
  keptOf,
  type Place,
  places,
  showBoth,
  shrunk,
} from './looks/kept.ts';
import { open, type Size, setClock, stillContext, take } from './looks/still.ts';
import { reports } from './tree.ts';

const { values } = parseArgs({
  options: {
    update: { type: 'boolean' },
    only: { type: 'string', multiple: true },
    org: { type: 'string', multiple: true },
    /** More flags for the browser, to see what another way of drawing letters comes to. */
    flag: { type: 'string', multiple: true },
  },
});
/** Said and not left to the machine: with other hints a line may break elsewhere. */
const lettersAlike = ['--font-render-hinting=full', '--disable-lcd-text', '--force-color-profile=srgb'];
const { update = false, only = [''], org: orgs, flag: flags = [] } = values;
const shown = join(reports, 'looks');

interface Taken {
  readonly place: Place;
  readonly image: Buffer;
}

/** One screen in one brand, in each of its sizes, of one and the same application. */
async function takeLook(browser: Browser, url: string, org: string, look: Look): Promise<Taken[]> {
  const seed = 700 + looks.findIndex(({ name }) => name === look.name);
  const { path = '/dashboard', stop } = look;
  const arrived = stop
    ? await arrive(browser, url, org, { name: look.name, ...stop }, seed)
    : { path, enter: async () => {} };
  const taken: Taken[] = [];
  for (const { size } of places.filter((place) => place.org === org && place.name === look.name)) {
    const page = await opened(browser, url, org, arrived, size);
    taken.push({ place: { org, name: look.name, size }, image: await take(page) });
    await page.context().close();
  }
  return taken;
}

async function opened(
  browser: Browser,
  url: string,
  org: string,
  arrived: Awaited<ReturnType<typeof arrive>>,
  size: Size,
): Promise<Page> {
  const context = await stillContext(browser, size);
  await arrived.enter(context);
  const page = await context.newPage();
  const address = new URL(arrived.path, url);
  address.searchParams.set('org', org);
  await open(page, address);
  return page;
}

const said = ({ left, top, width, height, kind }: Patch) =>
  `${kind === 'shape' ? 'something else' : 'another color'} at ${left}, ${top} (${width} by ${height})`;

async function judge({ place, image }: Taken): Promise<string | undefined> {
  const is = await shrunk(image);
  const large = join(shown, fileOf(place).replace('.webp', '.png'));
  if (update) {
    await keep(place, is);
    // Someone looks at it before it is committed.
    mkdirSync(dirname(large), { recursive: true });
    writeFileSync(large, image);
    return undefined;
  }
  const was = await keptOf(place);
  if (!was) return `${fileOf(place)}: no picture of it is kept; npm run looks -- --update keeps one`;
  const found = differences(was, await asKept(is));
  if (found.length === 0) return undefined;
  await showBoth(large, image, was, found);
  const more = found.length > 3 ? `, and ${found.length - 3} more places` : '';
  return `${fileOf(place)}: ${found.slice(0, 3).map(said).join('; ')}${more}`;
}

async function run(browser: Browser, url: string): Promise<readonly string[]> {
  const wanted = looks.filter(({ name }) => only.some((text) => name.includes(text)));
  const chosen = [...new Set(places.map(({ org }) => org))].filter((org) => orgs?.includes(org) ?? true);
  const work = chosen.flatMap((org) => wanted.map((look) => ({ org, look })));
  const wrong: string[] = [];
  const lane = async () => {
    for (let next = work.shift(); next; next = work.shift()) {
      const { org, look } = next;
      const taken = await takeLook(browser, url, org, look).catch((error: unknown) => String(error));
      if (typeof taken === 'string') wrong.push(`${org} ${look.name}: ${taken}`);
      else for (const one of taken) wrong.push(...[await judge(one)].filter((sentence) => sentence !== undefined));
    }
  };
  await Promise.all([lane(), lane()]);
  return wrong;
}

const executablePath = ensureBrowser();
const product = await startProduct({ env: sandboxEnv });
try {
  rmSync(shown, { recursive: true, force: true });
  await setClock(product.url);
  const browser = await chromium.launch({ executablePath, args: [...browserFlags, ...lettersAlike, ...flags] });
  const blind = await proveEyes(browser, product.url);
  const wrong = [...blind, ...(await run(browser, product.url))];
  await browser.close();
  if (update) dropStrangers();
  if (keptBytes() > keptBytesMax) wrong.push(`The kept pictures are over ${keptBytesMax / 1_000_000} MB.`);
  for (const sentence of wrong) console.log(`  ${sentence}`);
  if (wrong.length > 0) console.log('Look at .reports/looks/. Where the new look is right: npm run looks -- --update');
  else
    console.log(
      update
        ? 'The pictures are kept as they are now; .reports/looks/ has them large.'
        : 'Every screen looks as it is kept.',
    );
  process.exitCode = wrong.length > 0 ? 1 : 0;
} finally {
  await product.stop();
}
