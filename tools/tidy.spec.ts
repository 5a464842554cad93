import { describe, expect, test } from 'vitest';
import { findTidyFaults, type House } from './tidy.ts';

const tidy = (files: Record<string, string>, rest: Partial<Omit<House, 'tree'>> = {}) =>
  findTidyFaults({
    tree: new Map(Object.entries(files)),
    flags: {},
    messages: [],
    variables: {},
    today: '2026-11-15',
    ...rest,
  });
const faultsIn = (...house: Parameters<typeof tidy>) =>
  tidy(...house).map(({ file, line, sentence }) => `${file}:${line} ${sentence}`);
/** Spelt in two parts, so that the rules under test do not find this file. */
const later = 'FIX' + 'ME';

describe('names', () => {
  test('a folder that says nothing is refused', () => {
    expect(faultsIn({ 'core/utils/money.ts': '' })).toEqual([expect.stringContaining("called 'utils'")]);
  });

  test('names are kebab-case, for pictures too', () => {
    expect(faultsIn({ 'web/ui/DrawSlider.tsx': '', 'web/ui/bigLogo.png': '' })).toEqual([
      "web/ui/DrawSlider.tsx:1 'DrawSlider.tsx' is not kebab-case.",
      "web/ui/bigLogo.png:1 'bigLogo.png' is not kebab-case.",
    ]);
  });

  test('the usual names of a repository are not', () => {
    const files = [
      'brands/_template/brand.ts',
      '.gitignore',
      'LICENSE',
      'server/lending/origination/README.md',
      'web/ui/a.module.css',
    ];
    expect(faultsIn(Object.fromEntries(files.map((path) => [path, ''])))).toEqual([]);
  });
});

test('a comment spells as Americans do; a name that is a key of data may stay', () => {
  const text = `/** The ${'col' + 'our'} of a lender. */\nexport const ${'col' + 'ours'} = 1;\n`;
  expect(faultsIn({ 'core/offers/offer.ts': text })).toEqual([
    expect.stringContaining("core/offers/offer.ts:1 spells 'colour'"),
  ]);
});

describe('leftovers', () => {
  test('work left for later in a comment is refused', () => {
    expect(faultsIn({ 'core/a.ts': `\n// ${later}: rounding\n`, 'web/a.css': `/* ${later} */` })).toEqual([
      expect.stringContaining('web/a.css:1 leaves work'),
      expect.stringContaining('core/a.ts:2 leaves work'),
    ]);
  });

  test('the same letters in a string or in a number’s shape are not', () => {
    expect(faultsIn({ 'core/a.ts': `// shown as XXX-XX-6789\nexport const a = '${later}';\n` })).toEqual([]);
  });
});

describe('sizes', () => {
  const long = (lines: number) => 'export const a = 1;\n'.repeat(lines).replaceAll('const a', 'let a');

  test('400 lines are the most, except for a table that is named', () => {
    expect(faultsIn({ 'core/offers/a.ts': long(400), 'core/journey/statuses.ts': long(900) })).toEqual([]);
    expect(faultsIn({ 'core/offers/a.ts': long(401) })).toEqual([expect.stringContaining('has 401 lines')]);
  });

  test('a function that does not fit a screen is refused', () => {
    expect(faultsIn({ 'core/a.ts': `\nexport function a() {\n${'  b();\n'.repeat(60)}}\n` })).toEqual([
      expect.stringContaining("core/a.ts:2 'a' has 62 lines"),
    ]);
  });
});

