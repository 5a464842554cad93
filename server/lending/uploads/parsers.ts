/**
 * A few processes that open files, kept apart from the one that answers people. Promises: a file that kills its parser, fills
 * its memory or never ends is refused like any other, and no other request notices. Hides starting, stopping and the queue.
 */
import { type ChildProcess, fork } from 'node:child_process';
import { realpathSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Failure } from '../../failure.ts';
import type { Log } from '../../log.ts';
import type { Cleaned } from './clean.ts';
import { Refused } from './refused.ts';

export interface Order {
  readonly bytes: Uint8Array;
  readonly name: string;
}
export type Answer = Cleaned | { readonly refused: Refused['why'] };
type Said = Answer & { readonly memoryBytes: number };

export interface ParserLimits {
  readonly parsers: number;
  /** How many may wait; anyone who comes after is asked to try again in a moment. */
  readonly waiting: number;
  readonly startMs: number;
  readonly fileMs: number;
  readonly memoryBytes: number;
  /** After so many files, or with so much memory still in hand, a process is replaced. */
  readonly files: number;
  readonly restBytes: number;
  readonly idleMs: number;
}

const usual: ParserLimits = {
  parsers: 2,
  waiting: 32,
  startMs: 60_000,
  fileMs: 30_000,
  memoryBytes: 1_250_000_000,
  files: 200,
  restBytes: 300_000_000,
  idleMs: 60_000,
};

interface Parser {
  readonly child: ChildProcess;
  /** It has started; what is slow before that is no file's fault. */
  readonly isReady: Promise<unknown>;
  files: number;
  idle: NodeJS.Timeout | undefined;
}
interface Waiting {
  readonly order: Order;
  readonly resolve: (said: Said) => void;
  readonly reject: (error: unknown) => void;
}

/** The processes: who is free, who there is, and how they begin and end. */
function poolOf(limits: ParserLimits) {
  const free: Parser[] = [];
  const all = new Set<Parser>();
  const end = (parser: Parser) => {
    clearTimeout(parser.idle);
    all.delete(parser);
    const at = free.indexOf(parser);
    if (at >= 0) free.splice(at, 1);
    parser.child.kill('SIGKILL');
  };
  const start = (): Parser => {
    const child = startChild(limits);
    const isReady = heard(child, limits.startMs, () => new Failure('unavailable', { retryAfterS: 5 }));
    const parser: Parser = { child, isReady, files: 0, idle: undefined };
    all.add(parser);
    child.on('exit', () => end(parser));
    child.on('error', () => end(parser));
    return parser;
  };
  return {
    end,
    count: () => all.size,
    endAll: () => {
      for (const parser of [...all]) end(parser);
    },
    /** Undefined while all are at work. */
    take: (): Parser | undefined => {
      const parser = free.pop() ?? (all.size < limits.parsers ? start() : undefined);
      clearTimeout(parser?.idle);
      return parser;
    },
    giveBack: (parser: Parser, memoryBytes: number) => {
      parser.files += 1;
      if (parser.files >= limits.files || memoryBytes > limits.restBytes) return end(parser);
      parser.idle = setTimeout(() => end(parser), limits.idleMs).unref();
      free.push(parser);
    },
  };
}

export type Parsers = ReturnType<typeof createParsers>;

export function createParsers(log: Pick<Log, 'warn'>, given: Partial<ParserLimits> = {}) {
  const limits = { ...usual, ...given };
  const pool = poolOf(limits);
  const queue: Waiting[] = [];
  let isClosed = false;

  const work = async ({ order, resolve, reject }: Waiting, parser: Parser) => {
    try {
      await parser.isReady;
      const said = await ask(parser.child, order, limits.fileMs);
      pool.giveBack(parser, said.memoryBytes);
      resolve(said);
    } catch (error) {
      log.warn({ files: parser.files }, 'a parser of uploads died or took too long');
      pool.end(parser);
      // Who stops while we work has not sent a bad file.
      reject(isClosed ? new Failure('unavailable', { retryAfterS: 2 }) : error);
    }
    next();
  };
  const next = () => {
    while (queue.length > 0 && !isClosed) {
      const parser = pool.take();
      if (!parser) return;
      const waiting = queue.shift();
      if (waiting) void work(waiting, parser);
    }
  };
  return {
    parse: async (bytes: Buffer, name: string): Promise<Cleaned> => {
      if (isClosed || queue.length >= limits.waiting) throw new Failure('unavailable', { retryAfterS: 2 });
      const said = await new Promise<Said>((resolve, reject) => {
        queue.push({ order: { bytes, name }, resolve, reject });
        next();
      });
      if ('refused' in said) throw new Refused(said.refused);
      return { kind: said.kind, content: Buffer.from(said.content) };
    },
    /** How many processes there are now. */
    running: pool.count,
    close: () => {
      isClosed = true;
      pool.endAll();
      for (const { reject } of queue.splice(0)) reject(new Failure('unavailable', { retryAfterS: 2 }));
    },
  };
}

/** Whatever it dies of, the file is what it died of. */
function ask(child: ChildProcess, order: Order, fileMs: number): Promise<Said> {
  const answer = heard(child, fileMs, () => new Refused('unsafe'));
  // A process that is gone says so by its end.
  child.send(order, () => {});
  return answer as Promise<Said>;
}

/** The next thing it says, unless it ends or takes too long. */
function heard(child: ChildProcess, ms: number, failure: () => Error): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const settle = (work: () => void) => {
      clearTimeout(timer);
      child.off('message', hear).off('exit', fail).off('error', fail);
      work();
    };
    const hear = (said: unknown) => settle(() => resolve(said));
    const fail = () => settle(() => reject(failure()));
    const timer = setTimeout(fail, ms);
    child.on('message', hear).on('exit', fail).on('error', fail);
  });
}

const root = join(import.meta.dirname, '..', '..', '..');
/** What it may read: the code and what is installed, and nothing of DATA_DIR. It may neither write a file nor start a program. */
function readable(): readonly string[] {
  const ours = ['server', 'core', 'node_modules', 'package.json'].map((name) => realpathSync(join(root, name)));
  // Packages may be links to a place that several copies share.
  const installed = dirname(realpathSync(join(root, 'node_modules', 'sharp')));
  return [...new Set([...ours, installed])].map((path) => `--allow-fs-read=${path}`);
}

export function startChild({ memoryBytes }: Pick<ParserLimits, 'memoryBytes'>): ChildProcess {
  const child = fork(join(import.meta.dirname, 'parser.ts'), [String(memoryBytes)], {
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    // No secret of ours is in its surroundings.
    env: { NODE_ENV: 'production' },
    execArgv: ['--max-old-space-size=256', '--permission', '--allow-addons', '--allow-worker', ...readable()],
  });
  child.unref();
  child.channel?.unref();
  return child;
}
