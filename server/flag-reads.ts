/**
 * Flags as code asks for them: each is answered when it is read by its key, and only then does it count as asked for. As a
 * whole, for a page, it is told without counting: the page says later which of them it read.
 */
import type { Facts, PreparedFlags } from '#core/flags/evaluate.ts';
import { type FlagKey, type Flags, flags } from '#core/flags.ts';

const keys = Object.keys(flags) as FlagKey[];

interface Asked {
  readonly prepared: PreparedFlags;
  readonly facts: Facts;
  readonly at: Date;
  readonly count: (key: FlagKey) => void;
}

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

export function countedFlags(asked: Asked): Flags {
  return new CountedFlags(asked) as unknown as Flags;
}

/** Every flag at once, none of them read. */
export function wholeOf(all: Flags): Flags {
  return all instanceof CountedFlags ? all.toJSON() : all;
}
