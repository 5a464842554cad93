/**
 * `npm run faults`: makes every fault of tools/faults/rows.ts happen, in a long round, says what was survived, lost,
 * doubled and stuck, and writes docs/faults.md. `--only F5,F8` runs some rows, `--short` a short round, `--seed N` repeats
 * what chance did; a short round is written down with `--write` only. `--minutes 40` begins nothing after so many minutes and
 * `--resume` goes on with the round that was left, so that a long one need not be sat through at once. What
 * needs something that this machine has not is told as not run, with the reason.
 */
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { env } from './commands.ts';
import { countRow, isGood, type Ran, readTallies, recoveryText, reportText } from './faults/report.ts';
import { type FaultName, type FaultRow, faultNames, faults, type Proof } from './faults/rows.ts';
import { outcomesIn } from './reports.ts';
import { browserRun, vitestRun } from './test-runs.ts';
import { reports, root } from './tree.ts';

const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    short: { type: 'boolean' },
    seed: { type: 'string' },
    write: { type: 'boolean' },
    minutes: { type: 'string', default: 'Infinity' },
    resume: { type: 'boolean' },
  },
});
const folder = join(reports, 'faults');
const roundFile = join(folder, 'round.json');

/** What a round is, and what it took until now. */
interface Round {
  readonly seed: number;
  readonly isFull: boolean;
  readonly load: string;
  readonly spentMs: number;
  readonly parts: number;
}

function theRound(): Round {
  if (values.resume) {
    if (existsSync(roundFile)) return JSON.parse(readFileSync(roundFile, 'utf8')) as Round;
    console.error('There is no round to go on with: `npm run faults` begins one.');
    process.exit(1);
  }
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const seed = Number(values.seed ?? Math.floor(performance.timeOrigin / 1000));
  const load = `load ${loadavg()[0]?.toFixed(1)} before it began`;
  return { seed, isFull: values.short !== true, load, spentMs: 0, parts: 0 };
}

const round = theRound();
const { seed, isFull } = round;
const chosen = values.only === undefined ? faultNames : values.only.split(',').map(named);

function named(word: string): FaultName {
  const found = faultNames.find((name) => name.toLowerCase() === word.trim().toLowerCase());
  if (found) return found;
  console.error(`There is no fault '${word}'; there are ${faultNames.join(', ')}.`);
  process.exit(1);
}

/** A file that several rows name is run once; of a browser's files only the tests that are named. */
function filesToRun(): readonly Proof[] {
  const all = chosen.flatMap((name): readonly Proof[] => faults[name].proofs);
  return [...new Set(all.map(({ file }) => file))].map((file): Proof => {
    const same = all.filter((proof) => proof.file === file);
    const words = same.every(({ tests }) => tests !== undefined) ? same.map(({ tests }) => tests) : [];
    const [first] = same as [Proof];
    return { ...first, tests: [...new Set(words)].join('|'), env: Object.assign({}, ...same.map((one) => one.env)) };
  });
}

async function runFile(proof: Proof, report: string, counts: string): Promise<void> {
  const told: Record<string, string | undefined> = { ...proof.env, FAULT_COUNTS: counts, SEED: String(seed) };
  if (isFull) told['FULL'] = '1';
  const before = Object.fromEntries(Object.keys(told).map((name) => [name, env[name]]));
  Object.assign(env, told);
  try {
    await (proof.runner === 'e2e'
      ? browserRun(report, '--project=desktop', proof.file, ...(proof.tests ? ['--grep', proof.tests] : []))
      : // A second try would count the same cases again.
        vitestRun(proof.runner, report, proof.file, '--retry=0'));
  } finally {
    Object.assign(env, before);
  }
}

function readRan(proof: Proof, report: string, counts: string): Ran {
  const outcomes = outcomesIn(report) ?? [
    { name: proof.file, title: '', status: 'failed' as const, message: 'it left no report' },
  ];
  return { proof, outcomes, tallies: readTallies(counts) };
}

const startedMs = performance.now();
const minutesNow = () => (performance.now() - startedMs) / 60_000;
console.log(`Seed ${seed}: --seed ${seed} does the same again.`);
const files = filesToRun();
const ran: Ran[] = [];
for (const [at, proof] of files.entries()) {
  const [report, counts] = [join(folder, `${at}.json`), join(folder, `${at}.jsonl`)];
  if (!values.resume || !existsSync(report)) {
    if (minutesNow() >= Number(values.minutes)) break;
    console.log(`▸ ${at + 1} of ${files.length}: ${proof.file}`);
    rmSync(counts, { force: true });
    await runFile(proof, report, counts);
  }
  ran.push(readRan(proof, report, counts));
}
const spentMs = round.spentMs + performance.now() - startedMs;
writeFileSync(roundFile, JSON.stringify({ ...round, spentMs, parts: round.parts + 1 } satisfies Round));
const isOver = ran.length === files.length;
const known = new Set(ran.map(({ proof }) => proof.file));
const whole = chosen.filter((name) => faults[name].proofs.every(({ file }) => known.has(file)));
const counts = new Map(whole.map((name) => [name, countRow(name, ran)]));
console.log('');
const bad = [...counts].filter(([name, count]) => {
  const row: FaultRow = faults[name];
  const isWell = isGood(name, count, isFull);
  const { cases, survived, lost, doubled, stuck, notRun } = count;
  const words = `${cases} cases, ${survived} survived, ${lost} lost, ${doubled} doubled, ${stuck} stuck`;
  const again = recoveryText(count, row.goalMs);
  console.log(`${isWell ? '✓' : '✗'} ${name.padEnd(4)}${words}${again === '' ? '' : `; works again after ${again}`}`);
  for (const reason of notRun) console.log(`      not run: ${reason}`);
  return !isWell;
});
const minutes = Math.ceil(spentMs / 60_000);
if (!isOver) console.log(`${ran.length} of ${files.length} files were run; --resume goes on.`);
if (isOver && (isFull || values.write) && values.only === undefined) {
  const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(performance.timeOrigin);
  const load = round.parts > 0 ? `${round.load}, in ${round.parts + 1} parts` : round.load;
  writeFileSync(join(root, 'docs', 'faults.md'), reportText(counts, { seed, minutes, day, load, isFull }));
}
const total = [...counts.values()].reduce((sum, { cases }) => sum + cases, 0);
console.log(`${total.toLocaleString('en')} cases in ${minutes} minutes; ${bad.length} rows are not as they should be.`);
process.exitCode = bad.length > 0 ? 1 : 0;
