/**
 * Passwords become argon2id hashes here and nowhere else. A hash takes 19 MiB and a thread, so few run at once, a bounded
 * number wait, and the rest are told to come back: a flood of sign-ins cannot starve everything else.
 */
import { randomBytes } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import { Failure } from '../../failure.ts';
import { createLine } from '../../line.ts';

export interface Hashing {
  make(password: string): Promise<string>;
  /** Without a hash does the same work on a hash no one has the password of, and says no. */
  matches(passwordHash: string | null | undefined, password: string): Promise<boolean>;
}

// Argon2id; the library's enum is ambient and cannot be imported under type stripping.
const cost = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 };

const waitMsMax = 1000;
const burstMs = 2000;
/** So many for each that runs, once more come than can be served: they wait half a second at most. */
const standingMax = 2;
/** The others are for those who are in already. */
const halfOf = (cores: number) => Math.max(1, Math.floor(cores / 2));

export function createHashing({
  cores = availableParallelism(),
  runningMax = halfOf(cores),
  waitingMax = 64,
} = {}): Hashing {
  const decoy = hash(randomBytes(32), cost);
  const refuse = () => new Failure('unavailable', { retryAfterS: 2 });
  const line = createLine({
    places: runningMax,
    inLineMax: Math.min(waitingMax, standingMax * runningMax),
    waitMsMax,
    burst: { ms: burstMs, inLineMax: waitingMax },
    refuse,
  });

  async function inTurn<T>(work: () => Promise<T>): Promise<T> {
    if (line.hasFree()) line.take();
    else await line.turn();
    try {
      return await work();
    } finally {
      line.leave();
    }
  }

  return {
    make: (password) => inTurn(() => hash(spelled(password), cost)),
    matches: async (passwordHash, password) => {
      const compared = passwordHash ?? (await decoy);
      const isMatch = await inTurn(() => verify(compared, spelled(password)));
      return isMatch && Boolean(passwordHash);
    },
  };
}

/** The same letters typed on two keyboards can be different bytes. */
function spelled(password: string): string {
  return password.normalize('NFKC');
}
