/**
 * `npm test`: every gate. What is quick runs beside the tests on a database, which wait a lot; the browser comes last and
 * has the machine to itself: beside the others it is no sooner done, and both slip more often. It goes on after a failure,
 * so one run tells everything, and ends with `N passed, N failed`: a gate counts one, a test counts one. `npm test -- <words>`
 * runs the tests whose file name or title has the words. `--only unit,e2e` runs some gates, `--list` names them, `--full`
 * tells every test to take its long round.
 */
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { buildIfNeeded } from './build.ts';
import { capture, type Ended, env, tool } from './commands.ts';
import { type Runner, reportFile } from './reports.ts';
import { browserRun, partsFor, type Result, verdict, vitestRun } from './test-runs.ts';
import { reports } from './tree.ts';

interface Gate {
  readonly name: string;
  readonly about: string;
  /** Only in a long round, or when it is asked for by name. */
  readonly isLong?: true;
  run(): Promise<Result>;
}

/** One stage after the other; in a stage its lanes side by side, in a lane one gate after the other. */
const stages: readonly (readonly (readonly Gate[])[])[] = [
  [
    [
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
      { name: 'knip', about: 'dead code, unused dependencies, and what only specs use', run: deadCode },
      gate('docs', 'generated documents are up to date', [process.execPath, 'tools/docs.ts', '--check']),
      vitest('unit', 'rules, tools, server parts'),
      vitest('web', 'components in a simulated browser'),
    ],
    [{ name: 'build', about: 'the pages', run: build }, vitest('database', 'on a real PostgreSQL')],
  ],
  [[{ name: 'e2e', about: 'journeys in a browser, desktop and phone', run: browserTests }]],
  [
    [
      { ...gate('how-to', 'each how-to, followed in a copy', [process.execPath, 'tools/how-to.ts']), isLong: true },
      {
        ...gate('looks', 'the main screens in five brands, beside the pictures kept of them', [
          process.execPath,
          'tools/looks.ts',
        ]),
        isLong: true,
      },
    ],
  ],
];
const gates = stages.flat(2);

function gate(name: string, about: string, command: readonly string[]): Gate {
  return { name, about, run: async () => verdict(name, await capture(command)) };
}

function vitest(project: Exclude<Runner, 'e2e'>, about: string): Gate {
  return { name: project, about, run: () => vitestRun(project, reportFile(project)) };
}

/** Two at a time, each on one core: left to itself the compiler checks much of a project once for every core it takes. */
async function checkTypes(): Promise<Result> {
  const waiting = ['core', 'core/tsconfig.spec.json', 'server', 'web', 'tsconfig.json'];
  const ended: Ended[] = [];
  const lane = async () => {
    for (let project = waiting.shift(); project; project = waiting.shift())
      ended.push(await capture([tool('tsc'), '-p', project, '--singleThreaded']));
  };
  await Promise.all([lane(), lane()]);
  const wrong = ended.filter(({ ok }) => !ok);
  return verdict('types', { ok: wrong.length === 0, output: wrong.map(({ output }) => output).join('\n') });
}

/** Twice: with the specs, for what nothing uses; and without, for what only they use. What they may have is tagged @internal. */
async function deadCode(): Promise<Result> {
  const product = ['--production', '--config', 'knip.product.json', '--include', 'files,exports'];
  const all = await capture([tool('knip'), '--no-progress']);
  const alone = await capture([tool('knip'), '--no-progress', ...product]);
  return verdict('knip', { ok: all.ok && alone.ok, output: all.output + alone.output });
}

let built: Promise<string | undefined> | undefined;

async function build(): Promise<Result> {
  built = buildIfNeeded().then(
    () => undefined,
    (error: unknown) => String(error),
  );
  const failure = await built;
  return verdict('build', { ok: failure === undefined, output: failure ?? '' });
}

async function browserTests(): Promise<Result> {
  if ((await built) === undefined) return browserRun(reportFile('e2e'));
  return verdict('e2e', { ok: false, output: 'not run, because the pages could not be built' });
}

