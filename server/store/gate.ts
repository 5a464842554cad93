/**
 * Who may wait for the database, and how long. Where a person waits for the answer they are told to try again after a
 * second instead of standing in a line without end; what a worker does waits as long as it takes.
 */
import { AsyncLocalStorage } from 'node:async_hooks';
import { Failure } from '../failure.ts';

const someoneWaits = new AsyncLocalStorage<true>();

/** Everything that is asked of the database meanwhile is asked for a person. */
export const forSomeone = <T>(work: () => T): T => someoneWaits.run(true, work);
export const isForSomeone = (): boolean => someoneWaits.getStore() === true;

/** For a free place; the wait for a row that someone else holds comes on top (database.ts). */
const waitMsMax = 1000;
/** A look-up waits for no row unless a whole table is held. */
const lookUpMsMax = 2500;
const busy = () => new Failure('unavailable', { retryAfterS: 2 });

interface Waiting {
  readonly enter: () => void;
  /** Only a person's wait ends before its turn. */
  readonly timer: NodeJS.Timeout | undefined;
}

export type Gate = ReturnType<typeof createGate>;

/** So many at once, and of people so many in line. */
export function createGate(places: number, inLineMax = places * 20) {
  const line = new Set<Waiting>();
  let free = places;
  let refused = 0;
  let lookUps = 0;

  const refuse = (): Failure => {
    refused += 1;
    return busy();
  };

  function turn(): Promise<void> {
    const isPersons = isForSomeone();
    if (isPersons && line.size >= inLineMax) throw refuse();
    return new Promise((enter, fail) => {
      const giveUp = () => {
        line.delete(waiting);
        fail(refuse());
      };
      const waiting: Waiting = { enter, timer: isPersons ? setTimeout(giveUp, waitMsMax) : undefined };
      line.add(waiting);
    });
  }

  /** A place that is left goes to the first in line, without ever being free in between. */
  function leave(): void {
    const [next] = line;
    if (!next) {
      free += 1;
      return;
    }
    line.delete(next);
    clearTimeout(next.timer);
    next.enter();
  }

  return {
    waiting: () => line.size,
    refused: () => refused,

    async through<T>(work: () => Promise<T>): Promise<T> {
      if (free > 0) free -= 1;
      else await turn();
      try {
        return await work();
      } finally {
        leave();
      }
    },

    /** A read that can be left alone: no one waits longer for it, and what comes of it later is no one's. */
    async lookUp<T>(read: () => Promise<T>): Promise<T> {
      if (!isForSomeone()) return read();
      if (lookUps >= inLineMax) throw refuse();
      lookUps += 1;
      let timer: NodeJS.Timeout | undefined;
      const late = new Promise<never>((_, fail) => {
        timer = setTimeout(() => fail(refuse()), lookUpMsMax);
      });
      try {
        return await Promise.race([read(), late]);
      } finally {
        clearTimeout(timer);
        lookUps -= 1;
      }
    },
  };
}
