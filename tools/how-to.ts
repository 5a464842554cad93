/**
 * `npm run how-to`: follows every page of docs/how-to/add-*.md in a copy of the tree, each in a copy of its own, and runs
 * what the page says will tell whether it is whole. `npm run how-to -- flag` follows one. With `--complaints` every step is
 * left out in turn, and one of the checks must be red: that is what "What complains" on a page promises.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { copyTree } from './copy-tree.ts';
import { edited, type Step, stepsOf } from './how-to-page.ts';
import { root } from './tree.ts';

const folder = join(root, 'docs', 'how-to');

function take(copy: string, step: Step): string | undefined {
  if ('command' in step) return run(copy, step.command);
  const path = join(copy, step.file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, step.kind === 'new' ? `${step.code}\n` : edited(readFileSync(path, 'utf8'), step));
  return undefined;
}

/** What it printed when it failed. */
function run(copy: string, command: string): string | undefined {
  const env = { ...process.env, PATH: [join(root, 'node_modules', '.bin'), process.env['PATH']].join(delimiter) };
  const { status, stdout, stderr } = spawnSync(command, { cwd: copy, env, shell: true, encoding: 'utf8' });
  return status === 0 ? undefined : `${command}\n${stdout}${stderr}`;
}

/** The first thing that is wrong after these steps. */
function follow(name: string, steps: readonly Step[]): string | undefined {
  const copy = copyTree(`how-to-${name}`);
  try {
    for (const step of steps) {
      const wrong = take(copy, step);
      if (wrong !== undefined) return wrong;
    }
    return undefined;
  } catch (error) {
    return String(error);
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}

function tell(isRight: boolean, sentence: string): boolean {
  console.log(`${isRight ? '✓' : '✗'} ${sentence}`);
  return isRight;
}

if (import.meta.main) {
  const { values, positionals } = parseArgs({ options: { complaints: { type: 'boolean' } }, allowPositionals: true });
  const [wanted = ''] = positionals;
  const pages = readdirSync(folder).filter((name) => name.startsWith('add-') && name.includes(wanted));
  const results = pages.flatMap((page) => {
    const name = page.replace('.md', '');
    const steps = stepsOf(readFileSync(join(folder, page), 'utf8'));
    const wrong = follow(name, steps);
    if (wrong !== undefined) console.log(wrong.split('\n').slice(0, 40).join('\n'));
    const whole = tell(wrong === undefined, `${name}: followed, and all that it names is green`);
    if (!values.complaints || !whole) return [whole];
    const without = steps.flatMap((step, index) =>
      'command' in step
        ? []
        : [
            tell(
              follow(name, steps.toSpliced(index, 1)) !== undefined,
              `${name}: without the step in ${step.file} something complains`,
            ),
          ],
    );
    return [whole, ...without];
  });
  const failed = results.filter((isRight) => !isRight).length;
  console.log(`${results.length - failed} passed, ${failed} failed`);
  process.exitCode = failed > 0 || results.length === 0 ? 1 : 0;
}
