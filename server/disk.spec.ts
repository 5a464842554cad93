import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { watchDisk } from './disk.ts';

const folder = mkdtempSync(join(tmpdir(), 'hearthline-disk-'));

test('[F18] a folder with room takes a few bytes, and none of them stays', async () => {
  expect(await watchDisk(folder, 1).whyNot()).toBeUndefined();
  expect(readdirSync(folder)).toEqual([]);
});

test('[F18] less room than the limit is full; a folder that is gone, or none, takes nothing', async () => {
  const free = (await watchDisk(folder, 1).freeBytes()) ?? 0;
  expect(await watchDisk(folder, free * 2).whyNot()).toBe('full');
  const gone = join(folder, 'gone');
  mkdirSync(gone);
  rmSync(gone, { recursive: true });
  expect(await watchDisk(gone, 1).whyNot()).toBe('unwritable');
});

test('it is looked at every five seconds at most', async () => {
  let atMs = 0;
  const place = mkdtempSync(join(tmpdir(), 'hearthline-disk-'));
  const disk = watchDisk(place, 1, () => atMs);
  expect(await disk.whyNot()).toBeUndefined();
  rmSync(place, { recursive: true });
  expect(await disk.whyNot()).toBeUndefined();
  atMs = 5000;
  expect(await disk.whyNot()).toBe('unwritable');
});
