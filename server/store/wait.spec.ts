import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { readConfig } from '../config.ts';
import { rootKeysFor } from '../root-key.ts';
import { startEmbedded } from './embedded.ts';
import { sayWhyNotIn, UnusableDatabase } from './wait.ts';

const folder = mkdtempSync(join(tmpdir(), 'hearthline-wait-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const file = join(folder, 'file');
writeFileSync(file, '');

test('a data folder that cannot be one stops the start with what to do', async () => {
  const inFile = join(file, 'data');
  expect(() => rootKeysFor(readConfig({ DATA_DIR: inFile }))).toThrow(UnusableDatabase);
  expect(() => rootKeysFor(readConfig({ DATA_DIR: file }))).toThrow('there is a file of that name');
  await expect(startEmbedded(inFile)).rejects.toThrow('a part of its path is a file');
});

test.each([
  ['EROFS', 'cannot be written to'],
  ['EACCES', 'may not write there'],
  ['ENOSPC', 'its disk is full'],
])('%s is told in a sentence that says what to set', (code, words) => {
  const { message } = sayWhyNotIn('/data', Object.assign(new Error(code), { code }));
  expect(message).toContain(words);
  expect(message).toContain('Set DATA_DIR to a folder');
});

test('a fault of another kind stays what it is', () => {
  const fault = Object.assign(new Error('odd'), { code: 'EIO' });
  expect(() => sayWhyNotIn('/data', fault)).toThrow('odd');
});
