/**
 * How much is answered at once. While the process keeps up, all that comes. Once it does not, and answers take longer than
 * anyone should wait, less and less is let in until what is inside is quick again; everyone else is told at once to come
 * again, which costs next to nothing. A call counts for what it usually costs, and those who are signed in go before those
 * who only come.
 */
import type { FastifyRequest } from 'fastify';
import type { CallRow } from '#core/contract/contract.ts';
import { Failure } from '../failure.ts';

interface AdmissionOptions {
  /** Whether the process or its database cannot keep up just now: what is slow for another reason, such as a vendor, keeps no one out. */
  readonly isBusy: () => boolean;
  readonly now?: () => number;
}

/** Who waited longer waited too long. */
const slowMs = 200;
/** As much as a few people's pages ask for together: so much is always let in. */
const least = 32;
const most = 1024;
/** Each slow answer takes so much of the room away; each quick one gives a little back. */
const [lessBy, moreBy] = [0.98, 0.25];
/** Of the room, for those who only come. */
const newcomersShare = 0.5;
const retryAfterS = 2;

/** A place is a call that is answered in so many milliseconds; no call takes more places than this, whatever it costs. */
const [msOfAPlace, placesMax] = [10, 8];
/** How much the newest answer changes what is usual. */
const newest = 0.1;

export type Admission = ReturnType<typeof createAdmission>;

export function createAdmission({ isBusy, now = () => performance.now() }: AdmissionOptions) {
  const usual = new Map<string, number>();
  let inside = 0;
  let room = most;
  const placesOf = (key: string) => Math.min(placesMax, Math.max(1, (usual.get(key) ?? msOfAPlace) / msOfAPlace));
  const learn = (key: string, tookMs: number, wasBusy: boolean) => {
    const isTooMuch = tookMs > slowMs && wasBusy;
    room = isTooMuch ? Math.max(least, Math.min(room, inside) * lessBy) : Math.min(most, room + moreBy);
    // What it costs while everything takes longer is not what it costs.
    if (!wasBusy) usual.set(key, (usual.get(key) ?? tookMs) * (1 - newest) + tookMs * newest);
  };
  return {
    room: () => Math.floor(room),
    /** `key` is the call's, of which there are as many as the contract has. */
    async through<T>({ key, isNewcomer }: Comer, work: () => Promise<T>): Promise<T> {
      const places = placesOf(key);
      const share = isNewcomer ? newcomersShare : 1;
      if (inside + places > Math.max(room, least) * share) throw new Failure('unavailable', { retryAfterS });
      inside += places;
      const from = now();
      try {
        return await work();
      } finally {
        inside -= places;
        learn(key, now() - from, isBusy());
      }
    },
  };
}

interface Asked {
  readonly key: string;
  readonly row: CallRow;
  readonly request: Pick<FastifyRequest, 'headers'>;
}

/** What vendors tell comes once, if at all: it is always heard. */
export function admitted(
  admission: Pick<Admission, 'through'> | undefined,
  { key, row, request: { headers } }: Asked,
  answer: () => Promise<unknown>,
): Promise<unknown> {
  if (!admission || row.accepts === 'raw') return answer();
  return admission.through({ key, isNewcomer: headers.authorization === undefined }, answer);
}

interface Comer {
  readonly key: string;
  readonly isNewcomer: boolean;
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
