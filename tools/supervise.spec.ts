/** What is supervised comes back when it dies, stays away when it was asked to or cannot work, and never outlives us. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { supervise } from './supervise.ts';
import { root } from './tree.ts';

const isAlive = (pid: number) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};
const lives = 'setInterval(() => {}, 1000)';
const stopsWell = `process.on('SIGTERM', () => process.exit(0));${lives}`;

/** How a process says that it is up, and listens: no time is long enough on a busy machine. */
function sign() {
  const file = join(mkdtempSync(join(tmpdir(), 'hearthline-up-')), 'up');
  return { isUp: () => existsSync(file), says: `require('node:fs').writeFileSync(${JSON.stringify(file)}, '')` };
}

function watched(code: string) {
  const said: string[] = [];
  return { said, ...supervise(['-e', code], { tell: (sentence) => void said.push(sentence) }) };
}

describe('a supervised process', () => {
  test('that is killed is started again, and the line says how it ended', async () => {
    const { said, pid, stop } = watched(stopsWell);
    const first = pid() ?? 0;
    process.kill(first, 'SIGKILL');
    await expect.poll(pid, { timeout: 5000 }).not.toBe(first);
    expect(said).toEqual(['The product ended (signal SIGKILL); starting it again in 0.2 s.']);
    await stop();
  });

  test('that goes on dying is started ever later', async () => {
    const { said, stop } = watched('process.exit(3)');
    await expect.poll(() => said.length, { timeout: 10_000 }).toBe(3);
    expect(said.map((line) => line.split(' in ').at(-1))).toEqual(['0.2 s.', '0.4 s.', '0.8 s.']);
    expect(said[0]).toContain('exit code 3');
    expect(await stop()).toBe(0);
  });

  test.each([78, 0])('that ends with %i is not started again', async (code) => {
    const { said, ended } = watched(`process.exit(${code})`);
    expect(await ended).toBe(code);
    expect(said).toEqual([]);
  });

  test('that is asked to stop finishes first and stays away', async () => {
    const { isUp, says } = sign();
    const { said, pid, stop } = watched(
      `process.on('SIGTERM', () => setTimeout(() => process.exit(0), 300));${says};${lives}`,
    );
    await expect.poll(isUp, { timeout: 15_000 }).toBe(true);
    expect(await stop()).toBe(0);
    expect(isAlive(pid() ?? 0)).toBe(false);
    expect(said).toEqual([]);
  });

  test('with a spare goes on in the spare, which had loaded everything', async () => {
    const { isUp, says } = sign();
    const folder = mkdtempSync(join(tmpdir(), 'hearthline-spare-'));
    const file = join(folder, 'product.mjs');
    writeFileSync(
      file,
      `import { appendFileSync, writeFileSync } from 'node:fs';
       const say = (word) => appendFileSync(${JSON.stringify(join(folder, 'said'))}, process.pid + ' ' + word + '\\n');
       process.on('SIGTERM', () => process.exit(0));
       if (process.argv.includes('--spare')) {
         say('waits');
         await new Promise((go) => process.once('message', go));
       }
       say('runs');
       ${says.replace("require('node:fs').", '')};
       setInterval(() => {}, 1000);`,
    );
    const told = () => (existsSync(join(folder, 'said')) ? readFileSync(join(folder, 'said'), 'utf8') : '');
    const { pid, stop } = supervise([file], { spareAfterMs: 10, tell: () => {} });
    await expect.poll(() => isUp() && told().includes('waits'), { timeout: 15_000 }).toBe(true);
    const [first, spare] = [pid() ?? 0, Number(/(\d+) waits/.exec(told())?.[1])];
    expect(spare).not.toBe(first);
    expect(told()).not.toContain(`${spare} runs`);
    process.kill(first, 'SIGKILL');
    await expect.poll(told, { timeout: 5000 }).toContain(`${spare} runs`);
    expect(pid()).toBe(spare);
    // And the next one waits already.
    await expect.poll(() => told().match(/waits/g)?.length, { timeout: 15_000 }).toBe(2);
    const next = Number([...told().matchAll(/(\d+) waits/g)].at(-1)?.[1]);
    expect(await stop()).toBe(0);
    await expect.poll(() => isAlive(next), { timeout: 5000 }).toBe(false);
  });

  test('sees the line break when who supervises it is killed', async () => {
    const { isUp, says } = sign();
    const child = `process.on('disconnect', () => process.exit(0));${says};${lives}`;
    const code = `const { supervise } = await import(${JSON.stringify(join(root, 'tools', 'supervise.ts'))});
      const { pid } = supervise(['-e', ${JSON.stringify(child)}]);
      console.log(pid());`;
    const parent = spawn(process.execPath, ['--input-type=module', '-e', code], {
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    const [said] = (await once(parent.stdout, 'data')) as [Buffer];
    const pid = Number(String(said));
    await expect.poll(isUp, { timeout: 15_000 }).toBe(true);
    expect(isAlive(pid)).toBe(true);
    parent.kill('SIGKILL');
    await expect.poll(() => isAlive(pid), { timeout: 5000 }).toBe(false);
  });
});
