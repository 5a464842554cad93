/**
 * `npm run bench`: runs every file in bench/, prints what it costs as a table beside goals and hard limits, and keeps it
 * in bench/results/latest.json. Crossing a hard limit fails. `--only text` runs some, `--full` measures longer.
 */
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { root } from './tree.ts';

export interface BenchRow {
  readonly name: string;
  readonly value: number;
  readonly unit: string;
  readonly goal?: number;
  /** Beyond it the build fails. When it is below the goal, more is better; else less is. */
  readonly limit?: number;
  /** Why it was not measured. */
  readonly missing?: string;
}

export interface BenchOptions {
  readonly isFull: boolean;
}

interface Bench {
  run(options: BenchOptions): Promise<readonly BenchRow[]>;
}

function isBeyond({ value, goal, limit }: BenchRow): boolean {
  if (limit === undefined) return false;
  return goal !== undefined && limit < goal ? value < limit : value > limit;
}

function verdictOf(row: BenchRow): string {
  if (row.missing !== undefined) return row.missing;
  if (isBeyond(row)) return 'BEYOND THE LIMIT';
  if (row.goal === undefined) return '';
  const isReached = row.limit !== undefined && row.limit < row.goal ? row.value >= row.goal : row.value <= row.goal;
  return isReached ? 'good' : 'within the limit';
}

const shown = (value: number | undefined) =>
  value === undefined
    ? ''
    : value.toLocaleString('en', { maximumFractionDigits: value < 10 ? 2 : value < 1000 ? 1 : 0 });

function show(rows: readonly BenchRow[]): void {
  const cells = rows.map((row) => [
    row.name,
    row.missing === undefined ? `${shown(row.value)} ${row.unit}` : 'not measured',
    shown(row.goal),
    shown(row.limit),
    verdictOf(row),
  ]);
  const table = [['', 'measured', 'goal', 'limit', ''], ...cells];
  const widths = [0, 1, 2, 3, 4].map((column) => Math.max(...table.map((row) => (row[column] ?? '').length)));
  for (const row of table) {
    const [name = '', measured = '', goal = '', limit = '', verdict = ''] = row.map((cell, column) =>
      column === 0 || column === 4 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0),
    );
    console.log(`${name}  ${measured}  ${goal}  ${limit}  ${verdict}`.trimEnd());
  }
}

const { values } = parseArgs({ options: { full: { type: 'boolean' }, only: { type: 'string' } } });
const folder = join(root, 'bench');
const names = readdirSync(folder).filter((name) => name.endsWith('.ts') && name.includes(values.only ?? ''));
const rows: BenchRow[] = [];
for (const name of names) {
  console.log(`▸ ${name.replace('.ts', '')}`);
  const bench = (await import(join(folder, name))) as Bench;
  rows.push(...(await bench.run({ isFull: values.full ?? false })));
}
show(rows);
if (values.only === undefined) {
  const machine = {
    cores: cpus().length,
    model: cpus()[0]?.model,
    node: process.version,
    isFull: values.full ?? false,
  };
  mkdirSync(join(folder, 'results'), { recursive: true });
  const results = { measuredAt: new Date().toISOString(), machine, rows };
  writeFileSync(join(folder, 'results', 'latest.json'), `${JSON.stringify(results, null, 2)}\n`);
}
const beyond = rows.filter(isBeyond);
for (const { name } of beyond) console.log(`Beyond its hard limit: ${name}.`);
process.exitCode = beyond.length > 0 ? 1 : 0;
