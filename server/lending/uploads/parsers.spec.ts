/** Files are opened by processes of their own, which may die of them; the one that answers people does not. */
import { afterEach, describe, expect, test } from 'vitest';
import { createLog } from '../../log.ts';
import { createParsers, type ParserLimits } from './parsers.ts';
import { aJpeg, aPdf, exif } from './test-files.ts';
import { aHeic } from './test-heic.ts';

const open: { close: () => void }[] = [];
const parsersOf = (limits: Partial<ParserLimits>) => {
  const parsers = createParsers(createLog('silent'), limits);
  open.push(parsers);
  return parsers;
};
afterEach(() => {
  for (const parsers of open.splice(0)) parsers.close();
});

const why = (parsed: Promise<{ kind: string }>) =>
  parsed.then(
    ({ kind }) => kind,
    (error: Error & { why?: string; code?: string }) => error.why ?? error.code,
  );

describe('[T12] a parser', () => {
  test('that takes more memory than it may is ended; the file is refused and the next one taken', async () => {
    const parsers = parsersOf({ parsers: 1, memoryBytes: 180_000_000 });
    // Turned, so that all of it must be held at once: 147 MB.
    const large = aJpeg({ width: 7000, height: 7000, stories: [[0xe1, exif(6)]] });
    expect(await why(parsers.parse(large, 'a.jpg'))).toBe('unsafe');
    expect(parsers.running()).toBe(0);
    expect(await why(parsers.parse(aJpeg(), 'a.jpg'))).toBe('image/jpeg');
  });

  test('that takes longer than it may is ended; the file is refused and the next one is opened by another', async () => {
    const hurried = parsersOf({ parsers: 1, fileMs: 1 });
    expect(await why(hurried.parse(aHeic({ width: 512, height: 512 }), 'a.heic'))).toBe('unsafe');
    expect(hurried.running()).toBe(0);
    expect(await why(hurried.parse(aHeic({ width: 512, height: 512 }), 'a.heic'))).toBe('unsafe');
  });

  test('works elsewhere: what runs here goes on while it works', async () => {
    const parsers = parsersOf({ parsers: 1 });
    await parsers.parse(aPdf(), 'a.pdf');
    let turns = 0;
    const counting = setInterval(() => {
      turns += 1;
    }, 1);
    // Some hundred milliseconds of one thread's work, none of it this one's.
    expect(await why(parsers.parse(aJpeg({ width: 6000, height: 5000 }), 'a.jpg'))).toBe('image/jpeg');
    clearInterval(counting);
    expect(turns).toBeGreaterThan(10);
  });

  test('has nothing of ours: no secret in its surroundings, no file of the data folder, none that it could write', async () => {
    const { spawnargs } = await childOf();
    expect(spawnargs).toContain('--permission');
    const allowed = spawnargs.filter((one) => one.startsWith('--allow'));
    expect(allowed).toEqual(expect.arrayContaining(['--allow-addons', '--allow-worker']));
    for (const one of allowed.slice(2))
      expect(one).toMatch(/^--allow-fs-read=.*\/(server|core|node_modules|package\.json)$/);
  });
});

async function childOf(): Promise<{ spawnargs: string[] }> {
  const { startChild } = await import('./parsers.ts');
  const child = startChild({ memoryBytes: 500_000_000 });
  child.kill('SIGKILL');
  return child;
}

describe('many files at once', () => {
  test('wait in a line; anyone who finds it full is asked to come back in a moment, and nothing is left behind', async () => {
    const parsers = parsersOf({ parsers: 1, waiting: 2 });
    const answers = await Promise.all(Array.from({ length: 6 }, () => why(parsers.parse(aPdf(), 'a.pdf'))));
    expect(answers.filter((one) => one === 'application/pdf')).toHaveLength(3);
    expect(answers.filter((one) => one === 'unavailable')).toHaveLength(3);
    expect(parsers.running()).toBe(1);
    parsers.close();
    expect(parsers.running()).toBe(0);
    expect(await why(parsers.parse(aPdf(), 'a.pdf'))).toBe('unavailable');
  });

  test('are opened by a new process after so many', async () => {
    const parsers = parsersOf({ parsers: 1, files: 1 });
    await parsers.parse(aJpeg(), 'a.jpg');
    expect(parsers.running()).toBe(0);
    await parsers.parse(aJpeg(), 'a.jpg');
  });
});
