/** What Vitest and Playwright wrote about their last run, in one shape: one outcome per test, with those of its steps. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { reports, root } from './tree.ts';

/** Each leaves `.reports/<name>.json`. */
export const runners = ['unit', 'web', 'database', 'e2e'] as const;
export type Runner = (typeof runners)[number];

export const reportFile = (runner: Runner) => join(reports, `${runner}.json`);

/** The runner's last outcomes, or undefined when it has left no report. */
export const lastOutcomes = (runner: Runner) => outcomesIn(reportFile(runner));

export function outcomesIn(file: string): readonly Outcome[] | undefined {
  return existsSync(file) ? readOutcomes(JSON.parse(readFileSync(file, 'utf8')), root) : undefined;
}

export interface Outcome {
  /** File, suites and test, as a person would look for it. */
  readonly name: string;
  /** Suites and test, as written. */
  readonly title: string;
  readonly status: 'passed' | 'failed' | 'skipped';
  /** Why it failed, at its first try at least; empty otherwise. */
  readonly message: string;
  /** It failed first and passed when tried again. */
  readonly isUnsteady?: true;
  /** Of a browser test: the steps that its last try reached, and those in which a try before it failed. */
  readonly steps?: readonly StepOutcome[];
}

export interface StepOutcome extends Pick<Outcome, 'title'> {
  readonly status: 'passed' | 'failed';
}

interface Judgement {
  readonly passed: number;
  readonly skipped: number;
  readonly failures: readonly Pick<Outcome, 'name' | 'message'>[];
}

/** Believes no runner that ran nothing, or that ended badly without naming a failure. */
export function judge(runner: Runner, outcomes: readonly Outcome[], endedWell: boolean): Judgement {
  const count = (status: Outcome['status']) => outcomes.filter((outcome) => outcome.status === status).length;
  const [passed, skipped] = [count('passed'), count('skipped')];
  const failed = outcomes.filter(({ status }) => status === 'failed');
  if (failed.length > 0) return { passed, skipped, failures: failed };
  const doubt = (message: string) => ({ passed, skipped, failures: [{ name: runner, message }] });
  if (passed === 0) return doubt('not one test was run');
  return endedWell ? { passed, skipped, failures: [] } : doubt('the runner failed outside of any test; see above');
}

interface VitestReport {
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly message?: string;
    readonly assertionResults: readonly {
      readonly fullName: string;
      readonly status: string;
      readonly failureMessages?: readonly string[];
    }[];
  }[];
}

interface PlaywrightStep {
  readonly title: string;
  /** Below zero when the test was over before the step was. */
  readonly duration: number;
  readonly error?: unknown;
  readonly steps?: readonly PlaywrightStep[];
}

interface PlaywrightTry {
  readonly errors?: readonly { readonly message?: string }[];
  readonly steps?: readonly PlaywrightStep[];
}

interface PlaywrightSuite {
  readonly title: string;
  readonly specs?: readonly {
    readonly title: string;
    readonly file: string;
    readonly tests: readonly {
      readonly projectName: string;
      readonly status: string;
      readonly results: readonly PlaywrightTry[];
    }[];
  }[];
  readonly suites?: readonly PlaywrightSuite[];
}

interface PlaywrightReport {
  readonly suites: readonly PlaywrightSuite[];
  readonly errors?: readonly { readonly message?: string }[];
}

export function readOutcomes(report: unknown, folder: string): readonly Outcome[] {
  const found = report as Partial<VitestReport & PlaywrightReport>;
  if (found.testResults) return fromVitest(found as VitestReport, folder);
  if (found.suites) return fromPlaywright(found as PlaywrightReport);
  throw new Error('This is neither a report of Vitest nor one of Playwright.');
}

function fromVitest({ testResults }: VitestReport, folder: string): Outcome[] {
  return testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = name.replace(`${folder}/`, '');
    const outcomes = assertionResults.map((test): Outcome => {
      const result = test.status === 'passed' || test.status === 'failed' ? test.status : 'skipped';
      const message = plain((test.failureMessages ?? []).join('\n'));
      // Vitest keeps what went wrong at the first try of a test that passed at the second.
      const slipped = result === 'passed' && message !== '' ? { isUnsteady: true as const } : {};
      return { name: `${file} › ${test.fullName}`, title: test.fullName, status: result, message, ...slipped };
    });
    if (status !== 'failed' || outcomes.some((outcome) => outcome.status === 'failed')) return outcomes;
    // The file itself broke, outside of any test: nothing in it was proved.
    return [
      ...outcomes,
      { name: file, title: '', status: 'failed', message: plain(message ?? 'the file could not be run') },
    ];
  });
}

function fromPlaywright({ suites, errors }: PlaywrightReport): Outcome[] {
  const broken = (errors ?? []).map(({ message }): Outcome => {
    return { name: 'Playwright', title: '', status: 'failed', message: plain(message ?? 'the run broke') };
  });
  return [...broken, ...suites.flatMap((suite) => fromSuite(suite, []))];
}

/** Playwright's word for how a test ended, over all its tries. */
function resultOf(word: string): Pick<Outcome, 'status' | 'isUnsteady'> {
  if (word === 'flaky') return { status: 'passed', isUnsteady: true };
  return { status: word === 'expected' ? 'passed' : word === 'skipped' ? 'skipped' : 'failed' };
}

function fromSuite({ specs, suites }: PlaywrightSuite, trail: readonly string[]): Outcome[] {
  const own = (specs ?? []).flatMap((spec) =>
    spec.tests.map((test): Outcome => {
      const title = [...trail, spec.title].join(' ');
      const messages = test.results.flatMap(({ errors }) => (errors ?? []).map(({ message }) => message ?? ''));
      const message = plain(messages.join('\n'));
      const name = `${spec.file} › ${title} (${test.projectName})`;
      return { name, title, message, ...resultOf(test.status), ...stepsOf(test.results) };
    }),
  );
  return [...own, ...(suites ?? []).flatMap((suite) => fromSuite(suite, [...trail, suite.title]))];
}

function stepsOf(tries: readonly PlaywrightTry[]): Pick<Outcome, 'steps'> {
  const [last, ...before] = tries.map(({ steps }) => (steps ?? []).flatMap(flatStep)).toReversed();
  const slipped = before.flat().filter(({ status }) => status === 'failed');
  const steps = [...slipped, ...(last ?? [])];
  return steps.length > 0 ? { steps } : {};
}

/** A step and those within it. */
function flatStep({ title, duration, error, steps }: PlaywrightStep): StepOutcome[] {
  const status = error === undefined && duration >= 0 ? 'passed' : 'failed';
  return [{ title, status }, ...(steps ?? []).flatMap(flatStep)];
}

/** Without the colors that a terminal would show. */
function plain(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: a color starts with the escape character
  return text.replaceAll(/\u001b\[[0-9;]*m/g, '').trim();
}
