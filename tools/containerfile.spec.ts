import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readConfig } from '#server/config.ts';
import { refuseUnserved } from '#server/vendor-plan.ts';
import { composeEnv } from './compose-env.ts';
import { instructionsIn, isIgnored, wordsOf } from './containerfile.ts';
import { root } from './tree.ts';

const instructions = instructionsIn(readFileSync(join(root, 'Containerfile'), 'utf8'));

test('the image runs as no one in particular, is built apart from what runs, and what it starts is there', () => {
  const last = instructions.findLastIndex(({ name }) => name === 'FROM');
  const running = instructions.slice(last);
  expect(instructions.filter(({ name }) => name === 'FROM')).toHaveLength(2);
  expect(running.find(({ name }) => name === 'USER')?.rest).toBe('65532:65532');
  expect(running.some(({ name }) => name === 'RUN')).toBe(false);
  for (const name of ['CMD', 'HEALTHCHECK']) {
    const [program, file = ''] = wordsOf(running.find((one) => one.name === name) ?? { name, rest: '[]' });
    expect(program).toBe('node');
    expect(existsSync(join(root, file)), file).toBe(true);
  }
});

test('what compose is given starts in production, as a test system', () => {
  const env = { ...composeEnv(), NODE_ENV: 'production' };
  expect(() => refuseUnserved(readConfig(env))).not.toThrow();
  expect(composeEnv()['ROOT_KEY']).not.toBe(composeEnv()['ROOT_KEY']);
  const compose = readFileSync(join(root, 'compose.yaml'), 'utf8');
  for (const [, name = ''] of compose.matchAll(/\$\{(\w+):\?/g)) expect(env).toHaveProperty(name);
});

test('nothing that was installed, built or stored goes into the image', () => {
  const ignored = readFileSync(join(root, '.containerignore'), 'utf8').split('\n').filter(Boolean);
  for (const path of [
    '.git/config',
    'node_modules/a.js',
    'server/node_modules/b.js',
    'web/dist/x.js',
    '.data/root-key',
  ])
    expect(isIgnored(path, ignored), path).toBe(true);
  for (const path of ['server/main.ts', 'web/borrower/main.tsx']) expect(isIgnored(path, ignored), path).toBe(false);
});
