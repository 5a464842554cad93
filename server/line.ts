/**
 * So many at once. Who comes then stands in line, if there is room, and leaves it again when the wait gets too long. A line
 * after a calm while is a burst: many may stand in it, because it is soon worked off. One that stands on does not get shorter
 * by waiting: from then on only few may join it, and they are served soon (controlled delay, as routers do it with packets).
 */
interface LineOptions {
  readonly places: number;
  readonly inLineMax: number;
  readonly waitMsMax: number;
  /** How long a line is a burst, and how many may stand in it then; without it no line is. */
  readonly burst?: { readonly ms: number; readonly inLineMax: number };
  /** Makes, and may count, what those are told who are not served. */
  readonly refuse: () => Error;
}

/** No one stood in line for so long: what comes next is a burst again. */
const calmMs = 5000;

interface Waiting {
  readonly enter: () => void;
  /** A patient one's wait does not end before its turn. */
  readonly timer: NodeJS.Timeout | undefined;
}

export function createLine({ places, inLineMax, waitMsMax, burst = { ms: 0, inLineMax }, refuse }: LineOptions) {
  const line = new Set<Waiting>();
  let free = places;
  let [standsSince, emptySince] = [Number.NEGATIVE_INFINITY, Number.NEGATIVE_INFINITY];
  const remove = (waiting: Waiting) => {
    line.delete(waiting);
    if (line.size === 0) emptySince = performance.now();
  };
  /** How much of the burst is left. */
  const burstMsLeft = () => {
    const now = performance.now();
    if (line.size === 0 && now - emptySince >= calmMs) standsSince = now;
    return standsSince + burst.ms - now;
  };
  return {
    length: () => line.size,
    hasFree: () => free > 0,

    /** Also where none is free: then those in line wait until one more has left. */
    take(): void {
      free -= 1;
    },

    /** Those who are patient wait as long as it takes, however many they are. */
    turn({ isPatient = false } = {}): Promise<void> {
      const leftMs = burstMsLeft();
      if (!isPatient && line.size >= (leftMs > 0 ? burst.inLineMax : inLineMax)) throw refuse();
      return new Promise((enter, fail) => {
        const giveUp = () => {
          remove(waiting);
          fail(refuse());
        };
        const timer = isPatient ? undefined : setTimeout(giveUp, Math.max(waitMsMax, leftMs));
        const waiting: Waiting = { enter, timer };
        line.add(waiting);
      });
    },

    /** A place that is left goes to the first in line, before anyone who comes then. */
    leave(): void {
      free += 1;
      const [next] = line;
      if (!next || free <= 0) return;
      free -= 1;
      remove(next);
      clearTimeout(next.timer);
      next.enter();
    },
  };
}
