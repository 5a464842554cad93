/**
 * Keeps one process running: started again when it dies, at once the first time and ever later while it goes on dying,
 * for as long as we live. It is not started again when it was asked to end, or says that its configuration is wrong. It
 * holds a line to us that breaks when we die, however we die, and ends then by itself.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { root } from './tree.ts';

export interface Supervised {
  /** Its last exit code, when it is not to be started again. */
  readonly ended: Promise<number>;
  readonly pid: () => number | undefined;
  /** Has it read again what it can read again while it runs. */
  reload(): void;
  /** Passes the signal on and waits until the process has finished what it had begun. */
  stop(signal?: 'SIGTERM' | 'SIGINT' | 'SIGKILL'): Promise<number>;
}

interface Options {
  readonly env?: NodeJS.ProcessEnv;
  readonly tell?: (sentence: string) => void;
  /** In a group of its own: Ctrl-C in the terminal reaches it through us only. */
  readonly isApart?: boolean;
  /**
   * So long after a start a second process is started with `--spare`: it loads everything and waits, and when the first
   * dies it goes on at once. Without it there is none.
   */
  readonly spareAfterMs?: number;
  /** Who has lived this long is started again at once. */
  readonly steadyMs?: number;
  readonly stdio?: readonly ('inherit' | 'ignore' | number)[];
}

/** What server/main.ts ends with when only a person can help. */
const wrongSurroundings = 78;
const [firstWaitMs, lastWaitMs] = [200, 10_000];
/** Who has lived this long is not one who dies again and again. */
const usuallySteadyMs = 60_000;

/** Code that was compiled is kept: of what a start takes, reading and compiling our two thousand files was half. */
const compiledOnce = { NODE_COMPILE_CACHE: join(root, 'node_modules', '.cache', 'hearthline') };

export function supervise(
  command: readonly string[],
  { env = { ...compiledOnce, ...process.env }, tell = console.log, isApart = false, ...options }: Options = {},
): Supervised {
  const stopping = new AbortController();
  const stdio = [...(options.stdio ?? ['inherit', 'inherit', 'inherit']), 'ipc'] as const;
  const spawned = (...more: readonly string[]) =>
    spawn(process.execPath, [...command, ...more], { cwd: root, env, detached: isApart, stdio: [...stdio] });
  const spare = spareOf(() => spawned('--spare'));
  let child: ChildProcess | undefined;
  const lifeOf = (born: ChildProcess) =>
    new Promise<{ code: number | null; how: string }>((done) => {
      born.once('error', (error) => done({ code: null, how: error.message }));
      born.once('exit', (code, signal) => done({ code, how: signal ? `signal ${signal}` : `exit code ${code}` }));
    });
  const loop = async () => {
    for (let waitMs = firstWaitMs; ; ) {
      const sinceMs = performance.now();
      child = spare.take() ?? spawned();
      const later = options.spareAfterMs === undefined ? undefined : setTimeout(spare.prepare, options.spareAfterMs);
      const { code, how } = await lifeOf(child);
      clearTimeout(later);
      if (stopping.signal.aborted || code === 0 || code === wrongSurroundings) return code ?? 1;
      if (performance.now() - sinceMs >= (options.steadyMs ?? usuallySteadyMs)) waitMs = firstWaitMs;
      tell(`The product ended (${how}); starting it again in ${waitMs / 1000} s.`);
      await sleep(waitMs, undefined, { signal: stopping.signal }).catch(() => {});
      if (stopping.signal.aborted) return 0;
      waitMs = Math.min(waitMs * 2, lastWaitMs);
    }
  };
  const ended = loop().finally(spare.drop);
  return {
    ended,
    pid: () => child?.pid,
    reload: () => void child?.kill('SIGHUP'),
    stop: (signal = 'SIGTERM') => {
      stopping.abort();
      child?.kill(signal);
      return ended;
    },
  };
}

/** One that waits. Nothing is lost with it: it has not begun. */
function spareOf(make: () => ChildProcess) {
  let waiting: ChildProcess | undefined;
  const isAlive = (one: ChildProcess) => one.connected && one.exitCode === null && one.signalCode === null;
  return {
    prepare: () => {
      if (waiting && isAlive(waiting)) return;
      waiting = make();
      // One that cannot be started is missed when it is needed, and then another is.
      waiting.once('error', () => {});
    },
    take: (): ChildProcess | undefined => {
      const taken = waiting;
      waiting = undefined;
      if (!taken || !isAlive(taken)) return undefined;
      taken.send('go');
      return taken;
    },
    drop: () => void waiting?.kill('SIGKILL'),
  };
}
