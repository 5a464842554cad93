/** The header of every brand, as it is drawn: its name is never cut, at any width, in its own face. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { signedInPx } from './bar.ts';
import { expect, test } from './fixtures.ts';

const brands = readdirSync(join(import.meta.dirname, '..', '..', 'brands'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && !entry.name.startsWith('_'))
  .map(({ name }) => name.toUpperCase().replaceAll('-', '_'));

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

test('no logo is cut at any width, in any brand, logged in or not @desktop', async ({ page }) => {
  // As the server draws it: without scripts 62 pages take a few seconds.
  await page.route(/\.js$/, (route) => route.fulfill({ contentType: 'text/javascript', body: '' }));
  const found: string[] = [];
  for (const org of brands) {
    await page.goto(`/account/heloc/register-v2?org=${org}`);
    await page.evaluate(() => document.fonts.ready);
    for (const width of [320, 390, 1280])
      for (const fault of await faults(page, width, width < 1000 ? signedInPx : 0))
        found.push(`${org} at ${width}: ${fault}`);
  }
  expect(found).toEqual([]);
});
