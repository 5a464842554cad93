import { expect, test } from 'vitest';
import { loneWordFaults } from './lone-words.ts';
import { readTree, root } from './tree.ts';

const found = (source: string, file = 'web/borrower/page.tsx', codes = {}) =>
  loneWordFaults(new Map([[file, source]]), codes).map(
    ({ line, sentence }) => `${line} ${/'(.*?)' itself/.exec(sentence)?.[1] ?? sentence}`,
  );

test('a lone word is found in JSX, as a default, as an answer, in place of what is missing, and in a rule', () => {
  const source = `
    export const Badge = ({ isOpen }) => <b>{isOpen ? 'Open' : 'Closed'}</b>;
    export function Alert({ title = 'Error' }) { return title; }
    export function menu(role) { return role === 'visitor' ? ['Login'] : ['Dashboard', 'Logout']; }
    const device = browser ?? 'Unknown device';
    const consent = v.literal(true, 'Required');`;
  expect(found(source)).toEqual([
    '2 Open',
    '2 Closed',
    '3 Error',
    '4 Login',
    '4 Dashboard',
    '4 Logout',
    '5 Unknown device',
    '6 Required',
  ]);
  const inCore = source.replace(/.*<b>.*/, '');
  expect(found(inCore, 'core/people/page.ts')).toHaveLength(6);
});

test('so is a plural made by hand', () => {
  expect(found(`const span = \`\${count} day\${count === 1 ? '' : 's'}\`;`)).toEqual(['1 …s']);
});

test('what is compared, matched or given to a call is a code, and so is a value of a schema', () => {
  const source = `
    if (event.key === 'Escape') close();
    headers.get('Authorization');
    const kind = v.literal('Phone');
    const state = v.pipe(v.string(), v.description('Two letters.'));`;
  expect(found(source)).toEqual([]);
});

test('tests and rooms that take no words from core/words may speak', () => {
  const source = `export const say = () => 'Open';`;
  expect(found(source, 'web/dev/page.tsx')).toEqual([]);
  expect(found(source, 'web/borrower/page.spec.tsx')).toEqual([]);
  expect(found(source, 'core/words/en/page.ts')).toEqual([]);
});

test('a code on the list is none of these, until it is gone', () => {
  const codes = { 'web/borrower/page.tsx Space': 'a key' };
  expect(found(`export const key = () => 'Space';`, undefined, codes)).toEqual([]);
  expect(found('export const key = 1;', undefined, codes)).toEqual([expect.stringContaining('no longer')]);
});

test('core, the server and the sites have no lone word outside core/words', () => {
  expect(loneWordFaults(readTree(root))).toEqual([]);
});
