/** Running tests and reading what came of them: all of one runner, or those that words mean. */
import { rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { ensureBrowser } from './browser.ts';
import { buildIfNeeded } from './build.ts';
import { capture, follow, tool } from './commands.ts';
import { ensureWitnesses } from './debian.ts';
import { judge, lastOutcomes, type Outcome, outcomesIn, type Runner, reportFile, runners } from './reports.ts';
import { readTree, reports, root } from './tree.ts';
import { patternOf, select, titlesBySteps } from './words.ts';

export interface Result {
  readonly passed: number;
  /** What the runner has not shown already. */
  readonly words?: string;
  readonly failures: readonly Pick<Outcome, 'name' | 'message'>[];
  /** Failed first and passed when tried again. */
  readonly unsteady?: readonly Pick<Outcome, 'name' | 'message'>[];
}

export const verdict = (name: string, { ok, output }: { readonly ok: boolean; readonly output: string }): Result =>
  ok ? { passed: 1, failures: [] } : { passed: 0, words: output, failures: [{ name, message: output }] };

export function vitestRun(project: Exclude<Runner, 'e2e'>, file: string, ...more: readonly string[]): Promise<Result> {
  const quiet = ['--reporter=minimal', '--reporter=json', '--silent=passed-only', `--outputFile.json=${file}`];
  if (project !== 'web') ensureWitnesses();
  // Those on a database wait for processes, clocks and queues more than for a core.
  const workers = project === 'database' ? [`--maxWorkers=${availableParallelism() + 1}`] : [];
  return tests(project, file, () =>
    follow([tool('vitest'), 'run', '--project', project, ...quiet, ...workers, ...more]),
  );
}

export async function browserRun(file: string, ...more: readonly string[]): Promise<Result> {
  try {
    await buildIfNeeded();
    const told = { CHROMIUM_PATH: ensureBrowser(), E2E_REPORT: file, NO_COLOR: undefined };
    return await tests('e2e', file, () => follow([tool('playwright'), 'test', ...more], told));
  } catch (error) {
    return verdict('e2e', { ok: false, output: error instanceof Error ? error.message : String(error) });
  }
}

async function tests(runner: Runner, file: string, run: () => Promise<boolean>): Promise<Result> {
  rmSync(file, { force: true });
  const endedWell = await run();
  const outcomes = outcomesIn(file) ?? [];
  const { passed, skipped, failures } = judge(runner, outcomes, endedWell);
  if (skipped > 0 && file === reportFile(runner)) console.log(`  ${skipped} skipped`);
  return { passed, failures, unsteady: outcomes.filter(({ isUnsteady }) => isUnsteady) };
}

interface Part {
  readonly name: Runner;
  readonly about: string;
  run(): Promise<Result>;
}

/**
 * The runs that these words ask for. Their reports lie beside those of whole runs, from which the ledger is counted and
 * the titles are known that no file has written in it.
 */
export async function partsFor(words: readonly string[]): Promise<readonly Part[]> {
  const known = runners.flatMap((runner) => lastOutcomes(runner) ?? []).map(({ name }) => name.replace(' › ', ' '));
  const selected = select(readTree(root), words, known).map(({ runner, files, words: left }): Part => {
    const pattern = left.length > 0 ? ['--testNamePattern', patternOf(left)] : [];
    return {
      name: runner,
      about: `${files.join(', ')}${left.length > 0 ? `: tests with ${left.join(', ')}` : ''}`,
      run: () => vitestRun(runner, join(reports, 'some.json'), ...files, ...pattern),
    };
  });
  const walked = (lastOutcomes('e2e') ?? []).map(({ name, title, steps = [] }) => {
    return { name, title, steps: steps.map((step) => step.title) };
  });
  const inBrowser = ['--grep', [patternOf(words), ...titlesBySteps(readTree(root), words, walked)].join('|')];
  const listed = await capture([tool('playwright'), 'test', '--list', ...inBrowser]);
  const titles = listed.output.split('\n').filter((line) => / › /.test(line));
  if (titles.length === 0) return selected;
  const about = `${titles.length} in a browser:\n${titles.join('\n')}`;
  return [...selected, { name: 'e2e', about, run: () => browserRun(join(reports, 'some.json'), ...inBrowser) }];
}
