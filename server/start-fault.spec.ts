import { spawnSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ConfigError } from './config.ts';
import { startFault } from './start-fault.ts';

const errno = (code: string, syscall = 'open') => Object.assign(new Error(`${code}: x`), { code, syscall });

test.each(['EROFS', 'EACCES', 'EPERM', 'ENOTDIR'])(
  'a folder that takes nothing (%s) is told with what to do',
  (code) => {
    expect(startFault(errno(code), '/srv/data')).toEqual({
      sentence: `The folder /srv/data cannot be written to (${code}). Make it writable for the user who starts Hearthline, or set DATA_DIR to another folder.`,
      isFinal: true,
    });
  },
);

test('a full disk may be freed meanwhile; a connection is no folder; a mistake in the surroundings keeps its sentence', () => {
  expect(startFault(errno('ENOSPC'), '/srv/data')).toMatchObject({
    sentence: expect.stringContaining('The disk of /srv/data is full.'),
    isFinal: false,
  });
  expect(startFault(errno('EACCES', 'connect'), '/srv/data')).toEqual({ sentence: 'EACCES: x', isFinal: false });
  expect(startFault(new ConfigError('PORT is wrong.'), '')).toEqual({ sentence: 'PORT is wrong.', isFinal: true });
});

test('the product itself says it: a file where the folder should be', () => {
  const file = join(mkdtempSync(join(tmpdir(), 'hearthline-start-')), 'data');
  writeFileSync(file, '');
  const env = { ...process.env, DATA_DIR: file, DATABASE_URL: '', ROOT_KEY: '', NODE_ENV: 'test' };
  const { status, stderr } = spawnSync(process.execPath, ['server/main.ts'], { env, encoding: 'utf8' });
  expect([status, stderr.trim()]).toEqual([
    78,
    expect.stringMatching(/^The folder .*data cannot be written to \(E\w+\)\. Make it/),
  ]);
});
