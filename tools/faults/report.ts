/** What came of a round, counted by row, and docs/faults.md, which shows the last long one. */
import { existsSync, readFileSync } from 'node:fs';
import { cpus } from 'node:os';
import type { Tally } from '#server/proof/test-tally.ts';
import type { Outcome } from '../reports.ts';
import { type FaultName, type FaultRow, faultNames, faults, invariants, type Proof } from './rows.ts';

export interface Ran {
  readonly proof: Proof;
  readonly outcomes: readonly Outcome[];
  readonly tallies: readonly Tally[];
}

export interface Count {
  readonly cases: number;
  readonly survived: number;
  readonly lost: number;
  readonly doubled: number;
  readonly stuck: number;
  readonly recoveryMs: readonly number[];
  readonly notRun: readonly string[];
}

export function readTallies(file: string): readonly Tally[] {
  if (!existsSync(file)) return [];
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Tally);
}

const isAbout = ({ tests }: Proof, { title }: Outcome) =>
  tests === undefined || title.toLowerCase().includes(tests.toLowerCase());

/** A test that failed is a case that no one knows the end of. */
export function countRow(name: FaultName, ran: readonly Ran[]): Count {
  const row: FaultRow = faults[name];
  const parts = row.proofs.map((proof): Count => {
    const found = ran.find((one) => one.proof.file === proof.file);
    const outcomes = (found?.outcomes ?? []).filter((outcome) => isAbout(proof, outcome));
    const failed = outcomes.filter(({ status }) => status === 'failed').length;
    const own = (found?.tallies ?? []).filter(({ fault }) => fault === name);
    const sum = (of: (one: Tally) => number | undefined) => own.reduce((total, one) => total + (of(one) ?? 0), 0);
    const passed = outcomes.filter(({ status }) => status === 'passed').length;
    const [lost, doubled, stuck] = [sum((one) => one.lost), sum((one) => one.doubled), sum((one) => one.stuck)];
    const cases = (proof.counts ? sum((one) => one.cases) : passed) + failed;
    return {
      cases,
      survived: Math.max(0, cases - failed - Math.min(cases, lost + doubled + stuck)),
      ...{ lost, doubled, stuck: stuck + failed },
      recoveryMs: own.flatMap((one) => one.recoveryMs ?? []),
      notRun: own.flatMap((one) => one.notRun ?? []),
    };
  });
  const total = (of: (part: Count) => number) => parts.reduce((sum, part) => sum + of(part), 0);
  return {
    cases: total((part) => part.cases),
    survived: total((part) => part.survived),
    lost: total((part) => part.lost),
    doubled: total((part) => part.doubled),
    stuck: total((part) => part.stuck),
    recoveryMs: parts.flatMap((part) => part.recoveryMs),
    notRun: [...new Set(parts.flatMap((part) => part.notRun))],
  };
}

export const isGood = (name: FaultName, { cases, survived, notRun }: Count, isFull: boolean): boolean =>
  cases === survived && (notRun.length > 0 || cases >= (isFull ? faults[name].full : 1));

const seconds = (ms: number) => (ms / 1000).toFixed(ms < 10_000 ? 2 : 1);

export function recoveryText({ recoveryMs }: Count, goalMs: number | undefined): string {
  const goal = goalMs === undefined ? '' : `; goal ${seconds(goalMs)} s`;
  const sorted = recoveryMs.toSorted((a, b) => a - b);
  const [middle, worst] = [sorted[Math.floor(sorted.length / 2)], sorted.at(-1)];
  if (middle === undefined || worst === undefined) return goal.slice(2);
  return `${seconds(middle)} s, worst ${seconds(worst)} s${goal}`;
}

function rowText(name: FaultName, count: Count): string {
  const row: FaultRow = faults[name];
  const files = [...new Set(row.proofs.map(({ file }) => file))];
  const proofs = files.length > 4 ? [...files.slice(0, 2), `${files.length - 2} more`] : files;
  const cells = [
    name,
    row.what,
    row.holds.join(' '),
    ...(count.cases === 0 && count.notRun.length > 0
      ? ['not run', '', '', '', '']
      : [count.cases, count.survived, count.lost, count.doubled, count.stuck].map((one) => one.toLocaleString('en'))),
    recoveryText(count, row.goalMs),
    [...proofs.map((file) => (file.includes('/') ? `\`${file}\`` : file)), ...count.notRun].join('<br>'),
  ];
  return `| ${cells.join(' | ')} |`;
}

interface About {
  readonly seed: number;
  readonly minutes: number;
  /** As 17 November 2026. */
  readonly day: string;
  readonly load: string;
  readonly isFull: boolean;
}

export function reportText(counts: ReadonlyMap<FaultName, Count>, { seed, minutes, day, load, isFull }: About): string {
  const all = [...counts.values()];
  const sum = (of: (count: Count) => number) => all.reduce((total, count) => total + of(count), 0).toLocaleString('en');
  return [
    '# Faults',
    '',
    '<!-- Written by `npm run faults` from tools/faults/rows.ts and what it counted. -->',
    '',
    'What can go wrong, made to happen. `npm test` runs a short round of each row but those that a standby or a cut line is for, `npm run faults` a long one of all; `--only F5` runs one row, `--seed N` repeats what chance did. Times are measured and never decide whether a round is good.',
    '',
    `Last ${isFull ? 'long' : 'short'} round: ${day}, seed ${seed}, ${minutes} minutes on ${cpus().length} cores (${load}). ${sum((one) => one.cases)} cases: ${sum((one) => one.survived)} survived, ${sum((one) => one.lost)} lost, ${sum((one) => one.doubled)} doubled, ${sum((one) => one.stuck)} stuck.`,
    '',
    '| # | fault | holds | cases | survived | lost | doubled | stuck | works again after (middle) | shown by |',
    '|---|---|---|---|---|---|---|---|---|---|',
    ...faultNames.flatMap((name) => {
      const count = counts.get(name);
      return count ? [rowText(name, count)] : [];
    }),
    '',
    'What holds:',
    '',
    ...Object.entries(invariants).map(([name, sentence]) => `- **${name}**: ${sentence}.`),
    '',
  ].join('\n');
}
