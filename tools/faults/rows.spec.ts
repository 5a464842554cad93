import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { root } from '../tree.ts';
import { countRow, isGood } from './report.ts';
import { type FaultRow, faultNames, faults } from './rows.ts';

const rows = faultNames.map((name) => [name, faults[name] as FaultRow] as const);
const textOf = (file: string) => readFileSync(join(root, file), 'utf8');

describe('the table of faults', () => {
  test('has the twenty-nine of the design, in their order', () => {
    expect(faultNames).toEqual(Array.from({ length: 29 }, (_, n) => `F${n + 1}`));
  });

  test('makes nine hundred cases at least in a long round', () => {
    expect(rows.reduce((sum, [, { full }]) => sum + full, 0)).toBeGreaterThanOrEqual(900);
  });

  test.each(rows)('%s names tests that are there, and those that count for themselves count it', (name, { proofs }) => {
    for (const { file, counts, tests } of proofs) {
      const text = textOf(file);
      if (counts) expect(text, file).toContain(`'${name}'`);
      // Tests that every vendor must pass are written once, beside what they share.
      else if (tests && !file.includes('/port.')) expect(text.toLowerCase(), file).toContain(tests.toLowerCase());
    }
  });
});

describe('a count', () => {
  const proof = { runner: 'database', file: 'server/proof/standby.db.spec.ts', counts: true } as const;
  const outcome = { name: '', title: '[F8]', message: '' };

  test('is what the tests say of themselves, and a test that failed is stuck', () => {
    const tallies = [
      { fault: 'F8', cases: 4 },
      { fault: 'F8', cases: 6, lost: 1 },
      { fault: 'F7', cases: 9 },
    ];
    const good = countRow('F8', [{ proof, tallies, outcomes: [{ ...outcome, status: 'passed' }] }]);
    expect(good).toMatchObject({ cases: 10, survived: 9, lost: 1, stuck: 0 });
    const bad = countRow('F8', [{ proof, tallies, outcomes: [{ ...outcome, status: 'failed' }] }]);
    expect(bad).toMatchObject({ cases: 11, survived: 9, lost: 1, stuck: 1 });
    expect([good, bad].map((count) => isGood('F8', count, true))).toEqual([false, false]);
  });

  test('of nothing is not good, unless it says why it could not be', () => {
    const none = countRow('F8', []);
    expect(isGood('F8', none, false)).toBe(false);
    const told = countRow('F8', [{ proof, outcomes: [], tallies: [{ fault: 'F8', cases: 0, notRun: 'no disk' }] }]);
    expect(isGood('F8', told, true)).toBe(true);
  });
});
