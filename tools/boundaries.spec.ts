import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { findBoundaryFaults, floors } from './boundaries.ts';
import { root } from './tree.ts';

const faultsIn = (files: Record<string, string>) =>
  findBoundaryFaults(new Map(Object.entries(files))).faults.map(
    ({ file, line, sentence }) => `${file}:${line} ${sentence}`,
  );

test('a healthy tree has no faults', () => {
  const files = {
    'core/people/names.ts': "import * as v from 'valibot';\nexport const a = 1;",
    'brands/oak/brand.ts': "import type { BrandInput } from '#core/brand/brand.ts';",
    'server/store/rows.ts':
      "import postgres from 'postgres';\nimport { Secret } from '../secret.ts';\nimport '#core/people/names.ts';",
    'server/lending/origination/index.ts':
      "export { start } from './start.ts';\nimport type { Port } from '../../vendors/credit/port.ts';",
    'server/office/work/index.ts': "import type { Signal } from '../../lending/origination/index.ts';",
    'server/api/handler.ts':
      "import { signal } from '#server/lending/origination/index.ts';\nimport { readFile } from 'node:fs/promises';",
    'server/main.ts':
      "import { openCredit } from './vendors/credit/sandbox.ts';\nimport './lending/origination/index.ts';",
    'web/borrower/routes.tsx':
      "export const a = () => import('./screens/start.tsx');\nimport { Button } from '#web/ui/button.tsx';",
  };
  expect(faultsIn(files)).toEqual([]);
});

test.each([
  ['core reaches out', 'core/a.ts', "import 'node:fs';", "the package 'node:fs'"],
  ['core takes a second dependency', 'core/a.ts', "import { z } from 'zod/mini';", "the package 'zod'"],
  ['a brand runs code', 'brands/oak/brand.ts', "import { parse } from '#core/brand/brand.ts';", 'more than types'],
  ['the API speaks SQL', 'server/api/a.ts', "import type { Sql } from '#server/store/database.ts';", 'may not import'],
  [
    'the API calls a vendor',
    'server/api/a.ts',
    "const x = await import('../vendors/credit/sandbox.ts');",
    'may not import',
  ],
  ['the store calls a vendor', 'server/store/a.ts', "export * from '../vendors/index.ts';", 'may not import'],
  [
    'the store reads the configuration',
    'server/store/a.ts',
    "import { readConfig } from '../config.ts';",
    'may not import',
  ],
  [
    'a module builds a vendor',
    'server/lending/documents/a.ts',
    "import { x } from '../../vendors/a/b.ts';",
    'more than types',
  ],
  [
    'a module calls another',
    'server/lending/documents/a.ts',
    "import { x } from '../../people/accounts/index.ts';",
    'more than types',
  ],
  ['the worker speaks HTTP', 'server/worker/a.ts', "import { x } from '../api/server.ts';", 'may not import'],
  [
    'a page imports a brand',
    'web/borrower/a.tsx',
    "import { brand } from '../../brands/oak/brand.ts';",
    'arrive by call',
  ],
  ['a page imports the server', 'web/console/a.tsx', "type A = import('#server/actor.ts').Actor;", 'may not import'],
  ['one site imports the other', 'web/console/a.tsx', "import { x } from '#web/borrower/a.tsx';", 'may not import'],
  ['ui knows a route', 'web/ui/a.tsx', "import { useLocation } from '#web/app/router.tsx';", 'no route and no call'],
  ['the client knows a page', 'web/client/a.ts', "import { Loaded } from '#web/app/loaded.tsx';", 'may not import'],
  ['app knows a site', 'web/app/a.tsx', "import { Link } from '#web/borrower/link.tsx';", 'it knows none of them'],
  [
    'a module is entered past its index',
    'server/api/a.ts',
    "import { x } from '#server/people/accounts/login.ts';",
    'past the door',
  ],
  [
    'a room is crossed by a relative path',
    'server/api/a.ts',
    "import { x } from '../../core/flags.ts';",
    'write #core/flags.ts',
  ],
  ['a folder no one planned', 'server/gadgets/a.ts', '', 'belongs to no room'],
])('%s', (_name, file, line, words) => {
  const [fault, ...others] = faultsIn({ [file]: `// one\n${line}` });
  expect(fault).toContain(words);
  expect(fault).toContain(`${file}:${words.includes('no room') ? 1 : 2} `);
  expect(others).toEqual([]);
});

test('a circle is named once, with the way round', () => {
  const files = {
    'core/a.ts': "import { b } from './b.ts';",
    'core/b.ts': "import { c } from '#core/c.ts';",
    'core/c.ts': "\nimport { a } from './a.ts';",
  };
  expect(faultsIn(files)).toEqual(['core/c.ts:2 closes a circle: core/a.ts → core/b.ts → core/c.ts → core/a.ts.']);
});

test('types close a circle too; a lazy import closes none', () => {
  const files = (second: string) => ({ 'core/a.ts': "import { b } from './b.ts';", 'core/b.ts': second });
  expect(faultsIn(files("import type { A } from './a.ts';"))).toEqual([
    'core/b.ts:1 closes a circle: core/a.ts → core/b.ts → core/a.ts.',
  ]);
  expect(faultsIn(files("type A = import('./a.ts').A;"))).toHaveLength(1);
  expect(faultsIn(files("export const later = () => import('./a.ts');"))).toEqual([]);
});

test('tests may reach into any room, and still not go in circles', () => {
  const files = {
    'server/api/a.spec.ts': "import { testDatabase } from '#server/store/test-database.ts';",
    'server/store/test-a.ts': "import './test-b.ts';",
    'server/store/test-b.ts': "import './test-a.ts';",
  };
  expect(faultsIn(files)).toEqual([expect.stringContaining('closes a circle')]);
});

test('a file that cannot be parsed stops the check instead of passing unread', () => {
  expect(() => faultsIn({ 'core/a.ts': 'import {' })).toThrow(/core\/a\.ts cannot be parsed/);
});

describe('docs/architecture.md names every module, and none that is not there', () => {
  const page = readFileSync(join(root, 'docs', 'architecture.md'), 'utf8');
  test.each(Object.entries(floors))('on the floor %s', (floor, modules) => {
    const [, row = ''] = page.split(`| \`server/${floor}/\` |`);
    const named = [...(row.split('\n')[0] ?? '').matchAll(/`([a-z-]+)`/g)].map(([, name]) => name);
    expect(named.toSorted()).toEqual(modules.toSorted());
  });
});
