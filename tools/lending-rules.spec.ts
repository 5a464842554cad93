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
    ['money held against a figure', 'const a = work.feeCents > 400_000_00;'],
    ['a score held against a figure', 'const a = 640 <= report.score;'],
    ['days held against a figure', 'const a = ageDays >= 90;'],
    ['a price', 'const feeCents = 300_00;'],
    ['a tolerance', 'const toleranceBps = 1_000;'],
    ['one state', "const a = state === 'TX';"],
    ['a list of states', "const a = new Set(['TX', 'NY']);"],
    ['two counts that differ', 'const a = differingTotals(sent, result.totals);'],
    ['two totals held against each other', 'const a = sent.totals !== result.totals;'],
    ['days of the law', 'const a = addDays(today, -365);'],
  ])('%s is refused', (_, source) => {
    expect(faultsIn(`\n${source}\n`)).toEqual(['server/worker/handlers/a.ts:2']);
  });

  test.each([
    ['nothing and one', 'const a = feeCents > 0 && liensCents >= 1;'],
    ['a count of things', 'const a = names.length > 20;'],
    ['two figures of the case', 'const a = cashCents < feeCents;'],
    ['a day that core gave', 'const a = addDays(today, days);'],
    ['milliseconds', 'const retryMs = 2_000;'],
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
