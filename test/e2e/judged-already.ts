/**
 * Which pages axe has judged in this run. Many tests pass through the same page; one that has the same elements, the same
 * attributes and the same dress at the same width is not judged twice. With `npm run test:full` each is.
 */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';

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
      .filter(({ name }) => !/^(href|src|d|points|transform|value)$/.test(name))
      .map(({ name, value }) => `${name}=${plain(value)}`);
    const hasText = [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim());
    shapes.push(`${element.tagName} ${attributes.sort().join(' ')} ${hasText ? 'text' : ''}`);
  }
  return [document.querySelector('head style')?.textContent, ...shapes].join('\n');
}
