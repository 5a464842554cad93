/**
 * What every browser test starts from. A test fails when its page breaks even if no one looked: an uncaught error, a
 * console error, a broken security policy, or a request of ours that fails. What a test provokes on purpose it allows
 * first: `faults.allow(/HTTP 503/)`.
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { type BrowserContext, test as base, expect, type Page, type Request, type Response } from '@playwright/test';
import type axe from 'axe-core';
import { unreadable } from '#core/journey/stories/readable.ts';
import { confirmWhenAsked } from './confirm.ts';
import { hasten } from './hasten.ts';
import { judgedAlready, newLooks } from './judged-already.ts';

export { expect };

/** The long round: `npm run test:full`. */
export const isFull = process.env['FULL'] !== undefined;

/** For what both widths show alike, where others have the width covered: one of them, and both in the long round. */
export const onlyAt = (width: 'desktop' | 'phone') => ({ tag: isFull ? [] : `@${width}` });

interface Faults {
  allow(...patterns: RegExp[]): void;
}

export const test = base.extend<{ faults: Faults }>({
  faults: [
    async ({ context }, use) => {
      const seen: string[] = [];
      const allowed: RegExp[] = [];
      await watch(context, (fault) => seen.push(fault));
      await confirmWhenAsked(context);
      await hasten(context);
      await use({ allow: (...patterns) => void allowed.push(...patterns) });
      const unexpected = seen.filter((fault) => !allowed.some((pattern) => pattern.test(fault)));
      expect(unexpected, 'faults on the page that the test did not allow').toEqual([]);
    },
    { auto: true },
  ],
});

async function watch(context: BrowserContext, report: (fault: string) => void): Promise<void> {
  context.on('weberror', (event) => report(`page error: ${event.error().message}`));
  context.on('console', (message) => {
    if (message.type() !== 'error' || isAboutAnAnswer(message.text())) return;
    report(`console error: ${message.text()}`);
  });
  context.on('response', (response) => {
    if (isOurs(response.request()) && isBroken(response)) report(`HTTP ${response.status()}: ${response.url()}`);
  });
  context.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? 'no reason';
    // A page that is left takes its unfinished requests with it.
    if (isOurs(request) && reason !== 'net::ERR_ABORTED') report(`request failed: ${request.url()} (${reason})`);
  });
  await context.addInitScript(() => {
    document.addEventListener(
      'securitypolicyviolation',
      ({ violatedDirective, blockedURI, sourceFile, lineNumber }) => {
        console.error(`policy violation: ${violatedDirective} ${blockedURI} at ${sourceFile}:${lineNumber}`);
      },
    );
  });
}

/** Chromium logs every answer from 400 up. Whether that answer was a fault is decided where answers are watched. */
const isAboutAnAnswer = (text: string) => text.startsWith('Failed to load resource: the server responded with');

const isOurs = (request: Request) => /(^|\.)localhost$/.test(new URL(request.url()).hostname);

/**
 * A refusal is an answer to a call or a page; a script, style or picture that is not there is a fault. To be asked to come
 * again in a moment is an answer too: a busy machine says so, and the page comes again.
 */
function isBroken(response: Response): boolean {
  if (response.status() === 503 && response.headers()['retry-after'] !== undefined) return false;
  const isAsset = ['script', 'stylesheet', 'image', 'font'].includes(response.request().resourceType());
  return response.status() >= (isAsset ? 400 : 500);
}

interface Violation {
  readonly id: string;
  readonly help: string;
  readonly targets: readonly string[];
}
type AxeCore = typeof axe;

/** The small one: the large is sent to each page more slowly, and is the same. */
const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const contrast = 'color-contrast';

/** A page that is led on while it is judged is judged again where it arrives. */
export async function expectNoAxeViolations(page: Page): Promise<void> {
  const loader = page.locator('#root > [inert]');
  // Words of the loader that come and go are too pale on the way; what it covers cannot be reached until it is gone.
  await expect(loader, 'the loader goes').toHaveCount(0);
  await expectReadable(page);
  const seen = await judgedAlready(page);
  if (seen.has) return;
  const at = page.url();
  const found = await violationsOn(page);
  if (found.length > 0 && ((await loader.count()) > 0 || page.url() !== at)) return expectNoAxeViolations(page);
  expect(found, `accessibility of ${new URL(page.url()).pathname}`).toEqual([]);
  seen.keep();
}

/** What it says is judged each time: pages of one shape may say different things. The workshop shows all that a program says. */
async function expectReadable(page: Page): Promise<void> {
  const { pathname } = new URL(page.url());
  if (/^\/dev\b/.test(pathname)) return;
  const seen = await page.locator('body').allInnerTexts();
  const said = [await page.title(), ...seen, await page.evaluate(heardOnPage)];
  const reader = /^\/console\b/.test(pathname) ? 'staff' : 'borrower';
  expect(unreadable(said.join('\n'), reader), `words of ${pathname}`).toEqual([]);
}

/** Runs in the page: what is not seen of it and read to those who cannot see it. */
function heardOnPage(): string {
  const heard = ['aria-label', 'alt', 'title', 'placeholder'].flatMap((name) =>
    [...document.querySelectorAll(`[${name}]`)].map((element) => element.getAttribute(name)),
  );
  return heard.join('\n');
}

/** In a sentence each, for those who walk many pages and tell of all that is wrong at the end. */
export async function violationsOn(page: Page): Promise<string[]> {
  // Put into the page once, and only what is wrong comes back: axe's own builder does more for each judgement, at twice the cost.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource);
  // Texts that are hard to read are half of what a judgement costs, so each look is judged once.
  const fresh = await newLooks(page);
  const found = await judge(page, fresh?.selector);
  // What was marked was drawn again before axe came to it.
  if (found === 'gone') return violationsOn(page);
  if (!found.some(({ id }) => id === contrast)) fresh?.keep();
  return found.map(({ id, help, targets }) => `${id}: ${help} at ${targets.join(', ')}`);
}

/** All rules in one run, since reading the page is most of what a run costs; contrast only where `looks` says. */
async function judge(page: Page, looks: string | undefined): Promise<readonly Violation[] | 'gone'> {
  return page.evaluate(
    async ({ looks, rules, contrast }) => {
      if (looks !== undefined && document.querySelector(looks) === null) return 'gone';
      const { axe } = window as unknown as { readonly axe: AxeCore };
      if (looks !== undefined) axe.configure({ rules: [{ id: contrast, selector: looks }] });
      const { violations } = await axe.run(window.document, {
        runOnly: { type: 'tag', values: rules },
        rules: { [contrast]: { enabled: looks !== undefined } },
        resultTypes: ['violations'],
      });
      return violations.map(({ id, help, nodes }) => {
        return { id, help, targets: nodes.map(({ target }) => target.join(' ')) };
      });
    },
    { looks, rules, contrast },
  );
}
