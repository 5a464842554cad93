/**
 * What axe has looked at in this run. It judges the shape of a page: elements, attributes, styles, whether there are words,
 * and the room there is. A page of the same shape at the same width, in the same dress, is looked at once, whichever
 * journey comes to it first; `FULL` looks each time.
 */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';

const isFull = process.env['FULL'] !== undefined;

export interface Look {
  readonly isKnown: boolean;
  /** To be called once nothing was found: what is at fault is looked at again. */
  remember(): void;
}

/** `folder` belongs to this run alone. All who test at the same time share it. */
export async function lookOf(page: Page, folder: string): Promise<Look> {
  if (isFull) return { isKnown: false, remember: () => {} };
  const mark = join(
    folder,
    createHash('sha256')
      .update(await page.evaluate(shape))
      .digest('hex'),
  );
  return {
    isKnown: existsSync(mark),
    remember: () => {
      mkdirSync(folder, { recursive: true });
      writeFileSync(mark, '');
    },
  };
}

function shape(): string {
  // Numbers and ids differ from person to person; nothing that axe looks for does because of them.
  const plain = (value: string) => value.replaceAll(/[0-9a-f]{8}-[0-9a-f-]{27}/g, '#').replaceAll(/\d+/g, '0');
  const told = (node: Node): string => {
    if (node.nodeType === Node.TEXT_NODE) return (node.textContent ?? '').trim() === '' ? '' : 'T';
    if (!(node instanceof Element) || node.tagName === 'SCRIPT') return '';
    if (node.tagName === 'STYLE') return `<style ${node.textContent}>`;
    const attributes = [...node.attributes].map(({ name, value }) => `${name}=${plain(value)}`).sort();
    return `<${node.tagName} ${attributes.join(' ')}>${[...node.childNodes].map(told).join('')}</>`;
  };
  const width = `${innerWidth} ${matchMedia('(prefers-color-scheme: dark)').matches}`;
  return `${width} ${told(document.documentElement)}`;
}
