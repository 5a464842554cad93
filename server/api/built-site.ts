/** What `vite build` made, read into memory once: the HTML of each site and every asset with its compressed twin. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type FaceName, faces } from '#core/brand/pairings.ts';
import type { DrawFirstPage } from './first-page.ts';
import type { DrawOutside } from './outside.ts';

interface Asset {
  readonly type: string;
  readonly plain: Buffer;
  readonly brotli: Buffer | undefined;
}

export interface BuiltSite {
  readonly pages: {
    readonly borrower: string;
    readonly outside: string;
    readonly console: string;
    readonly dev: string;
  };
  readonly assets: ReadonlyMap<string, Asset>;
  /** Where each face of a brand's type is. */
  readonly faceFiles: Readonly<Record<FaceName, string>>;
  /** Tags that fetch what a page needs along with the site, instead of after the site has asked for it. */
  readonly ahead: Readonly<Record<keyof typeof aheadParts, string>>;
  /** The same for each screen of an application, by its name. */
  readonly aheadOfScreen: ReadonlyMap<string, string>;
  /** Draws that page for the server. */
  readonly drawFirstPage: DrawFirstPage;
  /** The styles of the site that a page outside it shares: bar, foot, the button of the chat. */
  readonly outsideStyles: string;
  readonly drawOutside: DrawOutside;
}

const contentTypes: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.json': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
  '.wasm': 'application/wasm',
};

export async function readBuiltSite(folder: string, assetsUrl: string): Promise<BuiltSite> {
  if (!existsSync(join(folder, 'borrower', 'index.html'))) {
    throw new Error('The pages are not built yet. Run npm start, which builds them, or node tools/build.ts.');
  }
  const page = (name: string) =>
    readFileSync(join(folder, name, 'index.html'), 'utf8').replaceAll('"/assets/', `"${assetsUrl}/assets/`);
  const drawing = (name: string) => import(pathToFileURL(join(folder, 'drawing', name)).href);
  const assets = new Map<string, Asset>();
  for (const name of readdirSync(join(folder, 'assets'))) {
    if (name.endsWith('.br')) continue;
    const path = join(folder, 'assets', name);
    const brotli = existsSync(`${path}.br`) ? readFileSync(`${path}.br`) : undefined;
    assets.set(`/assets/${name}`, {
      type: contentTypes[extname(name)] ?? 'application/octet-stream',
      plain: readFileSync(path),
      brotli,
    });
  }
  const manifest = readJson<Manifest>(folder, 'manifest.json');
  const { drawFirstPage } = await drawing('first-page.js');
  const { drawOutside } = await drawing('draw.js');
  return {
    drawFirstPage,
    drawOutside,
    outsideStyles: stylesOf(manifest, outsideParts, assetsUrl),
    pages: {
      borrower: page('borrower'),
      outside: page('borrower/outside'),
      console: page('console'),
      dev: page('dev'),
    },
    assets,
    faceFiles: faceFiles([...assets.keys()], assetsUrl),
    ahead: {
      registration: aheadOf(manifest, aheadParts.registration, assetsUrl),
      dashboard: aheadOf(manifest, aheadParts.dashboard, assetsUrl),
      other: aheadOf(manifest, aheadParts.other, assetsUrl),
    },
    aheadOfScreen: aheadOfScreens(manifest, readJson<Record<string, string>>(folder, 'screens.json'), assetsUrl),
  };
}

/** What every page of a kind needs, as far as its address tells. */
const aheadParts = {
  registration: ['borrower/screens/register/register-page.tsx'],
  dashboard: ['borrower/other-routes.tsx', 'borrower/screens/dashboard/dashboard-page.tsx'],
  other: ['borrower/other-routes.tsx'],
} as const;

/** tools/build.ts copies them under `<face>-<hash>.woff2`. */
function faceFiles(paths: readonly string[], assetsUrl: string): BuiltSite['faceFiles'] {
  const found = Object.keys(faces).map((face) => {
    const path = paths.find((one) => one.startsWith(`/assets/${face}-`) && one.endsWith('.woff2'));
    if (path === undefined) throw new Error(`The pages were built without the face ${face}. Run node tools/build.ts.`);
    return [face, `${assetsUrl}${path}`];
  });
  return Object.fromEntries(found) as Record<FaceName, string>;
}

interface Chunk {
  readonly file: string;
  readonly css?: readonly string[];
  readonly imports?: readonly string[];
}

type Manifest = Readonly<Record<string, Chunk>>;

const readJson = <T>(folder: string, name: string) => JSON.parse(readFileSync(join(folder, name), 'utf8')) as T;

/** A chunk with all that it needs. */
function chunksOf(manifest: Manifest, pages: readonly string[]): ReadonlySet<Chunk> {
  const visit = (key: string, seen: Set<Chunk>): Set<Chunk> => {
    const chunk = manifest[key];
    if (!chunk)
      throw new Error(`The pages were built without ${key}, which is to be fetched ahead. Run node tools/build.ts.`);
    if (seen.has(chunk)) return seen;
    seen.add(chunk);
    for (const needed of chunk.imports ?? []) visit(needed, seen);
    return seen;
  };
  return pages.reduce((seen, page) => visit(page, seen), new Set<Chunk>());
}

const site = 'borrower/index.html';
const outsideParts = [
  site,
  'borrower/shell/footer.tsx',
  'borrower/chat/mount.tsx',
  'borrower/screens/site/contact-page.tsx',
];
const styleTag = (file: string, assetsUrl: string) => `<link rel="stylesheet" crossorigin href="${assetsUrl}/${file}">`;

function stylesOf(manifest: Manifest, parts: readonly string[], assetsUrl: string): string {
  const styles = new Set([...chunksOf(manifest, parts)].flatMap(({ css = [] }) => css));
  return [...styles].map((file) => styleTag(file, assetsUrl)).join('');
}

/** The table of screens and the screen itself, with the frame that all of them share. */
function aheadOfScreens(
  manifest: Manifest,
  files: Readonly<Record<string, string>>,
  assetsUrl: string,
): ReadonlyMap<string, string> {
  return new Map(
    Object.entries(files).map(([screen, file]) => [
      screen,
      aheadOf(manifest, ['borrower/journey-routes.tsx', file], assetsUrl),
    ]),
  );
}

function aheadOf(manifest: Manifest, parts: readonly string[], assetsUrl: string): string {
  const known = new Set([...chunksOf(manifest, [site])].map(({ file }) => file));
  const own = [...chunksOf(manifest, parts)].filter(({ file }) => !known.has(file));
  return [
    ...own.map(({ file }) => `<link rel="modulepreload" crossorigin href="${assetsUrl}/${file}">`),
    ...own.flatMap(({ css = [] }) => css).map((file) => styleTag(file, assetsUrl)),
  ].join('');
}
