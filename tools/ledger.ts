/**
 * `npm run ledger`: which requirements of the specification's ledger a passing test proves, by the ids in the titles of
 * the last run's tests. It only reports. `--area <name>` shows one area, `--json` gives the same to a program.
 *
 * A long browser test has ids in the titles of its steps too (`test.step('[ROUTE-035] …')`), and each stands for itself:
 * proved when the step passed in the test's last try, whatever became of the rest of the test; failed when the step
 * failed in any try, or was cut short by the end of the test. A step that was never reached proves nothing, and neither
 * does one of a test that was skipped or passed only at its second try. Where an id stands several times, one failure
 * outweighs all. (`test.step.skip` looks like a step that passed: leave it out.)
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { lastOutcomes, type Outcome, runners } from './reports.ts';
import { root } from './tree.ts';

interface AreaCount {
  readonly area: string;
  readonly rows: number;
  readonly proved: number;
  readonly withoutTest: readonly string[];
}

export interface LedgerCount {
  readonly areas: readonly AreaCount[];
  /** Ids that a test claims and the ledger does not have: misspelt, or removed. */
  readonly unknown: readonly string[];
  /** Tests that failed first and passed when tried again. */
  readonly unsteady: readonly string[];
}

/** Questions and open points are for people to settle; no test can prove them. */
const isRequirement = (id: string) => !/^(Q|OPEN)-/.test(id);

export function countLedger(ledger: string, outcomes: readonly Outcome[]): LedgerCount {
  const rows = ledger
    .split('\n')
    .slice(1)
    .map((line) => line.split('\t'))
    .map(([id = '', area = '']) => ({ id, area }))
    .filter(({ id }) => id !== '');
  const proved = provedIds(outcomes);
  const required = rows.filter(({ id }) => isRequirement(id));
  const areas = [...new Set(required.map(({ area }) => area))].map((area) => {
    const own = required.filter((row) => row.area === area);
    const withoutTest = own.filter(({ id }) => !proved.has(id)).map(({ id }) => id);
    return { area, rows: own.length, proved: own.length - withoutTest.length, withoutTest };
  });
  const known = new Set(rows.map(({ id }) => id));
  return {
    areas,
    unknown: [...new Set(outcomes.flatMap(idsOf))].filter((id) => !known.has(id)).sort(),
    unsteady: outcomes.filter(({ isUnsteady }) => isUnsteady).map(({ name }) => name),
  };
}

/** An id is proved when a test or step with it passed and none with it failed; see above for what counts as which. */
function provedIds(outcomes: readonly Outcome[]): ReadonlySet<string> {
  const claims = outcomes.flatMap(claimsOf);
  const idsWhere = (wanted: Claim['status']) =>
    claims.filter(({ status }) => status === wanted).flatMap(({ title }) => idsIn(title));
  const failed = new Set(idsWhere('failed'));
  return new Set(idsWhere('passed').filter((id) => !failed.has(id)));
}

type Claim = Pick<Outcome, 'title' | 'status'>;

/** What a test and its steps say of the ids in their titles. A test that failed at its first try has failed. */
function claimsOf({ title, status, isUnsteady, steps = [] }: Outcome): Claim[] {
  const isVoid = status === 'skipped' || isUnsteady === true;
  const ofSteps = steps.map(
    (step): Claim => (step.status === 'passed' && isVoid ? { ...step, status: 'skipped' } : step),
  );
  return [{ title, status: isUnsteady ? 'failed' : status }, ...ofSteps];
}

const idsOf = ({ title, steps = [] }: Outcome): string[] => [title, ...steps.map((step) => step.title)].flatMap(idsIn);

const idsIn = (title: string): string[] => [...title.matchAll(/\[([A-Z][A-Z0-9]*-\d+)\]/g)].map(([, id = '']) => id);

function show({ areas, unknown, unsteady }: LedgerCount): void {
  const width = Math.max(...areas.map(({ area }) => area.length), 5) + 2;
  const line = (name: string, rows: number, proved: number) =>
    console.log(
      `${name.padEnd(width)}${String(rows).padStart(5)}${String(proved).padStart(8)}${percent(proved, rows).padStart(7)}`,
    );
  console.log(`${'area'.padEnd(width)} rows  proved      %`);
  for (const { area, rows, proved } of areas) line(area, rows, proved);
  const sum = (pick: (count: AreaCount) => number) => areas.reduce((total, count) => total + pick(count), 0);
  const [rows, proved] = [sum((count) => count.rows), sum((count) => count.proved)];
  line('all', rows, proved);
  for (const { area, withoutTest } of areas) {
    if (withoutTest.length > 0) console.log(`\n${area}, without a passing test:\n${wrap(withoutTest)}`);
  }
  if (unsteady.length > 0)
    console.log(`\nPassed only at the second try, so it proves nothing:\n  ${unsteady.join('\n  ')}`);
  if (unknown.length > 0) console.log(`\nClaimed by a test, but not in the ledger:\n${wrap(unknown)}`);
}

const percent = (part: number, whole: number) => (whole === 0 ? '–' : `${Math.floor((100 * part) / whole)}`);

function wrap(words: readonly string[], columns = 100): string {
  const lines = [''];
  for (const word of words) {
    const last = lines.at(-1) ?? '';
    if (last.length + word.length + 1 > columns) lines.push(word);
    else lines[lines.length - 1] = last === '' ? word : `${last} ${word}`;
  }
  return lines.map((line) => `  ${line}`).join('\n');
}

if (import.meta.main) {
  const { values } = parseArgs({ options: { area: { type: 'string' }, json: { type: 'boolean' } } });
  const outcomes = runners.flatMap((runner) => lastOutcomes(runner) ?? []);
  const whole = countLedger(readFileSync(join(root, 'docs', 'spec', 'ledger.tsv'), 'utf8'), outcomes);
  const count = values.area ? { ...whole, areas: whole.areas.filter(({ area }) => area === values.area) } : whole;
  if (values.json) console.log(JSON.stringify(count, null, 2));
  else if (count.areas.length > 0) show(count);
  else console.log(`There is no area '${values.area}'; there are ${whole.areas.map(({ area }) => area).join(', ')}.`);
}
