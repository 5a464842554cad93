import { posix } from 'node:path';
import { expect, test } from 'vitest';
import { copyUnder, gradeOf, labelsUnder, type Sentence, sentencesOf, wordsOf } from './copy.ts';
import { isCode, isTest, readTree, root, type Tree } from './tree.ts';

const tree = readTree(root);
const words = copyUnder(tree, 'core/words/en/');

/** All that the borrower's site is made of, at whatever depth. */
function loadedBy(site: string): Set<string> {
  const loaded = new Set<string>();
  const next = [...tree.keys()].filter((file) => file.startsWith(site) && isCode(file) && !isTest(file));
  for (let file = next.pop(); file !== undefined; file = next.pop()) {
    const source = tree.get(file);
    if (source === undefined || loaded.has(file)) continue;
    loaded.add(file);
    for (const [, from = ''] of source.matchAll(/(?:from|import\()\s*'([#.][^']+)'/g))
      next.push(from.startsWith('#') ? from.slice(1) : posix.join(posix.dirname(file), from));
  }
  return loaded;
}
const loaded = loadedBy('web/borrower/');
/** Of what staff read a few lines come along, by way of rules of core. */
const isForStaff = (file: string) => /^core\/words\/en\/(console\/|staff\.ts)/.test(file);
/** What help, the bot, emails, texts and refusals say reaches them by way of the server. */
const isSent = (file: string) => /^core\/words\/en\/(support\/|emails\/|errors\/|texts\.ts)/.test(file);
const isForBorrowers = (file: string) => (loaded.has(file) && !isForStaff(file)) || isSent(file);
const spokenToBorrowers = new Set(words.map(({ file }) => file).filter(isForBorrowers));
const borrowers = words.filter(({ file }) => spokenToBorrowers.has(file));

/** Not as a US lender writes; docs/glossary.md has the words that stand for them. */
const forbidden =
  /\b(wish(?:es|ed|ing)?|whoever|somebody|nobody|anybody|everybody|anew|at hand|once more|people of ours|dr(?:aws?|ew|awn|awing) up(?! to)|e-mails?|telephone|mailbox|cancelled|organisations?|colours?|grey|centre|metres?|licence|cheque|whilst|fortnight|acknowledgements?)\b/i;

/** Not ours to choose, by how the sentence begins, and whose words they are. */
const wordedByLaw: Readonly<Record<string, string>> = {
  'If you cancel the account, the security interest': 'model form G-5 of Regulation Z, 12 CFR 1026, appendix G',
  'I wish to cancel': 'model form H-8 of Regulation Z, 12 CFR 1026, appendix H',
  'I do not wish to provide this information': 'data collection form of Regulation C, 12 CFR 1003, appendix B',
  'race, ethnicity, sex, gender, demographic': 'what people search by, in their words',
};
/** What people say to us, which the bot must understand, and not what we say. */
const isHeard = (file: string) => /^core\/words\/en\/support\/bot\/(asking|lexicon)\.ts$/.test(file);
const isWordedByLaw = (text: string) => Object.keys(wordedByLaw).some((start) => text.startsWith(start));

/** Hard to read and not ours to make easier, by how the sentence begins, and whose words they are. */
const hardByLaw: Readonly<Record<string, string>> = {
  'To help the government fight the funding of terrorism': 'notice of 31 CFR 1020.220(a)(5)(iii)',
  'The federal Equal Credit Opportunity Act prohibits': 'notice of 12 CFR 1002.9(b)(1)',
  'I agree to receive documents and notices about my application electronically.':
    'a consent that is kept by its wording',
  'Insurance is available from insurers': 'what 42 U.S.C. 4104a(a)(3) has us say of flood insurance',
  'Federal disaster relief': 'what 42 U.S.C. 4104a(a)(3) has us say of flood insurance',
  'In connection with your application for a home loan': 'notice of 15 U.S.C. 1681g(g)(1)(D)',
  'The credit score is a computer-generated summary': 'notice of 15 U.S.C. 1681g(g)(1)(D)',
  'Federal law gives you the right to dispute': 'notice of 12 CFR 1022.74(d)',
  'For affiliates’ everyday business': 'model privacy form, 12 CFR 1016, appendix',
  'All financial companies need to share': 'model privacy form, 12 CFR 1016, appendix',
  'Federal law gives you the right to limit only': 'model privacy form, 12 CFR 1016, appendix',
  'A formal agreement between nonaffiliated': 'model privacy form, 12 CFR 1016, appendix',
  'On your request we will tell you whether or not': 'notice of New York General Business Law § 380-b(b)',
  'If a term changes (other than because of': 'disclosure of 12 CFR 1026.40(d)(2)',
  'Under certain circumstances we can end your plan': 'disclosure of 12 CFR 1026.40(d)(4)',
  'The table shows how the annual percentage rate': 'model form G-14A of Regulation Z, 12 CFR 1026, appendix G',
};
const isHardByLaw = (text: string) => Object.keys(hardByLaw).some((start) => text.startsWith(start));
/** Modules of nothing but words of an authority. */
const namesOnly: Readonly<Record<string, string>> = {
  'core/words/en/brand/agencies.ts': 'names and addresses of agencies, 12 CFR 1002, appendix A',
  'core/words/en/papers/counseling-codes.ts': 'services of counseling agencies, as HUD calls them',
};
/** Eight years of school is what a module asks for on the whole; of fewer sentences a grade says nothing. */
const AVERAGE_OF = 10;
/** What a sentence may ask for, and the shortest that is graded: a name or a label is none. */
const GRADE_MAX = 14;
const WORDS_MIN = 8;
const hardSentences = (all: readonly Sentence[]) =>
  all
    .flatMap(({ file, line, text }) => sentencesOf(text).map((one) => ({ file, line, text: one })))
    .filter(({ text }) => wordsOf(text).length >= WORDS_MIN && gradeOf([text]) > GRADE_MAX);

test('no screen, no email and no paper uses a word of the forbidden list', () => {
  const all = labelsUnder(tree, 'core/words/en/');
  expect(all.length).toBeGreaterThan(words.length);
  const found = all
    .filter(({ file, text }) => forbidden.test(text) && !isWordedByLaw(text) && !isHeard(file))
    .map(({ file, line, text }) => `${file}:${line} ${text}`);
  expect(found).toEqual([]);
});

test('no page of the documentation does either, in words that no one says any more', () => {
  const old = /\b(whoever|somebody|nobody|anybody|everybody|anew)\b/i;
  const pages = [...tree].filter(([file]) => /^(docs\/(?!spec\/).*|README)\.md$/.test(file));
  expect(pages.length).toBeGreaterThan(100);
  const found = pages.flatMap(([file, text]) =>
    text.split('\n').flatMap((line, at) => (old.test(line) ? [`${file}:${at + 1} ${line.trim()}`] : [])),
  );
  expect(found).toEqual([]);
});

test('nearly everything that the site of the borrower says is in words that were read', () => {
  expect(spokenToBorrowers.size).toBeGreaterThan(200);
  expect(borrowers.length).toBeGreaterThan(3000);
  for (const file of [
    'people/income',
    'registration/words',
    'eligibility/remedies',
    'conditions/categories',
    'journey/screens',
    'ui/files',
    'emails/milestones',
    'errors/accounts',
    'texts',
  ])
    expect(spokenToBorrowers).toContain(`core/words/en/${file}.ts`);
});

test.each(
  [...Map.groupBy(borrowers, ({ file }) => file)].filter(
    ([file, own]) => own.length >= AVERAGE_OF && namesOnly[file] === undefined,
  ),
)('%s is read with eight years of school', (_, own) => {
  expect(gradeOf(own.map(({ text }) => text))).toBeLessThanOrEqual(8);
});

test('no single sentence is hard, but for those whose words are an authority’s', () => {
  const hard = hardSentences(borrowers.filter(({ file }) => namesOnly[file] === undefined && !isHeard(file)));
  expect(
    hard.filter(({ text }) => !isHardByLaw(text)).map(({ file, line, text }) => `${file}:${line} ${text}`),
  ).toEqual([]);
  const unused = Object.keys(hardByLaw).filter((start) => !hard.some(({ text }) => text.startsWith(start)));
  expect(unused).toEqual([]);
});

test('a colon does not make two sentences of one, and a paragraph ends one', () => {
  expect(sentencesOf('Choose one: first; second. Then go on!Done?')).toEqual([
    'Choose one: first; second.',
    'Then go on!',
    'Done?',
  ]);
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
