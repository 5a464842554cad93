/** Proves, before anything is judged, that the comparison sees what it must and overlooks what it may. */
import type { Browser, Page } from '@playwright/test';
import { differences, type Pixels } from './compare.ts';
import { asKept, shrunk } from './kept.ts';
import { open, stillContext, take } from './still.ts';

interface Trial {
  readonly what: string;
  /** A rule of style that does it to the page; none is the same page again. */
  readonly style: string;
  readonly isSeen: boolean;
}

const trials: readonly Trial[] = [
  { what: 'the same page again', style: '', isSeen: false },
  { what: 'a button moved by 12 pixels', style: 'main button[type=submit] { translate: 12px 12px }', isSeen: true },
  {
    what: 'a missing card',
    style: 'main fieldset, main form > div:nth-of-type(2) { visibility: hidden }',
    isSeen: true,
  },
  { what: 'the accent of another brand', style: ':root, body { --color-accent: #7f3117 !important }', isSeen: true },
  { what: 'another ground', style: 'body { background: #fff6ea !important }', isSeen: true },
];

async function look(page: Page, url: URL, style: string): Promise<Pixels> {
  await open(page, url);
  if (style !== '')
    await page.evaluate((rules) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(rules);
      document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    }, style);
  return asKept(await shrunk(await take(page)));
}

/** What it got wrong; nothing when its eyes are good. */
export async function proveEyes(browser: Browser, url: string): Promise<readonly string[]> {
  const context = await stillContext(browser, 'desktop');
  const page = await context.newPage();
  const address = new URL('/account/heloc/register-v2', url);
  const was = await look(page, address, '');
  const wrong: string[] = [];
  for (const { what, style, isSeen } of trials) {
    const found = differences(was, await look(page, address, style));
    if (found.length > 0 !== isSeen)
      wrong.push(`The comparison ${isSeen ? 'does not see' : 'is startled by'} ${what}.`);
  }
  await context.close();
  return wrong;
}
