/** The list of changes to the driver fits the version that is installed, goes on once, and touches nothing that it does not know. */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { root } from './tree.ts';

interface Change {
  readonly text: string;
  readonly becomes: string;
}
const { postgresPatch } = (await import(join(root, 'tools', 'patches', 'postgres.mjs'))) as {
  postgresPatch: { files: { changes: Change[] }[] };
};

const modules = mkdtempSync(join(tmpdir(), 'hearthline-patch-'));
const file = join(modules, 'postgres', 'src', 'connection.js');
cpSync(join(root, 'node_modules', 'postgres'), join(modules, 'postgres'), { recursive: true });
afterAll(() => rmSync(modules, { recursive: true, force: true }));

const read = () => readFileSync(file, 'utf8');

function patch(...more: string[]) {
  const { status, stderr } = spawnSync(process.execPath, [join(root, 'tools', 'patch.mjs'), modules, ...more]);
  return { status, words: String(stderr) };
}

describe('the patch of the driver', () => {
  test('goes on and off, and on again to the same bytes, and twice is once', () => {
    const patched = read();
    expect(patched).toContain('connection.life++');
    expect(patch('undo')).toEqual({ status: 0, words: '' });
    expect(read()).not.toContain('connection.life++');
    expect(patch()).toEqual({ status: 0, words: '' });
    expect(read()).toBe(patched);
    expect(patch()).toEqual({ status: 0, words: '' });
    expect(read()).toBe(patched);
  });

  test('brings what an earlier list has changed up to this one', () => {
    const now = read();
    const latest = postgresPatch.files[0]?.changes.slice(-2) ?? [];
    const earlier = latest.reduce((text, change) => text.replace(change.becomes, () => change.text), now);
    expect(earlier).not.toBe(now);
    writeFileSync(file, earlier);
    expect(patch()).toEqual({ status: 0, words: '' });
    expect(read()).toBe(now);
  });

  test('stops with a sentence at bytes that it was not written for, and leaves them', () => {
    writeFileSync(file, `${read()}// another release\n`);
    const other = read();
    const { status, words } = patch();
    expect(status).toBe(1);
    expect(words).toMatch(/^postgres\/src\/connection\.js is not the file of postgres 3\.4\.9 that/);
    expect(read()).toBe(other);
  });
});
