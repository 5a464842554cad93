/**
 * How long someone at the desk waits until a page stands: from the press that leads to it to the frame that shows what it
 * is about, in a browser, on a product of its own over a book. Each page is opened for the first time after a reload, so
 * that nothing is remembered; beside it stands what the product and PostgreSQL worked for it.
 */
import { type Browser, chromium, type Page } from '@playwright/test';
import { bankZone } from '#core/calendar/banking-days.ts';
import { dateIn } from '#core/calendar/zoned.ts';
import { bankingDays } from '#core/payments/funding-day.ts';
import type { Secret } from '#server/secret.ts';
import { startProduct } from '../../test/e2e/start-product.ts';
import { browserFlags, ensureBrowser } from '../../tools/browser.ts';
import { workedMicroseconds } from './cpu.ts';

export interface Shelf {
  readonly ownerUrl: Secret;
  readonly rootKey: Secret<Buffer>;
  /** Applications whose pages open. */
  readonly readable: readonly string[];
}

interface Opened {
  readonly ms: number;
  readonly workedUs: number;
}

interface Shown {
  readonly path: (turn: number, shelf: Shelf) => string;
  /** What it is about. */
  readonly stands: string;
  /** Typed into the field of the page; the wait begins with the last letter. */
  readonly typed?: string;
}

/** Of the sandbox's staff: an underwriter and funder, whose lists the book fills. */
const staffEmail = 'olive@staff.example';
const rounds = 7;
const before = '/console/mentions';
const bar = 'main h1';

const shown: Readonly<Record<string, Shown>> = {
  'the Work list': { path: () => '/console/work', stands: '[data-work]' },
  'an application': {
    path: (turn, { readable }) => `/console/applications/${readable[turn % readable.length]}`,
    stands: '#asked-now',
  },
  'search results': {
    path: () => '/console/find',
    stands: 'main a[href*="/console/applications/"]',
    typed: 'philippa quimbly',
  },
  closings: { path: () => '/console/closings', stands: bar },
  conditions: { path: () => '/console/conditions', stands: bar },
  overdue: { path: () => '/console/overdue', stands: bar },
  requests: { path: () => '/console/requests', stands: bar },
  'the map': { path: () => '/console/map', stands: bar },
  reports: { path: () => '/console/reports', stands: bar },
  // A day on which banks work: then lines stand in it, and a page of them is part of what is waited for.
  funding: {
    path: () => `/console/funding?day=${bankingDays(dateIn(bankZone, new Date()), 1)[0]}`,
    stands: 'main tbody tr',
  },
};

/** The pages in turn, some times over; the first round is not counted. */
export async function openedIn(shelf: Shelf, postmaster: number): Promise<ReadonlyMap<string, readonly Opened[]>> {
  const env = {
    DATABASE_URL: shelf.ownerUrl.reveal(),
    ROOT_KEY: shelf.rootKey.reveal().toString('base64'),
    ROLES: 'api',
  };
  const product = await startProduct({ env });
  try {
    const browser = await chromium.launch({ executablePath: ensureBrowser(), args: [...browserFlags] });
    try {
      const page = await enter(browser, product.url);
      const worked = () => workedMicroseconds(product.pid) + workedMicroseconds(postmaster);
      const opened = new Map<string, Opened[]>(Object.keys(shown).map((name) => [name, []]));
      for (let turn = 0; turn <= rounds; turn += 1)
        for (const [name, one] of Object.entries(shown)) {
          const seen = await open(page, one, one.path(turn, shelf), worked);
          if (seen === null) throw new Error(`${name}: it did not stand within half a minute.`);
          if (turn > 0) opened.get(name)?.push(seen);
        }
      return opened;
    } finally {
      await browser.close();
    }
  } finally {
    await product.stop();
  }
}

async function enter(browser: Browser, url: string): Promise<Page> {
  const context = await browser.newContext({ baseURL: url, viewport: { width: 1280, height: 800 } });
  const page = await context.newPage();
  const entered = await context.request.post('/dev/api/staff/session', { data: { email: staffEmail } });
  const { token } = (await entered.json()) as { token: string };
  await page.addInitScript((bearer) => localStorage.setItem('jwt-agent', `Bearer ${bearer}`), token);
  return page;
}

/** What was asked for by the page before is over when no more work is done. */
async function settled(worked: () => number): Promise<number> {
  for (let last = worked(); ; ) {
    await new Promise((resolve) => setTimeout(resolve, 100));
    const now = worked();
    if (now - last < 10_000) return now;
    last = now;
  }
}

async function open(page: Page, one: Shown, path: string, worked: () => number): Promise<Opened | null> {
  await page.goto(before);
  await page.locator('main h1').first().waitFor();
  const from = await settled(worked);
  const { stands, typed } = one;
  const ms = typed === undefined ? await goTo(page, path, stands) : await search(page, path, stands, typed);
  return ms === null ? null : { ms, workedUs: (await settled(worked)) - from };
}

/** As a press on a link moves it; counted in the page, which no one asks meanwhile. */
function goTo(page: Page, path: string, stands: string): Promise<number | null> {
  return page.evaluate(
    async ([to = '', wanted = '']) => {
      const heading = () => document.querySelector('main h1')?.textContent;
      const [from, left] = [performance.now(), heading()];
      history.pushState(null, '', to);
      dispatchEvent(new PopStateEvent('popstate'));
      const isThere = () =>
        heading() !== left && !document.querySelector('[data-coming]') && document.querySelector(wanted);
      while (!isThere()) {
        if (performance.now() - from > 30_000) return null;
        await new Promise(requestAnimationFrame);
      }
      await new Promise(requestAnimationFrame);
      return performance.now() - from;
    },
    [path, stands],
  );
}

async function search(page: Page, path: string, stands: string, typed: string): Promise<number | null> {
  await goTo(page, path, 'main input');
  await page.getByRole('searchbox').fill(typed);
  return page.evaluate(async (wanted) => {
    const from = performance.now();
    while (!document.querySelector(wanted)) {
      if (performance.now() - from > 30_000) return null;
      await new Promise(requestAnimationFrame);
    }
    await new Promise(requestAnimationFrame);
    return performance.now() - from;
  }, stands);
}
