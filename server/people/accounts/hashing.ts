/**
 * Passwords become argon2id hashes here and nowhere else. A hash takes 19 MiB and a thread, so few run at once, a bounded
 * number wait, and the rest are told to come back: a flood of sign-ins cannot starve everything else.
 */
import { randomBytes } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';
import { Failure } from '../../failure.ts';

export interface Hashing {
  make(password: string): Promise<string>;
  /** Without a hash does the same work on a hash no one has the password of, and says no. */
  matches(passwordHash: string | null | undefined, password: string): Promise<boolean>;
}

// Argon2id; the library's enum is ambient and cannot be imported under type stripping.
const cost = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export function createHashing({ runningMax = 2, waitingMax = 64 } = {}): Hashing {
  const decoy = hash(randomBytes(32), cost);
  const waiting: (() => void)[] = [];
  let running = 0;

  async function inTurn<T>(work: () => Promise<T>): Promise<T> {
    if (running >= runningMax) {
      if (waiting.length >= waitingMax) throw new Failure('unavailable', { retryAfterS: 2 });
      await new Promise<void>((turn) => waiting.push(turn));
    } else running += 1;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
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
