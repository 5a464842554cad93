/**
 * Answers flags for everyone on the server who asks. Where they are set, and for whom, is known here alone. Each process
 * keeps a copy in memory, so asking costs no round trip. A change is heard at once; should the line be down, it is looked
 * for every few seconds. Without the database the last known copy holds, and before the first one the defaults.
 */
import { type Facts, type PreparedFlags, prepareFlags } from '#core/flags/evaluate.ts';
import { type FlagKey, type FlagSettings, type FlagSubject, type Flags, type FlagsFor, flags } from '#core/flags.ts';
import type { Log } from './log.ts';

interface CurrentRules {
  readonly mark: number;
  readonly rules: Readonly<Record<string, unknown>>;
  readonly experiments?: readonly unknown[];
}

/** What the copy is made from. */
export interface FlagSource {
  readonly mark: () => Promise<number>;
  readonly read: () => Promise<CurrentRules>;
  /** Calls at each change and whenever the line is there again; the answer stops it. */
  readonly follow: (hear: () => void) => Promise<() => Promise<void>>;
  /** Which flags there are, and which of them were read since the last time. */
  readonly noteAsked: (known: readonly FlagKey[], asked: readonly FlagKey[]) => Promise<void>;
}

interface FlagsOptions {
  readonly source: FlagSource;
  /** What this deployment has instead of the defaults, looked up at each use. */
  readonly settings: () => FlagSettings;
  readonly isProduction: boolean;
  readonly now: () => Date;
  readonly log: Log;
  /** How often it is looked for changes that were not heard of; a promise of five seconds leaves one to read. */
  readonly lookMs?: number;
  /** How often it is noted which flags were read. */
  readonly noteMs?: number;
}

export type LiveFlags = Awaited<ReturnType<typeof openFlags>>;

const keys = Object.keys(flags) as FlagKey[];

export async function openFlags(options: FlagsOptions) {
  const { source, settings, isProduction, now, log, lookMs = 4000, noteMs = 3_600_000 } = options;
  let known: CurrentRules = { mark: -1, rules: {} };
  let prepared: { readonly flags: PreparedFlags; readonly of: FlagSettings } | undefined;
  const reload = oneAtATime(async () => {
    const read = await source.read();
    // Never back to something older: an answer may be overtaken by the next.
    if (read.mark <= known.mark) return;
    known = read;
    prepared = undefined;
  });
  const quietly = (work: () => Promise<unknown>) =>
    work().catch((error: unknown) => log.warn({ err: error }, 'flags could not be read: the last known hold'));
  const current = (): PreparedFlags => {
    const set = settings();
    if (prepared?.of !== set)
      prepared = { flags: prepareFlags(known.rules, set, isProduction, known.experiments), of: set };
    return prepared.flags;
  };
  const use = usage(source, Math.ceil(noteMs / lookMs));
  const flagsFor: FlagsFor = (orgCode, subject) =>
    countedFlags({ prepared: current(), facts: { ...subject, orgCode }, at: now(), count: use.count });
  const line = followed(source, () => void quietly(reload));
  const look = async () => {
    await line.keep();
    if ((await source.mark()) > known.mark) await reload();
    await use.note();
  };
  await quietly(reload);
  await quietly(look);
  const timer = setInterval(() => void quietly(look), lookMs);
  timer.unref();
  return {
    flagsFor,
    /** Whether some rule asks who it is. */
    asksWho: () => current().asksWho,
    /** Whether some rule asks about the application: a page that is about one asks again. */
    asksApplication: (orgCode: string) => current().asksApplication(orgCode),
    /** A page says which flags it read: what it was sent says nothing. */
    noteRead: (read: readonly FlagKey[]) => read.forEach(use.count),
    /** The experiments that run, and the sides that someone is on. */
    experiments: () => current().experiments,
    sidesFor: (orgCode: string, subject: FlagSubject) => current().sidesFor({ ...subject, orgCode }),
    /** For those who have just changed something: the next call to this process sees it. */
    reload,
    close: async () => {
      clearInterval(timer);
      await line.leave();
    },
  };
}

interface Asked {
  readonly prepared: PreparedFlags;
  readonly facts: Facts;
  readonly at: Date;
  readonly count: (key: FlagKey) => void;
}

/**
 * Flags as code asks for them: each is answered when it is read by its key, and only then does it count as asked for. As a
 * whole, for a page, they are told without counting: the page says later which of them it read.
 */
class CountedFlags {
  readonly #asked: Asked;

  constructor(asked: Asked) {
    this.#asked = asked;
  }

  read(key: FlagKey) {
    const { prepared, facts, at, count } = this.#asked;
    count(key);
    return prepared.answerOne(key, facts, at);
  }

  toJSON(): Flags {
    const { prepared, facts, at } = this.#asked;
    return prepared.answer(facts, at);
  }
}

for (const key of keys)
  Object.defineProperty(CountedFlags.prototype, key, {
    get(this: CountedFlags) {
      return this.read(key);
    },
  });

function countedFlags(asked: Asked): Flags {
  return new CountedFlags(asked) as unknown as Flags;
}

/** Every flag at once, none of them read. */
export function wholeOf(all: Flags): Flags {
  return all instanceof CountedFlags ? all.toJSON() : all;
}

/** The line may not be had at first: then it is asked for again at every look. */
function followed({ follow }: FlagSource, hear: () => void) {
  let leave: (() => Promise<void>) | undefined;
  return {
    keep: async () => {
      leave ??= await follow(hear);
    },
    leave: async () => leave?.().catch(() => {}),
  };
}

/** Which flags were read is noted now and then: one that no one reads in a month is one to remove. */
function usage({ noteAsked }: FlagSource, everyLooks: number) {
  let looks = 0;
  const asked = new Set<FlagKey>();
  return {
    count: (key: FlagKey) => void asked.add(key),
    note: async () => {
      const isDue = looks % everyLooks === 0;
      looks += 1;
      if (!isDue) return;
      const noted = [...asked];
      await noteAsked(keys, noted);
      for (const key of noted) asked.delete(key);
    },
  };
}

/** While one runs, others wait for the one after it: what they ask for may have come too late for the first. */
function oneAtATime(work: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | undefined;
  let next: Promise<void> | undefined;
  const start = () => {
    running = work().finally(() => {
      running = undefined;
    });
    return running;
  };
  return () => {
    if (!running) return start();
    next ??= running
      .catch(() => {})
      .then(() => {
        next = undefined;
        return start();
      });
    return next;
  };
}
