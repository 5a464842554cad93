import { expect, test } from 'vitest';
import { strayWordFaults } from './stray-words.ts';

const found = (source: string, file = 'web/borrower/page.tsx', allowed = {}) =>
  strayWordFaults(new Map([[file, source]]), allowed).map(
    ({ line, sentence }) => `${line} ${/“.*”/.exec(sentence)?.[0] ?? sentence}`,
  );

test('words are found in the text of JSX, in the places of a component that are read, in tables and in sentences', () => {
  const source = `
    export const Page = ({ name }) => <p className="a b">Hello {name}</p>;
    export const Other = () => <Field label="Owner" name="owner" autoComplete="street-address" />;
    const row = { term: 'Status', kind: 'Status', path: '/account/heloc/x' };
    const say = (day: string) => \`Until \${day}\`;
    const later = 'Go on later';`;
  expect(found(source)).toEqual(['2 “Hello”', '3 “Owner”', '4 “Status”', '5 “Until $”', '6 “Go on later”']);
});

test('what only programmers read is none: errors, reports, keys and calls', () => {
  const source = `
    import * as words from '#core/words/en/income.ts';
    throw new TypeError('The page has no place for the site.');
    reportError(\`Registration failed at \${step}\`, error);
    reportWarning('A consent was older', type, version);
    const key = 'GET /service-console/api/v1/me';
    export const Page = () => <p className="Big and bold">{words.heading} · {words.of(2)}</p>;`;
  expect(found(source)).toEqual(['7 “Big and bold”']);
});

test('rooms that are not ours to translate, and tests, may speak', () => {
  const source = `export const text = 'Words of a workshop';`;
  expect(found(source, 'web/dev/page.tsx')).toEqual([]);
  expect(found(source, 'web/borrower/page.spec.tsx')).toEqual([]);
});

test('a file on the list may speak, until it does not', () => {
  const allowed = { 'web/borrower/page.tsx': 'until its table has moved' };
  expect(found(`export const text = 'Go on later';`, 'web/borrower/page.tsx', allowed)).toEqual([]);
  expect(found('export const text = 1;', 'web/borrower/page.tsx', allowed)).toEqual([
    expect.stringContaining('holds no words anymore'),
  ]);
});