describe('one place for each fact', () => {
  const brands = {
    'brands/oak-savings/brand.ts': "export const brand = { orgCode: 'OAK_SAVINGS', brand: 'oak-savings' };",
  };

  test.each([
    ['a code in a string', 'web/borrower/a.tsx', "if (code === 'OAK_SAVINGS') {}"],
    ['a code inside a sentence', 'server/api/a.ts', 'const a = `for OAK_SAVINGS only`;'],
    ['a folder name in a string', 'core/offers/a.ts', "const a = ['oak-savings'];"],
    ['a code in JSX', 'web/dev/a.tsx', 'const a = <p>OAK_SAVINGS</p>;'],
    ['a code in SQL', 'server/store/migrations/0002-a.sql', "select 'OAK_SAVINGS'"],
  ])('a brand is not known by name: %s', (_name, path, text) => {
    expect(faultsIn({ ...brands, [path]: text })).toEqual([`${path}:1 ${brandSentence}`]);
  });

  test('brands, tests, stories and texts may name a brand, and a longer word is another word', () => {
    const a = "const a = 'OAK_SAVINGS';";
    const files = { 'core/a.spec.ts': a, 'test/e2e/a.ts': a, 'core/journey/stories/a.ts': a, 'docs/a.md': a };
    expect(faultsIn({ ...brands, ...files, 'core/a.ts': "const a = 'OAK_SAVINGS_AND_MORE';" })).toEqual([]);
    expect(faultsIn({ ...brands, 'web/ui/a.tsx': "const a = styles['oak-savings'];" })).toEqual([]);
  });

  const journey = { 'core/journey/statuses.ts': 'export const statuses = { OFFER_SELECTION: {}, COMPLETE: {} };' };

  test('a role is not named outside the table of roles', () => {
    const deciding = "\nif (roles.includes('partnerAdmin')) open();";
    expect(faultsIn({ 'web/console/a.tsx': deciding, 'server/office/b.ts': "const a = 'notary';" })).toEqual([
      expect.stringContaining("web/console/a.tsx:2 names the role 'partnerAdmin'"),
    ]);
    const allowed = ['core/words/en/roles.ts', 'server/office/a.spec.ts', 'server/dev/staff.ts', 'bench/chat.ts'];
    expect(faultsIn(Object.fromEntries(allowed.map((path) => [path, deciding])))).toEqual([]);
  });

  test('a status is not named outside the journey', () => {
    const files = {
      'web/borrower/a.tsx': "\nconst a = status === 'OFFER_SELECTION';",
      'core/a.spec.ts': "const a = 'OFFER_SELECTION';",
    };
    expect(faultsIn({ ...journey, ...files })).toEqual([
      expect.stringContaining('web/borrower/a.tsx:2 names the status OFFER_SELECTION'),
    ]);
  });

  test('the clock and chance are not core’s', () => {
    const source = 'const a = [Date.now(), new Date(), Math.random(), new Date(0)];';
    expect(faultsIn({ 'core/a.ts': source })).toHaveLength(3);
    expect(faultsIn({ 'server/a.ts': source, 'core/a.spec.ts': source })).toEqual([]);
  });

  test('the time zone of a home whose county is not known is answered in one place', () => {
    const source = "const zone = application.property.timeZone ?? 'America/Chicago';";
    expect(faultsIn({ 'server/api/a.ts': source })).toEqual([
      expect.stringContaining('server/api/a.ts:1 guesses the time zone of a home'),
    ]);
    expect(faultsIn({ 'server/api/a.spec.ts': source, 'core/a.ts': 'f(property.timeZone ?? null);' })).toEqual([]);
  });

  test('the environment is read in one place', () => {
    const source = 'const a = process.env.PORT;';
    expect(faultsIn({ 'server/api/a.ts': source })).toEqual([
      expect.stringContaining('server/api/a.ts:1 reads process.env'),
    ]);
    expect(faultsIn({ 'server/main.ts': source, 'tools/a.ts': source, 'playwright.config.ts': source })).toEqual([]);
  });

  test.each([
    '/ho' + 'me/ann/main',
    'https://registry.' + 'npmjs.org/react',
    '"resol' + 'ved": "https://a.example/b.tgz"',
  ])('nothing that is true on one machine only: %s', (text) => {
    expect(faultsIn({ 'package-lock.json': `{\n ${text}/ }` })).toEqual([
      expect.stringContaining('package-lock.json:2 names a registry'),
    ]);
  });
});

const brandSentence = 'knows a brand by name: what differs between brands belongs in brands/.';

test('a flag past its day is refused, and on its day it is not', () => {
  const flags = { 'fe-old': { removeBy: '2026-11-14' }, 'fe-last-day': { removeBy: '2026-11-15' } };
  const files = { 'web/a.ts': "export const read = ['fe-old', 'fe-last-day'];" };
  expect(faultsIn(files, { flags })).toEqual([expect.stringContaining('fe-old was to be gone by 2026-11-14')]);
});

test('a flag that nothing reads is refused: a test and the table itself are no readers', () => {
  const flags = { 'fe-unread': { removeBy: '2030-01-01' } };
  const files = { 'core/flags.ts': "const a = { 'fe-unread': 1 };", 'web/a.spec.ts': "use('fe-unread');" };
  expect(faultsIn(files, { flags })).toEqual([expect.stringContaining('nothing reads the flag fe-unread')]);
});

describe('the README’s table of variables', () => {
  const variables = { PORT: { fallback: '4400' }, DATABASE_URL: { fallback: undefined } };
  const readme = (...rows: string[]) => ({
    'README.md': ['# A', '', '| Variable | Default |', '|---|---|', ...rows, '', '| `OTHER` |'].join('\n'),
  });

  test('is right when it lists every variable with its default', () => {
    expect(faultsIn(readme('| `PORT` | 4400 |', '| `DATABASE_URL` | |'), { variables })).toEqual([]);
  });

  test('may not miss one, invent one or be out of date', () => {
    expect(faultsIn(readme('| `PORT` | 4500 |', '| `COLOUR` | red |'), { variables })).toEqual([
      'README.md:5 does not say that PORT is 4400 by default.',
      'README.md:3 does not list the variable DATABASE_URL.',
      'README.md:6 lists COLOUR, which server/config.ts does not know.',
    ]);
  });

  test('must be there', () => {
    expect(faultsIn({ 'README.md': '# A' }, { variables })).toEqual([expect.stringContaining('has no table')]);
  });
});

test('a message that nothing causes is refused; its words and its tests are no cause', () => {
  const files = {
    'server/people/accounts/emails.ts': "const a = { noticed: 1, b: 'unsent' };",
    'server/a.spec.ts': "add({ kind: 'unsent' });",
    'server/people/accounts/sent.ts': "add({ kind: 'sent' });",
  };
  expect(faultsIn(files, { messages: ['sent', 'unsent'] })).toEqual([
    expect.stringContaining('nothing causes the message unsent'),
  ]);
});
