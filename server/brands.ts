/**
 * Reads `brands/`. A brand file with a mistake, or two that claim one host, stops the start with a sentence. Read again while
 * the product runs, all brands change at once or none does, so everyone asks the shelf when they need something and keeps
 * nothing of it.
 */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Brand, parseBrand } from '#core/brand/brand.ts';
import { checkBrands, isMainSite, withProvidersTrustees } from '#core/brand/check-brands.ts';
import { orgResolver, type ResolvedOrg, siteFor } from '#core/brand/resolve-org.ts';

interface BrandFile {
  readonly content: Buffer;
  readonly type: string;
  readonly etag: string;
}

export interface BrandShelf extends Shelf {
  /** Reads the folder again. A mistake in it throws, and what was there before stays. */
  reload(): Promise<void>;
}

interface Shelf {
  readonly all: readonly Brand[];
  /** The lender that runs the product; its site answers where no partner's does. */
  readonly provider: Brand;
  byCode(orgCode: string): Brand | undefined;
  /** Which of an organization's sites lends on a house in this state: New York has one of its own. */
  siteFor(canonicalOrgCode: string, state: string): Brand | undefined;
  /** The organizations that own data: each has one main site, some have a second. */
  readonly organizations: readonly string[];
  resolve(query: unknown, host: string | undefined): ResolvedOrg;
  file(brand: string, name: string): BrandFile | undefined;
}

const served: Readonly<Record<string, string>> = {
  '.svg': 'image/svg+xml',
  '.json': 'application/json; charset=utf-8',
};

export async function loadBrands(folder: string): Promise<BrandShelf> {
  let shelf = await readShelf(folder, 'first');
  let turn: Promise<unknown> = Promise.resolve();
  return {
    get all() {
      return shelf.all;
    },
    get provider() {
      return shelf.provider;
    },
    get organizations() {
      return shelf.organizations;
    },
    byCode: (orgCode) => shelf.byCode(orgCode),
    siteFor: (canonicalOrgCode, state) => shelf.siteFor(canonicalOrgCode, state),
    resolve: (query, host) => shelf.resolve(query, host),
    file: (brand, name) => shelf.file(brand, name),
    reload: () => {
      // One after the other: the older of two readings must not be the one that stays.
      const read = turn.then(async () => {
        shelf = await readShelf(folder, 'again');
      });
      turn = read.catch(() => {});
      return read;
    },
  };
}

async function readShelf(folder: string, time: 'first' | 'again'): Promise<Shelf> {
  const names = readdirSync(folder, { withFileTypes: true }).filter(
    (entry) => entry.isDirectory() && !entry.name.startsWith('_'),
  );
  const read: Brand[] = [];
  const files = new Map<string, BrandFile>();
  for (const { name } of names) {
    read.push(await readBrand(folder, name, time));
    for (const file of readdirSync(join(folder, name))) {
      const type = served[extname(file)];
      if (!type) continue;
      const content = readFileSync(join(folder, name, file));
      files.set(`${name}/${file}`, {
        content,
        type,
        etag: etagOf(content),
      });
    }
  }
  const refusals = checkBrands(read.map((brand) => ({ brand, file: fileOf(brand.brand) })));
  if (refusals.length > 0)
    throw new Error(
      `The brands cannot be used: ${refusals.map(({ file, reason }) => `${file}: ${reason}`).join('; ')}`,
    );
  const all = read.map((brand) => withProvidersTrustees(brand, read.find(isMainSite)));
  const provider = all.find(isMainSite);
  if (!provider) throw new Error(`No brand in ${folder} is the provider's own.`);
  const byCode = new Map(all.map((brand) => [brand.orgCode, brand]));
  const resolve = orgResolver(all);
  return {
    all,
    provider,
    byCode: (orgCode) => byCode.get(orgCode),
    siteFor: (canonicalOrgCode, state) =>
      siteFor(
        all.filter((brand) => brand.canonicalOrgCode === canonicalOrgCode),
        state,
      ),
    organizations: [...new Set(all.map(({ canonicalOrgCode }) => canonicalOrgCode))],
    resolve: (query, host) => resolve({ query: typeof query === 'string' ? query : undefined, host }),
    file: (brand, name) => files.get(`${brand}/${name}`),
  };
}

async function readBrand(folder: string, name: string, time: 'first' | 'again'): Promise<Brand> {
  const path = join(folder, name, 'brand.ts');
  if (!existsSync(path)) throw new Error(`brands/${name} has no brand.ts.`);
  const { href } = pathToFileURL(path);
  // Node keeps a module by its address for good: other content has another address.
  const address = time === 'first' ? href : `${href}?${etagOf(readFileSync(path)).slice(1, -1)}`;
  const module: { brand?: unknown } = await import(address).catch((error: unknown) => {
    throw new Error(`${fileOf(name)} cannot be read: ${error instanceof Error ? error.message : 'it is no module'}`);
  });
  const parsed = parseBrand(module.brand, fileOf(name));
  if (!parsed.ok)
    throw new Error(
      `The brands cannot be used: ${parsed.refusals.map(({ file, reason }) => `${file}: ${reason}`).join('; ')}`,
    );
  return parsed.value;
}

function etagOf(content: Buffer): string {
  return `"${createHash('sha256').update(content).digest('base64url').slice(0, 20)}"`;
}

function fileOf(name: string): string {
  return `brands/${name}/brand.ts`;
}