/** What the host of a virtual machine has not given to it since it began, over all cores; a slow run is often that. */
function withheldSeconds(): number {
  const stat = '/proc/stat';
  const [, , , , , , , , ticks = '0'] = existsSync(stat) ? readFileSync(stat, 'utf8').split(/\s+/, 9) : [];
  return Number(ticks) / 100;
}

const seconds = (sinceMs: number) => `${((performance.now() - sinceMs) / 1000).toFixed(1)} s`;
const indent = (text: string, linesMax: number) => text.split('\n').slice(0, linesMax).join('\n    ');
const ran: Result[] = [];

async function runGate({ name, about, run }: Gate): Promise<void> {
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

async function runGates(isChosen: (gate: Gate) => boolean): Promise<void> {
  const runLane = async (lane: readonly Gate[]) => {
    for (const one of lane.filter(isChosen)) await runGate(one);
  };
  for (const lanes of stages) await Promise.all(lanes.map(runLane));
}

/** Says first what it runs, and fails when that is nothing. */
async function runWords(words: readonly string[]): Promise<void> {
  for (const { name, about, run } of await partsFor(words))
    await runGate({
      name,
      about,
      run: async () => {
        const result = await run();
        // A word that stands in a file and, as it turns out, in no title of it: others may have it.
        const isEmpty =
          result.passed === 0 && result.failures.every(({ message }) => message === 'not one test was run');
        return isEmpty ? { passed: 0, failures: [] } : result;
      },
    });
  if (ran.every(({ passed, failures }) => passed + failures.length === 0))
    ran.push({
      passed: 0,
      failures: [{ name: words.join(' '), message: 'no file name and no title of a test has it' }],
    });
}

function chosenGates(only: string | undefined): (gate: Gate) => boolean {
  const names = only?.split(',');
  const unknown = names?.find((name) => !gates.some((gate) => gate.name === name));
  if (unknown === undefined) return ({ name, isLong }) => names?.includes(name) ?? (!isLong || values.full === true);
  console.error(`There is no gate '${unknown}'; there are ${gates.map(({ name }) => name).join(', ')}.`);
  process.exit(1);
}

const { values, positionals } = parseArgs({
  options: { only: { type: 'string' }, list: { type: 'boolean' }, full: { type: 'boolean' } },
  allowPositionals: true,
});
if (values.full) env['FULL'] = '1';
// What is asked for by name is run, also where it belongs to the long round.
if (positionals.length > 0) env['BY_NAME'] = '1';
if (values.list) {
  for (const { name, about } of gates) console.log(`${name.padEnd(12)}${about}`);
  process.exit(0);
}
const startedMs = performance.now();
const withheldBefore = withheldSeconds();
mkdirSync(reports, { recursive: true });
await (positionals.length > 0 ? runWords(positionals) : runGates(chosenGates(values.only)));
const unsteady = ran.flatMap(({ unsteady: own = [] }) => own);
if (unsteady.length > 0) {
  console.log(`\n!!! ${unsteady.length} passed only at the second try; in the ledger they prove nothing:`);
  for (const { name, message } of unsteady) console.log(`  ! ${name}: ${indent(message, 1)}`);
}
const withheld = Math.round(withheldSeconds() - withheldBefore);
if (withheld > 0) console.log(`\nThe host gave ${withheld} s of this machine’s processor time to others meanwhile.`);
const failed = ran.flatMap(({ failures }) => failures);
if (failed.length > 0) {
  console.log(`\nFailed, in ${seconds(startedMs)}:`);
  for (const { name, message } of failed) console.log(`  ✗ ${name}: ${indent(message, 1)}`);
} else
  console.log(`\n${positionals.length > 0 ? 'All that matched passed' : 'All gates open'}, in ${seconds(startedMs)}.`);
console.log(`${ran.reduce((sum, { passed }) => sum + passed, 0)} passed, ${failed.length} failed`);
process.exitCode = failed.length > 0 ? 1 : 0;
