/**
 * `npm test`: every gate, cheapest first. It goes on after a failure, so one run tells everything, and ends with
 * `N passed, N failed`: a gate counts one, a test counts one. `--only unit,e2e` runs some of them, `--list` names them,
 * `--full` tells every test to take its long round.
 */
import { spawn } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { ensureBrowser } from './browser.ts';
import { buildIfNeeded } from './build.ts';
import { judge, lastOutcomes, type Outcome, type Runner, reportFile } from './reports.ts';
import { reports, root } from './tree.ts';

interface Result {
  readonly passed: number;
  /** What the runner has not shown already. */
  readonly words?: string;
  readonly failures: readonly Pick<Outcome, 'name' | 'message'>[];
}

interface Gate {
  readonly name: string;
  readonly about: string;
  run(): Promise<Result>;
}

const tool = (name: string) => join(root, 'node_modules', '.bin', name);
/** The long rounds of all gates may take an afternoon. */
const limitMs = () => (env['FULL'] === undefined ? 40 : 360) * 60_000;
const env: Record<string, string | undefined> = {
  ...process.env,
  ...(process.stdout.isTTY ? {} : { NO_COLOR: '1' }),
  PATH: [dirname(process.execPath), join(root, 'node_modules', '.bin'), process.env['PATH'] ?? ''].join(delimiter),
};

const gates: readonly Gate[] = [
  gate('lint', 'Biome: format, lint, accessibility of JSX', [
    tool('biome'),
    'ci',
    '--colors=off',
    '--reporter=summary',
    '--error-on-warnings',
  ]),
  gate('boundaries', 'who may import whom', [process.execPath, 'tools/boundaries.ts']),
  gate('tidy', 'house rules', [process.execPath, 'tools/tidy.ts']),
  { name: 'types', about: 'TypeScript, five projects', run: checkTypes },
  gate('knip', 'dead code, unused dependencies', [tool('knip'), '--no-progress']),
  gate('docs', 'generated documents are up to date', [process.execPath, 'tools/docs.ts', '--check']),
  vitest('unit', 'rules, tools, server parts'),
  vitest('web', 'components in a simulated browser'),
  vitest('database', 'on a real PostgreSQL'),
  { name: 'build', about: 'the pages', run: build },
  { name: 'e2e', about: 'journeys in a browser, desktop and phone', run: browserTests },
];

function gate(name: string, about: string, command: readonly string[]): Gate {
  return { name, about, run: async () => verdict(name, await capture(command)) };
}

interface Ended {
  readonly ok: boolean;
  readonly output: string;
}

const verdict = (name: string, { ok, output }: Ended): Result =>
  ok ? { passed: 1, failures: [] } : { passed: 0, words: output, failures: [{ name, message: output }] };

/** Runs a command and keeps what it says: a gate that passes says nothing. */
function capture([program = '', ...rest]: readonly string[]): Promise<Ended> {
  const child = spawn(program, rest, {
    cwd: root,
    env: { ...env, NO_COLOR: '1', FORCE_COLOR: undefined },
    timeout: limitMs(),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk));
  child.stderr.on('data', (chunk: Buffer) => (output += chunk));
  return new Promise((done) => {
    child.on('error', (error) => done({ ok: false, output: error.message }));
    child.on('close', (code, signal) =>
      done({ ok: code === 0, output: output.trim() || `it ended with ${code ?? signal} and said nothing` }),
    );
  });
}

