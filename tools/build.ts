/**
 * Builds the pages when something they are made of has changed, and says nothing when nothing has. The new build takes
 * the old one's place only when it is whole, so a failed or interrupted build leaves the last good one.
 */
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { faces } from '#core/brand/pairings.ts';
import { isTest, listFiles, root } from './tree.ts';

const web = join(root, 'web');
const dist = join(web, 'dist');
const stampFile = join(dist, '.stamp');

export async function buildIfNeeded(): Promise<void> {
  const stamp = stampOfInputs();
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) return;
  console.log('Building the pages …');
  const scratch = join(web, `.build-${process.pid}`);
  const fresh = join(scratch, 'dist');
  try {
    await viteBuild(fresh, 'production');
    await viteBuild(fresh, 'outside');
    await viteBuild(fresh, 'console');
    await viteBuild(fresh, 'workshop');
    await viteBuild(fresh, 'drawing');
    refuseCircles(fresh);
    copyFaces(fresh);
    await compressAssets(fresh);
    writeFileSync(join(fresh, '.stamp'), stamp);
    takePlace(fresh, scratch);
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}

function stampOfInputs(): string {
  const hash = createHash('sha256');
  const folders = ['web', 'core'].flatMap((folder) => listFiles(join(root, folder)).map((path) => `${folder}/${path}`));
  const inputs = [
    ...folders.filter((path) => !isTest(path)),
    'package-lock.json',
    'tsconfig.base.json',
    'tools/build.ts',
  ];
  for (const path of inputs)
    hash
      .update(`${path}\0`)
      .update(readFileSync(join(root, path)))
      .update('\0');
  return hash.digest('hex');
}

/** In a process of its own: Vite writes NODE_ENV into the one it runs in, and the product would believe it. */
function viteBuild(outDir: string, mode: 'production' | 'outside' | 'console' | 'workshop' | 'drawing'): Promise<void> {
  const vite = join(root, 'node_modules', 'vite', 'bin', 'vite.js');
  const child = spawn(process.execPath, [vite, 'build', '--outDir', outDir, '--mode', mode, '--logLevel', 'warn'], {
    cwd: web,
    stdio: 'inherit',
    env: { ...process.env, NODE_ENV: 'production', ...(process.stdout.isTTY ? {} : { NO_COLOR: '1' }) },
  });
  return new Promise((done, failed) => {
    child.on('error', failed);
    child.on('exit', (code) => (code === 0 ? done() : failed(new Error('The pages could not be built.'))));
  });
}

/** Files that import each other in a circle may run before what they are made from is there: such a build is not taken. */
function refuseCircles(folder: string): void {
  for (const name of readdirSync(folder).filter((one) => one.startsWith('manifest'))) {
    const manifest = JSON.parse(readFileSync(join(folder, name), 'utf8')) as Record<string, { imports?: string[] }>;
    const cleared = new Set<string>();
    const follow = (file: string, way: readonly string[]): void => {
      if (way.includes(file))
        throw new Error(`Built files import each other in a circle: ${[...way, file].join(' → ')}`);
      if (cleared.has(file)) return;
      for (const next of manifest[file]?.imports ?? []) follow(next, [...way, file]);
      cleared.add(file);
    };
    for (const file of Object.keys(manifest)) follow(file, []);
  }
}

/** Under a name that changes with the file, so that browsers keep them for good. The server finds them by their beginning. */
function copyFaces(folder: string): void {
  for (const face of Object.keys(faces)) {
    const files = join(root, 'node_modules', '@fontsource-variable', face, 'files');
    const content = readFileSync(join(files, `${face}-latin-wght-normal.woff2`));
    const hash = createHash('sha256').update(content).digest('base64url').slice(0, 8);
    writeFileSync(join(folder, 'assets', `${face}-${hash}.woff2`), content);
  }
}

const compressible = /\.(js|css|html|svg|json|wasm)$/;
const brotli = promisify(brotliCompress);

async function compressAssets(folder: string): Promise<void> {
  const names = listFiles(folder).filter((name) => name.startsWith('assets/') && compressible.test(name));
  await Promise.all(
    names.map(async (name) => {
      const content = await readFile(join(folder, name));
      if (content.length <= 1000) return;
      const params = {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      };
      await writeFile(join(folder, `${name}.br`), await brotli(content, { params }));
    }),
  );
}

/** Two terminals may build at once: anyone who comes second finds an equal build in place and replaces it all the same. */
function takePlace(fresh: string, scratch: string): void {
  for (let attempt = 0; ; attempt += 1) {
    try {
      if (existsSync(dist)) renameSync(dist, join(scratch, `old-${attempt}`));
      renameSync(fresh, dist);
      return;
    } catch (error) {
      if (attempt === 5) throw error;
    }
  }
}

if (import.meta.main) await buildIfNeeded();
