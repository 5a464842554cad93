/** The project's files as the tools see them: path (forward slashes, from the root) → text. Nothing built or installed. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export const root = join(import.meta.dirname, '..');
/** Where each runner leaves what happened in its last run, for `npm run ledger` and for people. */
export const reports = join(root, '.reports');

/** A file that is not text is there by name, with nothing in it. */
export type Tree = ReadonlyMap<string, string>;

/** One thing that is not as it should be, where, and what would be right. */
export interface Fault {
  readonly file: string;
  readonly line: number;
  readonly sentence: string;
}

const notOurs = new Set(['node_modules', 'dist', 'coverage', '.git', '.data', '.reports', '.screens', '.papers']);
const isText = /\.(ts|tsx|mjs|js|json|css|html|sql|md|svg|tsv|yml|yaml|txt)$|(^|\/)[^./]+$|(^|\/)\.[a-z]+$/;

export function readTree(folder: string): Tree {
  const tree = new Map<string, string>();
  for (const path of listFiles(folder))
    tree.set(path, isText.test(path) ? readFileSync(join(folder, path), 'utf8') : '');
  return tree;
}

export function listFiles(folder: string, under = ''): string[] {
  return readdirSync(join(folder, under), { withFileTypes: true })
    .filter(({ name }) => !notOurs.has(name) && !name.startsWith('.build-'))
    .flatMap((entry) => {
      const path = under === '' ? entry.name : `${under}/${entry.name}`;
      if (entry.isDirectory()) return listFiles(folder, path);
      return entry.isFile() ? [path] : [];
    })
    .sort();
}

export const isCode = (path: string) => /\.(ts|tsx)$/.test(path);
/** Tests, stories and what only they use: they may reach where the product may not. */
export const isTest = (path: string) =>
  /\.(spec|stories)\.tsx?$|(^|\/)test-[^/]*\.ts$|(^|\/)stories\/|^test\//.test(path);