/** Runs a command that shows its own progress. */
function follow(
  [program = '', ...rest]: readonly string[],
  more: Record<string, string | undefined> = {},
): Promise<boolean> {
  const child = spawn(program, rest, {
    cwd: root,
    env: { ...env, ...more },
    timeout: limitMs(),
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  return new Promise((done) => {
    child.on('error', () => done(false));
    child.on('close', (code) => done(code === 0));
  });
}

/** Two at a time: the compiler uses several cores by itself. */
async function checkTypes(): Promise<Result> {
  const waiting = ['core', 'core/tsconfig.spec.json', 'server', 'web', 'tsconfig.json'];
  const ended: Ended[] = [];
  const lane = async () => {
    for (let project = waiting.shift(); project; project = waiting.shift())
      ended.push(await capture([tool('tsc'), '-p', project]));
  };
  await Promise.all([lane(), lane()]);
  const wrong = ended.filter(({ ok }) => !ok);
  return verdict('types', { ok: wrong.length === 0, output: wrong.map(({ output }) => output).join('\n') });
}

function vitest(project: Exclude<Runner, 'e2e'>, about: string): Gate {
  const command = [
    tool('vitest'),
    'run',
    '--project',
    project,
    '--reporter=minimal',
    '--reporter=json',
    '--silent=passed-only',
  ];
  return {
    name: project,
    about,
    run: () => tests(project, () => follow([...command, `--outputFile.json=${reportFile(project)}`])),
  };
}

let areBuilt = true;

async function build(): Promise<Result> {
  const failure = await buildIfNeeded().then(
    () => undefined,
    (error: unknown) => String(error),
  );
  areBuilt = failure === undefined;
  return verdict('build', { ok: areBuilt, output: failure ?? '' });
}

async function browserTests(): Promise<Result> {
  if (!areBuilt) return verdict('e2e', { ok: false, output: 'not run, because the pages could not be built' });
  let browser: string;
  try {
    browser = ensureBrowser();
  } catch (error) {
    return verdict('e2e', { ok: false, output: error instanceof Error ? error.message : String(error) });
  }
  return tests('e2e', () => follow([tool('playwright'), 'test'], { CHROMIUM_PATH: browser, NO_COLOR: undefined }));
}

async function tests(runner: Runner, run: () => Promise<boolean>): Promise<Result> {
  rmSync(reportFile(runner), { force: true });
  const endedWell = await run();
  const outcomes = lastOutcomes(runner) ?? [];
  const { passed, skipped, failures } = judge(runner, outcomes, endedWell);
  if (skipped > 0) console.log(`  ${skipped} skipped`);
  for (const { name, message } of outcomes.filter(({ isUnsteady }) => isUnsteady))
    console.log(`  ! passed at its second try: ${name}: ${indent(message, 1)}`);
  return { passed, failures };
}

function chosen(): readonly Gate[] {
  const { values } = parseArgs({
    options: { only: { type: 'string' }, list: { type: 'boolean' }, full: { type: 'boolean' } },
  });
  if (values.full) env['FULL'] = '1';
  if (values.list) {
    for (const { name, about } of gates) console.log(`${name.padEnd(12)}${about}`);
    process.exit(0);
  }
  const names = values.only?.split(',');
  const unknown = names?.find((name) => !gates.some((gate) => gate.name === name));
  if (unknown === undefined) return gates.filter(({ name }) => names?.includes(name) ?? true);
  console.error(`There is no gate '${unknown}'; there are ${gates.map(({ name }) => name).join(', ')}.`);
  process.exit(1);
}

const seconds = (sinceMs: number) => `${((performance.now() - sinceMs) / 1000).toFixed(1)} s`;
const indent = (text: string, linesMax: number) => text.split('\n').slice(0, linesMax).join('\n    ');

const startedMs = performance.now();
const ran: Result[] = [];
const toRun = chosen();
mkdirSync(reports, { recursive: true });
for (const { name, about, run } of toRun) {
  console.log(`▸ ${name}: ${about}`);
  const sinceMs = performance.now();
  const result = await run();
  ran.push(result);
  const { passed, failures, words } = result;
  console.log(
    `${failures.length === 0 ? '✓' : '✗'} ${name}: ${passed} passed, ${failures.length} failed (${seconds(sinceMs)})`,
  );
  if (words) console.log(`    ${indent(words, 80)}`);
}
const failed = ran.flatMap(({ failures }) => failures);
if (failed.length > 0) {
  console.log(`\nFailed, in ${seconds(startedMs)}:`);
  for (const { name, message } of failed) console.log(`  ✗ ${name}: ${indent(message, 1)}`);
} else console.log(`\nAll gates open, in ${seconds(startedMs)}.`);
console.log(`${ran.reduce((sum, { passed }) => sum + passed, 0)} passed, ${failed.length} failed`);
process.exitCode = failed.length > 0 ? 1 : 0;
