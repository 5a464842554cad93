/**
 * `node tools/new.ts <what> <name> …` makes a complete, fit new thing of a kind this house has many of, asks nothing,
 * and says what to edit. It never leaves a half-made thing behind: what is refused is taken away again.
 */
import { cpSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseBrand } from '#core/brand/brand.ts';
import type { BrandFile } from '#core/brand/check-brands.ts';
import { checkBrands } from '#core/brand/check-brands.ts';

type Maker = { readonly usage: string; readonly make: (root: string, words: readonly string[]) => Promise<string[]> };

const makers: Record<string, Maker> = {
  brand: { usage: 'brand <CODE> [display name]', make: newBrand },
};

/** Copies brands/_template, puts the names in, checks the result among all brands; gives back what to do next. */
export async function newBrand(root: string, [code = '', ...nameWords]: readonly string[]): Promise<string[]> {
  if (!/^[A-Z][A-Z0-9]*(_[A-Z0-9]+)*$/.test(code)) {
    throw new Error(`"${code}" is no brand code: it is written in UPPER_SNAKE, like SALT_AND_CEDAR.`);
  }
  const folder = code.toLowerCase().replaceAll('_', '-');
  const brands = join(root, 'brands');
  const target = join(brands, folder);
  if (existsSync(target)) throw new Error(`brands/${folder} is there already.`);
  const existing = await readBrands(brands);
  const display = nameWords.join(' ') || titleCase(code);
  cpSync(join(brands, '_template'), target, { recursive: true });
  try {
    fillIn(target, { code, folder, display, short: shortened(display) });
    const refusals = checkBrands([...existing, await readBrand(brands, folder)]);
    if (refusals.length > 0) throw new Error(refusals.map(({ file, reason }) => `${file}: ${reason}`).join('\n'));
  } catch (error) {
    rmSync(target, { recursive: true });
    throw error;
  }
  return [
    `brands/${folder} is a brand now: ${display} (${code}).`,
    `  See it             npm run dev, then http://${folder}.localhost:4400`,
    '  Its facts          brand.ts: legal name, hosts, support, NMLS id, address, states, products, pricing',
    '  Its looks          brand.ts (theme, character), logo.svg, favicon.svg, loader.json',
    `  Then               npx biome check --write brands/${folder} && npx vitest run --project unit brands`,
  ];
}

type Names = { readonly code: string; readonly folder: string; readonly display: string; readonly short: string };

/** The template is itself a fit brand, so its own names are the places to fill in. */
function fillIn(target: string, { code, folder, display, short }: Names): void {
  edit(join(target, 'brand.ts'), (text) =>
    text
      .replaceAll('NEW_BRAND', code)
      .replaceAll('new-brand', folder)
      .replace("short: 'New Brand'", () => `short: ${quoted(short)}`)
      .replaceAll("'New Brand'", () => quoted(display)),
  );
  for (const name of ['logo.svg', 'favicon.svg']) {
    edit(join(target, name), (text) => text.replace('<title>New Brand<', () => `<title>${escaped(display)}<`));
  }
}

function edit(file: string, change: (text: string) => string): void {
  writeFileSync(file, change(readFileSync(file, 'utf8')));
}

async function readBrands(brands: string): Promise<BrandFile[]> {
  const entries = readdirSync(brands, { withFileTypes: true });
  const folders = entries.filter((entry) => entry.isDirectory() && !entry.name.startsWith('_'));
  return Promise.all(folders.map(({ name }) => readBrand(brands, name)));
}

async function readBrand(brands: string, folder: string): Promise<BrandFile> {
  const file = `brands/${folder}/brand.ts`;
  const module: { brand?: unknown } = await import(pathToFileURL(join(brands, folder, 'brand.ts')).href);
  const parsed = parseBrand(module.brand, file);
  if (!parsed.ok) throw new Error(parsed.refusals.map(({ reason }) => `${file}: ${reason}`).join('\n'));
  return { brand: parsed.value, file };
}

function titleCase(code: string): string {
  return code
    .split('_')
    .map((word) => word.slice(0, 1) + word.slice(1).toLowerCase())
    .join(' ');
}

/** As many whole words as fit in a short name; a single long word is cut. */
function shortened(display: string): string {
  const fitting = display.slice(0, 25).split(' ').slice(0, -1).join(' ');
  return display.length <= 24 ? display : fitting || display.slice(0, 24);
}

function quoted(text: string): string {
  return text.includes("'") ? JSON.stringify(text) : `'${text.replaceAll('\\', '\\\\')}'`;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}

if (import.meta.main) {
  const [what = '', ...words] = process.argv.slice(2);
  const maker = Object.hasOwn(makers, what) ? makers[what] : undefined;
  try {
    if (!maker)
      throw new Error(
        Object.values(makers)
          .map(({ usage }) => `Usage: node tools/new.ts ${usage}`)
          .join('\n'),
      );
    console.log((await maker.make(join(import.meta.dirname, '..'), words)).join('\n'));
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
