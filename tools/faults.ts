/**
 * `npm run faults`: makes every fault of tools/faults/rows.ts happen, in a long round, says what was survived, lost,
 * doubled and stuck, and writes docs/faults.md. `--only F5,F8` runs some rows, `--short` a short round, `--seed N` repeats
 * what chance did; a short round is written down with `--write` only. What needs something that this machine has not is told as not run, with the reason.
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
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
  },
});
const isFull = values.short !== true;
const seed = Number(values.seed ?? Math.floor(performance.timeOrigin / 1000));
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

const folder = join(reports, 'faults');

async function runFile(proof: Proof, at: number): Promise<Ran> {
  const [report, counts] = [join(folder, `${at}.json`), join(folder, `${at}.jsonl`)];
  const told: Record<string, string | undefined> = { ...proof.env, FAULT_COUNTS: counts, SEED: String(seed) };
  if (isFull) told['FULL'] = '1';
  const before = Object.fromEntries(Object.keys(told).map((name) => [name, env[name]]));
  Object.assign(env, told);
  try {
    await (proof.runner === 'e2e'
      ? browserRun(report, '--project=desktop', proof.file, ...(proof.tests ? ['--grep', proof.tests] : []))
      : vitestRun(proof.runner, report, proof.file));
  } finally {
    Object.assign(env, before);
  }
  const outcomes = outcomesIn(report) ?? [
    { name: proof.file, title: '', status: 'failed' as const, message: 'it left no report' },
  ];
  return { proof, outcomes, tallies: readTallies(counts) };
}

rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
const startedMs = performance.now();
const loadBefore = loadavg()[0]?.toFixed(1);
console.log(`Seed ${seed}: --seed ${seed} does the same again.`);
const files = filesToRun();
const ran: Ran[] = [];
for (const [at, proof] of files.entries()) {
  console.log(`▸ ${at + 1} of ${files.length}: ${proof.file}`);
  ran.push(await runFile(proof, at));
}
const counts = new Map(chosen.map((name) => [name, countRow(name, ran)]));
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
const minutes = Math.ceil((performance.now() - startedMs) / 60_000);
if ((isFull || values.write) && values.only === undefined) {
  const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(performance.timeOrigin);
  const load = `load ${loadBefore} before it began`;
  writeFileSync(join(root, 'docs', 'faults.md'), reportText(counts, { seed, minutes, day, load, isFull }));
}
const total = [...counts.values()].reduce((sum, { cases }) => sum + cases, 0);
console.log(`${total.toLocaleString('en')} cases in ${minutes} minutes; ${bad.length} rows are not as they should be.`);
process.exitCode = bad.length > 0 ? 1 : 0;
