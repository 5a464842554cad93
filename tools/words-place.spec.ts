import { expect, test } from 'vitest';
import { readTree, root, type Tree } from './tree.ts';
import { sentenceFaults } from './words-place.ts';

const faultsIn = (path: string, source: string, allow = {}) =>
  sentenceFaults(new Map([[path, source]]) as Tree, allow).map(
    ({ line, sentence }) => `${line} ${sentence.slice(0, 30)}`,
  );

test('a sentence outside core/words is found, as a string or as a template', () => {
  const source = [
    'export const a = "Please choose a file.";',
    'export const b = () => `Please choose all files.`;',
  ].join('\n');
  expect(faultsIn('core/people/file.ts', source)).toHaveLength(2);
  expect(faultsIn('server/api/file.ts', source)).toHaveLength(2);
  expect(faultsIn('core/words/en/file.ts', source)).toEqual([]);
});

test('so is one between the tags of a page, and one that comes after a value', () => {
  const page = 'export const a = (b) => `<main class="c"><h1>No such page here</h1></main>`;';
  const script = 'export const a = (b) => b + " needs a script. Please switch it on.";';
  expect(faultsIn('server/api/page.ts', page)).toHaveLength(1);
  expect(faultsIn('server/api/page.ts', script)).toHaveLength(1);
});

test('so is one that begins with a value, and what a call is refused with, also in a file for operators', () => {
  const late = 'const why = `$' + '{name} cannot happen while it is late.`;';
  expect(faultsIn('server/lending/file.ts', late)).toHaveLength(1);
  const refused =
    'throw new Failure("notFound", { message: "There is no such proof." }); log("There is no such log.");';
  expect(faultsIn('server/office/audit/file.ts', refused)).toHaveLength(1);
});

test('what engineers read is none: why a row is there, what a schema says of itself, and errors of the program', () => {
  const source = [
    'const row = { why: "Lists all the papers." };',
    'throw new Error(`There is no such row here.`);',
    'const age = v.pipe(v.number(), v.description("The age of the person."));',
  ].join('\n');
  expect(faultsIn('core/contract/papers.ts', source)).toEqual([]);
});

test('a file that is allowed and has no sentence must leave the list', () => {
  expect(faultsIn('core/people/file.ts', "export const a = 'a-key';", { 'core/people/file.ts': 'so' })).toEqual([
    '1 allows core/people/file.ts sen',
  ]);
});

test('core and the server say nothing that is not in core/words', () => {
  expect(sentenceFaults(readTree(root))).toEqual([]);
});
