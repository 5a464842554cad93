/**
 * `npm run mutants`: takes one guard after the other out of a copy of the tree and runs the test that must notice. A test
 * that stays green without its guard proves nothing. `--only text` tries some, `--group money,floods` those of a file in
 * tools/guards. The working tree is never touched.
 */
import { spawn } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { copyTree } from './copy-tree.ts';
import { actGuards } from './guards/acts.ts';
import { aliveGuards } from './guards/alive.ts';
import { atRestGuards } from './guards/at-rest.ts';
import { auditGuards } from './guards/audit.ts';
import { binderGuards } from './guards/binder.ts';
import { callerGuards } from './guards/callers.ts';
import { caseGuards } from './guards/cases.ts';
import { chatGuards } from './guards/chat.ts';
import { conclusionGuards } from './guards/conclusions.ts';
import { deskGuards } from './guards/desk.ts';
import { deskOfficeGuards } from './guards/desk-office.ts';
import { experimentGuards } from './guards/experiments.ts';
import { feedbackGuards } from './guards/feedback.ts';
import { flagGuards } from './guards/flags.ts';
import { floodGuards } from './guards/floods.ts';
import { journeyGuards } from './guards/journey.ts';
import { keepingGuards } from './guards/keeping.ts';
import { lawGuards } from './guards/law.ts';
import { lawfulGuards } from './guards/lawful.ts';
import { markGuards } from './guards/marks.ts';
import { messageGuards } from './guards/messages.ts';
import { moneyGuards } from './guards/money.ts';
import type { Mutant } from './guards/mutant.ts';
import { outsideGuards } from './guards/outside.ts';
import { replayGuards } from './guards/replay.ts';
import { staffGuards } from './guards/staff.ts';
import { standbyGuards } from './guards/standby.ts';
import { stepUpGuards } from './guards/step-up.ts';
import { swapGuards } from './guards/swap.ts';
import { telemetryGuards } from './guards/telemetry.ts';
import { uploadGuards } from './guards/uploads.ts';
import { root } from './tree.ts';

/** By the name of their file in tools/guards. */
const groups: Readonly<Record<string, readonly Mutant[]>> = {
  journey: journeyGuards,
  keeping: keepingGuards,
  law: lawGuards,
  lawful: lawfulGuards,
  binder: binderGuards,
  callers: callerGuards,
  cases: caseGuards,
  chat: chatGuards,
  conclusions: conclusionGuards,
  acts: actGuards,
  desk: deskGuards,
  alive: aliveGuards,
  'desk-office': deskOfficeGuards,
  experiments: experimentGuards,
  feedback: feedbackGuards,
  flags: flagGuards,
  floods: floodGuards,
  messages: messageGuards,
  money: moneyGuards,
  standby: standbyGuards,
  'step-up': stepUpGuards,
  replay: replayGuards,
  'at-rest': atRestGuards,
  marks: markGuards,
  audit: auditGuards,
  uploads: uploadGuards,
  staff: staffGuards,
  outside: outsideGuards,
  swap: swapGuards,
  telemetry: telemetryGuards,
};

export const mutants: readonly Mutant[] = Object.values(groups).flat();

interface Run {
  readonly passed: number;
  readonly failed: number;
}

/** Runs what the words match. What could not even be run counts as neither, so that a crash is not taken for a red test. */
function runTests(copy: string, specs: readonly string[], words: string): Promise<Run> {
  const report = join(copy, 'report.json');
  rmSync(report, { force: true });
  const vitest = join(root, 'node_modules', '.bin', 'vitest');
  // One try: a test that a guard's absence turns red only now and then is red.
  const rest = ['--retry=0', '--reporter=json', `--outputFile=${report}`, '--testNamePattern', words];
  const child = spawn(vitest, ['run', '--project', 'unit', '--project', 'database', ...specs, ...rest], {
    cwd: copy,
    stdio: 'ignore',
  });
  return new Promise((resolve) => {
    child.on('close', () => {
      const { numPassedTests, numFailedTests } = readReport(report);
      resolve({ passed: numPassedTests, failed: numFailedTests });
    });
  });
}

function readReport(file: string): { readonly numPassedTests: number; readonly numFailedTests: number } {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return { numPassedTests: 0, numFailedTests: 0 };
  }
}

function fail(name: string): never {
  throw new Error(`There is no group ${name}. There are: ${Object.keys(groups).join(', ')}.`);
}

const pattern = (words: string) => words.replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&');

async function tryOne(
  copy: string,
  { file, text, becomes, spec, test }: Mutant,
): Promise<'killed' | 'survived' | 'gone'> {
  const whole = readFileSync(join(root, file), 'utf8');
  if (whole.split(text).length !== 2) return 'gone';
  writeFileSync(
    join(copy, file),
    whole.replace(text, () => becomes),
  );
  const { failed } = await runTests(copy, [spec], pattern(test));
  writeFileSync(join(copy, file), whole);
  return failed > 0 ? 'killed' : 'survived';
}

if (import.meta.main) {
  const { values } = parseArgs({ options: { only: { type: 'string' }, group: { type: 'string' } } });
  const named = values.group?.split(',').flatMap((name) => groups[name] ?? fail(name));
  const chosen = (named ?? mutants).filter(({ guard, file }) => `${guard} ${file}`.includes(values.only ?? ''));
  const copy = copyTree('mutants');
  try {
    console.log('▸ with every guard in its place');
    const specs = [...new Set(chosen.map(({ spec }) => spec))];
    const words = [...new Set(chosen.map(({ test }) => pattern(test)))];
    const { passed, failed } = await runTests(copy, specs, words.join('|'));
    console.log(`  ${passed} passed, ${failed} failed`);
    const isSound = failed === 0 && passed >= words.length;
    if (!isSound) console.log('The tests must be green before a guard is taken out.');
    const fates: string[] = [];
    for (const mutant of isSound ? chosen : []) {
      const fate = await tryOne(copy, mutant);
      fates.push(fate);
      console.log(`${fate.padEnd(9)} ${mutant.guard} (${mutant.file})`);
    }
    const killed = fates.filter((fate) => fate === 'killed').length;
    console.log(`${killed} of ${chosen.length} killed`);
    process.exitCode = killed === chosen.length ? 0 : 1;
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}
