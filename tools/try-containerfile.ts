/**
 * `node tools/try-containerfile.ts`: what a builder of images would do, without one: copies what is tracked into an empty
 * folder, runs the command of every RUN there, and starts CMD once. CMD has no configuration, so it must stop with the
 * table of what is missing. What this cannot show: the base image, the user, the read-only file system, the health check.
 */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { instructionsIn, isIgnored, wordsOf } from './containerfile.ts';
import { root } from './tree.ts';

/** A start that only a person can help (server/main.ts). */
const wrongSurroundings = 78;
const read = (name: string) => readFileSync(join(root, name), 'utf8');

function layOut(folder: string): void {
  const ignored = read('.containerignore').split('\n').filter(Boolean);
  const { stdout } = spawnSync('git', ['ls-files', '-z'], { cwd: root, encoding: 'utf8', maxBuffer: 1e8 });
  for (const path of stdout.split('\0').filter((one) => one !== '' && !isIgnored(one, ignored))) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    cpSync(join(root, path), join(folder, path));
  }
}

function run(command: string, folder: string, env: Record<string, string | undefined> = {}): number {
  console.log(`$ ${command}`);
  return (
    spawnSync('sh', ['-c', command], { cwd: folder, env: { ...process.env, ...env }, stdio: 'inherit' }).status ?? 1
  );
}

const folder = mkdtempSync(join(tmpdir(), 'hearthline-image-'));
try {
  layOut(folder);
  const instructions = instructionsIn(read('Containerfile'));
  for (const { rest } of instructions.filter(({ name }) => name === 'RUN'))
    if (run(rest, folder) !== 0) throw new Error(`It failed: ${rest}`);
  const cmd = instructions.findLast(({ name }) => name === 'CMD');
  const status = cmd && run(wordsOf(cmd).join(' '), folder, { NODE_ENV: 'production', DATA_DIR: join(folder, 'data') });
  if (status !== wrongSurroundings)
    throw new Error(`CMD without a configuration ended with ${status}, not ${wrongSurroundings}.`);
  console.log('Every command of the Containerfile ran.');
} catch (error) {
  console.error(error instanceof Error ? error.message : 'It could not be tried.');
  process.exitCode = 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}
