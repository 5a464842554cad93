import { expect, test } from 'vitest';
import { copyUnder, gradeOf } from './copy.ts';
import { readTree, root, type Tree } from './tree.ts';

const tree = readTree(root);
const borrowers = copyUnder(tree, 'web/borrower/');
const read = [
  ...borrowers,
  ...['web/console/', 'web/ui/', 'server/people/accounts/', 'server/worker/handlers/'].flatMap((folder) =>
    copyUnder(tree, folder),
  ),
];

/** Not as a US lender writes; docs/glossary.md has the words that stand for them. */
const forbidden =
  /\b(whoever|somebody|nobody|anybody|everybody|anew|at hand|once more|people of ours|draws? up|e-mails?|telephone|mailbox|cancelled|organisations?|colours?|grey|centre|metres?|licence|cheque|whilst|fortnight)\b/i;

test('no screen and no email uses a word of the forbidden list', () => {
  expect(read.length).toBeGreaterThan(1000);
  const found = read
    .filter(({ text }) => forbidden.test(text))
    .map(({ file, line, text }) => `${file}:${line} ${text}`);
  expect(found).toEqual([]);
});

/** The pages of one screen; what is around every page is read as one. */
const screenOf = (file: string) => /^web\/borrower\/screens\/[^/]+/.exec(file)?.[0] ?? 'web/borrower';

test.each([...Map.groupBy(borrowers, ({ file }) => screenOf(file))])(
  '%s is read with eight years of school',
  (_, own) => {
    expect(gradeOf(own.map(({ text }) => text))).toBeLessThanOrEqual(8);
  },
);

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
