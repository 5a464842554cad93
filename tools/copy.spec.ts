import { expect, test } from 'vitest';
import { copyUnder, gradeOf, labelsUnder } from './copy.ts';
import { isTest, readTree, root, type Tree } from './tree.ts';

const tree = readTree(root);
const words = copyUnder(tree, 'core/words/en/');

/** The modules of words that the borrower's site takes from. */
const spokenToBorrowers = new Set(
  [...tree]
    .filter(([file]) => file.startsWith('web/borrower/') && !isTest(file))
    .flatMap(([, source]) => [...source.matchAll(/'#(core\/words\/en\/[^']+)'/g)].map(([, file]) => file)),
);
/** What help and the bot say reaches them by way of the server. */
const isHelp = (file: string) => file.startsWith('core/words/en/support/');
const borrowers = words.filter(({ file }) => spokenToBorrowers.has(file) || isHelp(file));

/** Not as a US lender writes; docs/glossary.md has the words that stand for them. */
const forbidden =
  /\b(whoever|somebody|nobody|anybody|everybody|anew|at hand|once more|people of ours|dr(?:aws?|ew|awn|awing) up(?! to)|e-mails?|telephone|mailbox|cancelled|organisations?|colours?|grey|centre|metres?|licence|cheque|whilst|fortnight|acknowledgements?)\b/i;

/** Not ours to choose, by how the sentence begins, and whose words they are. */
const wordedByLaw: Readonly<Record<string, string>> = {
  'If you cancel the account, the security interest': 'model form G-5 of Regulation Z, 12 CFR 1026, appendix G',
};
/** What people say to us, which the bot must understand, and not what we say. */
const isHeard = (file: string) => /^core\/words\/en\/support\/bot\/(asking|lexicon)\.ts$/.test(file);
const isWordedByLaw = (text: string) => Object.keys(wordedByLaw).some((start) => text.startsWith(start));

test('no screen, no email and no paper uses a word of the forbidden list', () => {
  const all = labelsUnder(tree, 'core/words/en/');
  expect(all.length).toBeGreaterThan(words.length);
  const found = all
    .filter(({ file, text }) => forbidden.test(text) && !isWordedByLaw(text) && !isHeard(file))
    .map(({ file, line, text }) => `${file}:${line} ${text}`);
  expect(found).toEqual([]);
});

test('nearly everything that the site of the borrower says is in words that were read', () => {
  expect(spokenToBorrowers.size).toBeGreaterThan(40);
  expect(borrowers.length).toBeGreaterThan(1000);
});

test.each([...Map.groupBy(borrowers, ({ file }) => file)])('%s is read with eight years of school', (_, own) => {
  expect(gradeOf(own.map(({ text }) => text))).toBeLessThanOrEqual(8);
});

test('a sentence with a link in it is read as one, and so is one with values', () => {
  const source = `
    export const readFirst = <T>(link: Tag<T>) => ['Read the ', link('privacy notice'), ' first.'] as const;
    export const atLeast = (minimum: string) => \`Enter at least \${minimum}.\`;`;
  const found = copyUnder(new Map([['core/words/en/income.ts', source]]) as Tree, 'core/words/en/');
  expect(found.map(({ text }) => text)).toEqual(['Read the privacy notice first.', 'Enter at least it.']);
});

test('the grade is that of Flesch and Kincaid: short words are easy, long ones are not', () => {
  expect(gradeOf(['The cat sat on the mat.'])).toBeLessThan(1);
  expect(
    gradeOf(['Utilization of authentication infrastructure necessitates administrative authorization.']),
  ).toBeGreaterThan(18);
});

test('copy is found in the text of a page, in its attributes and tables, across what is known only later', () => {
  const source = `
    const words = { title: 'Where your money goes', key: 'a-key', path: '/account/heloc/x' };
    export const Page = ({ name }) => (
      <div className="a b c">
        <p>Hello <strong>{name}</strong>, you are nearly done.</p>
        <Field label="Your new email" hint={\`Ends in \${name} and is yours\`} />
      </div>
    );`;
  const found = copyUnder(new Map([['web/borrower/page.tsx', source]]) as Tree, 'web/borrower/');
  expect(found.map(({ text }) => text)).toEqual([
    'Where your money goes',
    'Hello it, you are nearly done.',
    'Your new email',
    'Ends in it and is yours',
  ]);
});
