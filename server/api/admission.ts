/**
 * How many calls are worked on at once. While the process keeps up, all that come. Once it does not, only so many: those
 * few are answered soon, the next wait a moment for a place, and everyone else is told at once to come again, which costs
 * next to nothing. Begun all together, all would be slow. Those who are signed in do not wait behind those who only come.
 */
import type { CallRow } from '#core/contract/contract.ts';
import { Failure } from '../failure.ts';
import { createLine } from '../line.ts';

interface AdmissionOptions {
  /** Whether the process or its database cannot keep up just now: what is slow for another reason, such as a vendor, keeps no one out. */
  readonly isBusy: () => boolean;
  readonly places?: { readonly known: number; readonly newcomers: number };
}

/** More than the pages of a few people ask for together, also on a slow machine; few enough that two cores answer them soon. */
const usualPlaces = { known: 16, newcomers: 16 };
/** For a place. */
const waitMsMax = 300;
const burst = { ms: 1000, inLineMax: 256 };
const retryAfterS = 2;

export type Admission = ReturnType<typeof createAdmission>;

export function createAdmission({ isBusy, places = usualPlaces }: AdmissionOptions) {
  let refused = 0;
  const refuse = () => {
    refused += 1;
    return new Failure('unavailable', { retryAfterS });
  };
  const lineOf = (count: number) => createLine({ places: count, inLineMax: count * 2, waitMsMax, burst, refuse });
  const [known, newcomers] = [lineOf(places.known), lineOf(places.newcomers)];
  return {
    refused: () => refused,

    async through<T>({ row, headers }: Comer, work: () => Promise<T>): Promise<T> {
      // What vendors tell comes once, if at all: it is always heard.
      if (row.accepts === 'raw') return work();
      const line = headers.authorization === undefined ? newcomers : known;
      if (line.hasFree() || !isBusy()) line.take();
      else await line.turn();
      try {
        return await work();
      } finally {
        line.leave();
      }
    },
  };
}

interface Comer {
  readonly row: Pick<CallRow, 'accepts'>;
  readonly headers: { readonly authorization?: string | undefined };
}

const everyMs = 100;
/** A timer that comes so late says that the process has more to do than it can. */
const lateMsMax = 50;

/** Whether timers come late, as of the last half second or so. */
export function watchDelay(): { readonly isLate: () => boolean } {
  let lateMs = 0;
  let due = performance.now() + everyMs;
  setInterval(() => {
    const at = performance.now();
    lateMs = Math.max(at - due, lateMs / 2);
    due = at + everyMs;
  }, everyMs).unref();
  return { isLate: () => Math.max(lateMs, performance.now() - due) > lateMsMax };
}
