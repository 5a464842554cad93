/** What the built site is made of: which files a chunk needs before it can run, and what they weigh as they travel. */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { FaceName } from '#core/brand/pairings.ts';
import { buildIfNeeded } from '../../tools/build.ts';
import { root } from '../../tools/tree.ts';

interface Chunk {
  readonly file: string;
  readonly name?: string;
  readonly css?: readonly string[];
  readonly imports?: readonly string[];
  readonly dynamicImports?: readonly string[];
}
export type Manifest = Readonly<Record<string, Chunk>>;

const dist = join(root, 'web', 'dist');
export const entry = 'borrower/index.html';

export async function readManifest(): Promise<Manifest> {
  await buildIfNeeded();
  return JSON.parse(readFileSync(join(dist, 'manifest.json'), 'utf8')) as Manifest;
}

/** Everything the browser must have before the given chunks can run: they and all they import, at whatever depth. */
export function filesOf(manifest: Manifest, keys: readonly string[]): { scripts: Set<string>; styles: Set<string> } {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  const visit = (key: string) => {
    const chunk = manifest[key];
    if (!chunk) throw new Error(`The build has no chunk '${key}': a measurement names what no longer exists.`);
    if (scripts.has(chunk.file)) return;
    scripts.add(chunk.file);
    for (const style of chunk.css ?? []) styles.add(style);
    for (const needed of chunk.imports ?? []) visit(needed);
  };
  for (const key of keys) visit(key);
  return { scripts, styles };
}

/** The screens that the entry leads to, at whatever depth, by their keys. */
function screensOf(manifest: Manifest): readonly string[] {
  const reachable = new Set<string>();
  const collect = (key: string) => {
    for (const next of [...(manifest[key]?.dynamicImports ?? []), ...(manifest[key]?.imports ?? [])]) {
      if (reachable.has(next)) continue;
      reachable.add(next);
      collect(next);
    }
  };
  collect(entry);
  return [...reachable].filter((key) => key.includes('/screens/'));
}

const nameOf = (key: string) => key.replace(/^.*\/screens\//, '').replace('.tsx', '');

/** The first step of registration, by its key. */
export const firstPage = 'borrower/screens/register/register-page.tsx';

/** What later pages share (rules about people, small blocks, the frame of the journey) and load once. */
export function sharedLater(manifest: Manifest): ReadonlySet<string> {
  const frame = Object.keys(manifest).find((key) => manifest[key]?.name === 'journey');
  if (!frame) throw new Error("The build has no chunk named 'journey': see the groups in web/vite.config.ts.");
  return filesOf(manifest, [frame]).scripts;
}

/** In kB of JavaScript, brotli: what `npm test` holds the pages to. */
export const budget = { firstLoad: 87, heaviestLaterPage: 45 } as const;

/** Every later page by name, with all it needs that the first did not bring. */
export function laterPages(manifest: Manifest, loaded: ReadonlySet<string>) {
  return screensOf(manifest).map((key) => ({
    name: nameOf(key),
    files: [...filesOf(manifest, [key]).scripts].filter((file) => !loaded.has(file)),
  }));
}

/** Compressed one by one, as they travel. kB are 1000 bytes. */
export function sizes(files: Iterable<string>): { brotli: number; gzip: number } {
  let [brotli, gzip] = [0, 0];
  for (const file of files) {
    const size = weighed.get(file) ?? weigh(file);
    weighed.set(file, size);
    brotli += size.brotli;
    gzip += size.gzip;
  }
  return { brotli: brotli / 1000, gzip: gzip / 1000 };
}

/** Many pages share a file, and to pack it takes longest. */
const weighed = new Map<string, { readonly brotli: number; readonly gzip: number }>();

function weigh(file: string) {
  const content = readFileSync(join(dist, file));
  const brotli = brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;
  return { brotli, gzip: gzipSync(content, { level: 9 }).length };
}

/** As they travel: a face is packed already. tools/build.ts copies them under `<face>-<hash>.woff2`. */
export function fontKilobytes(faces: readonly FaceName[]): number {
  const files = readdirSync(join(dist, 'assets')).filter((file) => file.endsWith('.woff2'));
  const bytes = faces.map((face) => {
    const file = files.find((one) => one.startsWith(`${face}-`));
    if (!file) throw new Error(`The build has no file of the face ${face}.`);
    return statSync(join(dist, 'assets', file)).size;
  });
  return bytes.reduce((sum, each) => sum + each, 0) / 1000;
}
