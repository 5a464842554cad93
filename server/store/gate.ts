/**
 * Who may wait for the database, and how long. Where a person waits for the answer they are told to try again after a
 * second instead of standing in a line without end; what a worker does waits as long as it takes.
 */
import { Failure } from '../failure.ts';
import { createLine } from '../line.ts';
import { isForSomeone } from '../someone-waits.ts';

/** For a free place; the wait for a row that someone else holds comes on top (database.ts). */
const waitMsMax = 1000;
/** A look-up waits for no row unless a whole table is held. */
const lookUpMsMax = 2500;
const busy = () => new Failure('unavailable', { retryAfterS: 2 });

export type Gate = ReturnType<typeof createGate>;

/** So many at once, and of people so many in line. */
export function createGate(places: number, inLineMax = places * 20) {
  let refused = 0;
  const refuse = (): Failure => {
    refused += 1;
    return busy();
  };
  const line = createLine({ places, inLineMax, waitMsMax, refuse });
  let lookUps = 0;
  return {
    waiting: line.length,
    refused: () => refused,

    async through<T>(work: () => Promise<T>): Promise<T> {
      if (line.hasFree()) line.take();
      else await line.turn({ isPatient: !isForSomeone() });
      try {
        return await work();
      } finally {
        line.leave();
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
