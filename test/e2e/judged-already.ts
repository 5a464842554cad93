/**
 * Which pages axe has judged in this run. Many tests pass through the same page; one that has the same elements, the same
 * attributes and the same dress at the same width is not judged twice. With `npm run test:full` each is.
 */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';

/** Each worker's own: three workers may judge one look each. */
const looks = new Set<string>();
const mark = 'data-new-look';

/**
 * Whether a text can be read on what is behind it depends on how both look and on nothing else: a look is judged once a
 * run. Marks all that look as nothing did before, and says what to judge; `keep` once nothing was wrong with it.
 */
export async function newLooks(page: Page): Promise<{ readonly selector: string; keep(): void } | undefined> {
  const known = process.env['FULL'] === undefined ? [...looks] : [];
  const found = await page.evaluate(markNewLooks, { known, mark });
  if (found.length === 0) return undefined;
  return {
    selector: `[${mark}]`,
    keep: () => {
      for (const look of found) looks.add(look);
    },
  };
}

/** Runs in the page. */
function markNewLooks({ known, mark }: { readonly known: readonly string[]; readonly mark: string }): string[] {
  const behind = new Map<Element | null, string>([[null, '']]);
  const behindOf = (element: Element | null): string => {
    const kept = behind.get(element);
    if (kept !== undefined || element === null) return kept ?? '';
    const { backgroundColor, backgroundImage, opacity, filter } = getComputedStyle(element);
    const own = [backgroundColor, backgroundImage, opacity, filter]
      .join(' ')
      .replace(/^rgba\(0, 0, 0, 0\) none 1 none$/, '');
    const all = own === '' ? behindOf(element.parentElement) : `${behindOf(element.parentElement)} / ${own}`;
    behind.set(element, all);
    return all;
  };
  const seen = new Set(known);
  const fresh = new Set<string>();
  for (const element of document.querySelectorAll('body *')) {
    element.removeAttribute(mark);
    const isField = element.matches('input, textarea, select');
    if (!isField && ![...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim())) continue;
    const { width, height } = element.getBoundingClientRect();
    // What is not seen now is not judged now.
    if (width < 2 || height < 2 || !element.checkVisibility({ visibilityProperty: true })) continue;
    const { color, fontSize, fontWeight, textShadow } = getComputedStyle(element);
    const isOff = element.closest('[disabled], [aria-disabled="true"], [inert]') !== null;
    const look = [color, fontSize, fontWeight, textShadow, isOff, behindOf(element)].join(' ');
    if (seen.has(look)) continue;
    fresh.add(look);
    element.setAttribute(mark, '');
  }
  return [...fresh];
}

interface Judged {
  readonly has: boolean;
  keep(): void;
}

const judgeEach: Judged = { has: false, keep: () => {} };

export async function judgedAlready(page: Page): Promise<Judged> {
  // One product, one run: what it found is kept with the product's data, and goes with it.
  const data = process.env['PRODUCT_DATA'];
  if (process.env['FULL'] !== undefined || data === undefined) return judgeEach;
  const shape = await page.evaluate(shapeOfPage);
  const width = page.viewportSize()?.width ?? 0;
  const folder = join(data, 'judged');
  const file = join(folder, createHash('sha256').update(`${width} ${shape}`).digest('hex'));
  return {
    has: existsSync(file),
    keep: () => {
      mkdirSync(folder, { recursive: true });
      writeFileSync(file, '');
    },
  };
}

/** Runs in the page. Numbers of elements and what someone typed are left out; the brand's colors and whether there is a text are not. */
function shapeOfPage(): string {
  const plain = (text: string) => text.replaceAll(/[0-9a-f]{8}-[0-9a-f-]{27}|[^\sa-zA-Z]*\d[^\s]*/g, '#');
  const shapes: string[] = [];
  for (const element of document.querySelectorAll('*')) {
    if (element.matches('script, style, link, meta, [hidden] *')) continue;
    const attributes = [...element.attributes]
      .filter(({ name }) => !/^(href|src|d|points|transform|value|data-new-look)$/.test(name))
      .map(({ name, value }) => `${name}=${plain(value)}`);
    const hasText = [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim());
    shapes.push(`${element.tagName} ${attributes.sort().join(' ')} ${hasText ? 'text' : ''}`);
  }
  return [document.querySelector('head style')?.textContent, ...shapes].join('\n');
}
