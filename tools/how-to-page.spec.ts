import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { edited, stepsOf } from './how-to-page.ts';
import { root } from './tree.ts';

const page = `# Add a thing

1. In \`a.ts\`, below \`words before the example count for nothing\`:

## A worked example

1. In \`core/a.ts\`, below \`export const all = {\`:
   \`\`\`ts
     third: 3,
   \`\`\`
2. New file \`core/b.ts\`:
   \`\`\`ts
   export const b = 1;
   \`\`\`
3. Run \`npm run docs\`.

Check \`tsc -p core\`.
`;

test('a page is read as the steps it asks for, in their order', () => {
  expect(stepsOf(page)).toEqual([
    { kind: 'edit', file: 'core/a.ts', where: 'below', anchor: 'export const all = {', code: '  third: 3,' },
    { kind: 'new', file: 'core/b.ts', code: 'export const b = 1;' },
    { kind: 'run', command: 'npm run docs' },
    { kind: 'check', command: 'tsc -p core' },
  ]);
});

test('a line with backticks of its own is named between two and a space', () => {
  const row = '## A worked example\n\nIn `a.md`, above `` | `B` | two | ``:\n```md\n| `A` | one |\n```\n';
  expect(stepsOf(row)).toEqual([
    { kind: 'edit', file: 'a.md', where: 'above', anchor: '| `B` | two |', code: '| `A` | one |' },
  ]);
});

const step = { kind: 'edit', file: 'a.ts', anchor: 'two', code: 'new' } as const;

test('a step writes below, above or instead of the line it names', () => {
  const after = (where: 'below' | 'above' | 'instead of') => edited('one\n  two\nthree', { ...step, where });
  expect(after('below')).toBe('one\n  two\nnew\nthree');
  expect(after('above')).toBe('one\nnew\n  two\nthree');
  expect(after('instead of')).toBe('one\nnew\nthree');
});

test('a line that is gone, or there twice, makes the page stale', () => {
  expect(() => edited('one\nthree', { ...step, where: 'below' })).toThrow('no more');
  expect(() => edited('two\ntwo', { ...step, where: 'below' })).toThrow('2 times');
});

const folder = join(root, 'docs', 'how-to');
const pages = readdirSync(folder).filter((name) => name.startsWith('add-'));
test.each(pages)('%s names lines that are there, and a check', (name) => {
  const steps = stepsOf(readFileSync(join(folder, name), 'utf8'));
  expect(steps.some(({ kind }) => kind === 'check')).toBe(true);
  const made = new Map<string, string>();
  for (const one of steps) {
    if (one.kind === 'new') made.set(one.file, one.code);
    if (one.kind !== 'edit') continue;
    const content = made.get(one.file) ?? readFileSync(join(root, one.file), 'utf8');
    made.set(one.file, edited(content, one));
  }
});
