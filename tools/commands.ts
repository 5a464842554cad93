/** How the gates of `npm test` run other programs: with our Node first in the path, and never for longer than a run may take. */
import { spawn } from 'node:child_process';
import { delimiter, dirname, join } from 'node:path';
import { reports, root } from './tree.ts';

export interface Ended {
  readonly ok: boolean;
  readonly output: string;
}

export const tool = (name: string) => join(root, 'node_modules', '.bin', name);

/** What every program is told; `FULL` is added for the long rounds. */
export const env: Record<string, string | undefined> = {
  ...process.env,
  ...(process.stdout.isTTY ? {} : { NO_COLOR: '1' }),
  // Tests start the product often; compiled code that is kept halves what a start costs (2.9 s of processor time).
  NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'] ?? join(reports, 'compiled'),
  PATH: [dirname(process.execPath), join(root, 'node_modules', '.bin'), process.env['PATH'] ?? ''].join(delimiter),
};

/** The long rounds of all gates may take an afternoon. */
const limitMs = () => (env['FULL'] === undefined ? 40 : 360) * 60_000;

/** Runs a command and keeps what it says: a gate that passes says nothing. */
export function capture([program = '', ...rest]: readonly string[]): Promise<Ended> {
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
export function follow(
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
