/**
 * The fonts of papers, opened once. Reading a font's tables again for each paper was half the work of drawing one; what a
 * font has read it keeps, and a paper only takes from it what it needs.
 */
import { readFileSync } from 'node:fs';
import { create } from 'fontkit';
import { body, bold } from './pen.ts';

export const openedFonts = [body, bold].map((path) => [path, create(readFileSync(path))] as const);
