/**
 * The header of every brand, as it is drawn: its name is never cut, at any width, in its own face. In each run those with
 * the longest names and the longest words of each kind of header; with `npm run test:full` all.
 */
import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import type { Brand } from '#core/brand/brand.ts';
import { characterOf } from '#core/brand/character.ts';
import { loadBrands } from '#server/brands.ts';
import { apply } from './application-page.ts';
import { expect, isFull, test } from './fixtures.ts';

const { all: every } = await loadBrands(join(import.meta.dirname, '..', '..', 'brands'));

const kindOf = (brand: Brand) => characterOf(brand).header;
const longestWord = ({ names: { display } }: Brand) => Math.max(...display.split(/[ -]/).map(({ length }) => length));
const longest = (of: readonly Brand[], length: (brand: Brand) => number) =>
  of.toSorted((one, other) => length(other) - length(one)).slice(0, 2);

const kinds = Map.groupBy(every, kindOf);
const looked = isFull
  ? new Set(every)
  : new Set(
      [...kinds.values()].flatMap((of) => [
        ...longest(of, longestWord),
        ...longest(of, ({ names: { display } }) => display.length),
      ]),
    );

/** How wide what stands beside the name is for someone who is logged in, in each kind of header: the name needs the rest. */
async function signedInPx(browser: Browser, baseURL = ''): Promise<ReadonlyMap<string, number>> {
  const widths = new Map<string, number>();
  for (const [kind, [brand]] of kinds) {
    const context = await browser.newContext({ baseURL, viewport: { width: 390, height: 844 } });
    const page = await context.newPage();
    const { token } = await apply(page.request, { org: brand?.orgCode ?? '' });
    await page.goto(`/terms?org=${brand?.orgCode}`);
    await page.evaluate((jwt) => localStorage.setItem('jwt', `Bearer ${jwt}`), token);
    await page.goto(`/dashboard?org=${brand?.orgCode}`);
    await expect(page.getByRole('button', { name: 'Notifications' })).toBeVisible();
    const actions = page.getByRole('button', { name: 'Menu', exact: true }).locator('..');
    widths.set(kind, (await actions.boundingBox())?.width ?? 0);
    await context.close();
  }
  return widths;
}

/** What is wrong with the header of this page, at this width. */
async function faults(page: Page, width: number, actionsPx: number): Promise<string[]> {
  await page.setViewportSize({ width, height: 800 });
  return page.evaluate((actionsPx) => {
    const [header, name, mark] = ['header', 'header [aria-hidden]', 'header img'].map((one) =>
      document.querySelector(one),
    );
    const actions = header?.firstElementChild?.lastElementChild;
    if (!(name instanceof HTMLElement) || !(actions instanceof HTMLElement) || !mark)
      return ['no name, mark or actions'];
    actions.style.minInlineSize = `${actionsPx}px`;
    const [text, picture, end] = [name, mark, actions].map((one) => one.getBoundingClientRect()) as [
      DOMRect,
      DOMRect,
      DOMRect,
    ];
    const lines = text.height / Number.parseFloat(getComputedStyle(name).lineHeight);
    const isWhole = name.scrollWidth <= name.clientWidth + 1;
    name.style.overflowWrap = 'normal';
    const isUnbroken = name.scrollWidth <= name.clientWidth + 1;
    name.style.overflowWrap = '';
    return [
      !isWhole && 'the name is cut',
      !isUnbroken && innerWidth >= 390 && 'a word of the name is broken',
      lines > 2.2 && innerWidth >= 390 && 'the name takes more than two lines',
      text.right > end.left && 'the name runs into what stands beside it',
      (picture.width < 32 || picture.height !== picture.width) && 'the mark is squeezed',
      document.documentElement.scrollWidth > innerWidth && 'the page scrolls sideways',
    ].filter((fault) => fault !== false);
  }, actionsPx);
}

test('no logo is cut at any width, in any brand, logged in or not @desktop', async ({ page, browser, baseURL }) => {
  const besides = await signedInPx(browser, baseURL);
  expect(Math.min(...besides.values()), 'a bell, an account and a menu').toBeGreaterThan(100);
  // As the server draws it: without scripts 62 pages take a few seconds.
  await page.route(/\.js$/, (route) => route.fulfill({ contentType: 'text/javascript', body: '' }));
  const found: string[] = [];
  for (const brand of looked) {
    await page.goto(`/account/heloc/register-v2?org=${brand.orgCode}`);
    await page.evaluate(() => document.fonts.ready);
    for (const width of [320, 390, 1280])
      for (const fault of await faults(page, width, width < 1000 ? (besides.get(kindOf(brand)) ?? 0) : 0))
        found.push(`${brand.orgCode} at ${width}: ${fault}`);
  }
  expect(found).toEqual([]);
});
