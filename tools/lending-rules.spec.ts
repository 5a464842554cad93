import { describe, expect, test } from 'vitest';
import { lendingFaults } from './lending-rules.ts';

const reasons = 'export const reasons = { DTI_MIN_DRAW: 1, CLTV: 4 };\n';
const faultsIn = (source: string, path = 'server/worker/handlers/a.ts') =>
  lendingFaults(
    new Map([
      ['core/eligibility/principal-reasons.ts', reasons],
      [path, source],
    ]),
  ).map(({ file, line }) => `${file}:${line}`);

describe('a rule of lending outside core', () => {
  test.each([
    ['the code of a rule', "const a = ['CLTV'];"],
    ['the code of a rule between backticks', 'const a = `CLTV`;'],
    ['the code of a rule within a sentence', `const a = \`refused: \${why} (CLTV)\`;`],
    ['money held against a figure', 'const a = work.feeCents > 400_000_00;'],
    ['a score held against a figure', 'const a = 640 <= report.score;'],
    ['days held against a figure', 'const a = ageDays >= 90;'],
    ['a share held against a figure', 'const a = score >= 0.85;'],
    ['a share below none', 'const a = score < -0.5;'],
    ['a share by its name', 'const least = 0.85; const a = least <= of.score;'],
    ['a loan held against its house', 'const a = facts.ltv > 0.8;'],
    ['all loans held against their house', 'const a = maxCltv < facts.cltv && facts.cltv > 0.85;'],
    ['what is owed held against an income', 'const a = 43 < verifiedDti;'],
    ['a score by another name', 'const a = fico < 640;'],
    ['an amount', 'const a = loanAmount > 400_000;'],
    ['a share as a price', 'const feePercent = 0.5;'],
    ['a price', 'const feeCents = 300_00;'],
    ['a tolerance', 'const toleranceBps = 1_000;'],
    ['one state', "const a = state === 'TX';"],
    ['a list of states', "const a = new Set(['TX', 'NY']);"],
    ['two counts that differ', 'const a = differingTotals(sent, result.totals);'],
    ['two totals held against each other', 'const a = sent.totals !== result.totals;'],
    ['days of the law', 'const a = addDays(today, -365);'],
    ['a threshold by its name', 'const least = 85; const a = of.score >= least;'],
    ['a threshold that only its name tells', 'const likeMin = 85; const a = found >= likeMin;'],
    ['days by their name', 'const ageMax = 90; const a = addDays(today, -ageMax);'],
    ['days in milliseconds', 'const dayMs = 86_400_000; const daysMax = 10; const a = now - of > daysMax * dayMs;'],
    ['a table of prices', 'const assumedBps: Table = { CARD: 500, AUTO: { old: 100 } };'],
    ['a table of prices that is held to a type', 'const assumedBps = { CARD: [500] } as const satisfies Table;'],
    ['a price within a table', 'const rows = { deed: { feeCents: 300_00 } };'],
    ['a price that holds where none is given', 'const a = ({ feeCents = 300_00 }) => feeCents;'],
  ])('%s is refused', (_, source) => {
    expect(faultsIn(`\n${source}\n`)).toEqual(['server/worker/handlers/a.ts:2']);
  });

  test.each([
    ['nothing and one', 'const a = feeCents > 0 && liensCents >= 1;'],
    ['nothing and one, of a share', 'const a = ltv > 0 && dti <= 1;'],
    ['a path through a document', `const a = \`\${response}/CREDIT_SCORES/CLTV\`;`],
    ['bytes that are not sent yet', 'const a = socket.bufferedAmount > 64_000;'],
    ['a count of things', 'const a = names.length > 20;'],
    ['two figures of the case', 'const a = cashCents < feeCents;'],
    ['a day that core gave', 'const a = addDays(today, days);'],
    ['milliseconds', 'const retryMs = 2_000;'],
    ['a page of rows', 'const pageMax = 50; const a = rows.length > pageMax;'],
    ['a table of prices that core gave', 'const assumedBps = { CARD: cardBps, none: 0 };'],
    ['a day that core gave, and its name', 'const days = daysOf(law); const a = ageDays > days;'],
  ])('%s is not', (_, source) => {
    expect(faultsIn(source)).toEqual([]);
  });

  test('tests, port tests and the workshop are made of examples; core is where rules belong', () => {
    const rule = "const a = score < 640 || state === 'TX' ? ['CLTV'] : [];";
    for (const path of [
      'server/a.spec.ts',
      'server/test-a.ts',
      'server/vendors/credit/port-tests.ts',
      'server/dev/a.ts',
      'core/offers/a.ts',
      'web/borrower/a.ts',
    ])
      expect(faultsIn(rule, path)).toEqual([]);
  });

  test('a sandbox may invent figures and answers, and no list of states', () => {
    for (const path of ['server/vendors/notary/sandbox-rules.ts', 'server/vendors/sandbox/house.ts']) {
      expect(faultsIn('const a = score > 640 ? addDays(today, 30) : 0;', path)).toEqual([]);
      expect(faultsIn("const attorneyStates = ['CT', 'GA'];", path)).toEqual([`${path}:1`]);
    }
  });

  test('what is allowed and no longer done comes off the list', () => {
    expect(faultsIn('export const a = 1;', 'server/vendors/income/plaid.ts')).toEqual(['tools/lending-rules.ts:1']);
    expect(faultsIn('const a = addDays(today, -365);', 'server/vendors/income/plaid.ts')).toEqual([]);
  });
});
