/** Starts a database that died again, on the same data and port, for as long as its process wants one. */
import { setTimeout as sleep } from 'node:timers/promises';

interface Kept {
  readonly isUp: () => boolean;
  readonly start: () => Promise<unknown>;
  readonly tell: (sentence: string) => void;
}

const lookMs = 100;
const waitsMs = [100, 200, 400, 800, 1600, 3200, 5000];

/** The answer stops it, when a start that is under way has ended. */
export function keepUp({ isUp, start, tell }: Kept): () => Promise<void> {
  const stopping = new AbortController();
  const pause = (ms: number) => sleep(ms, undefined, { signal: stopping.signal, ref: false }).catch(() => {});
  const loop = async () => {
    let failures = 0;
    while (!stopping.signal.aborted) {
      await pause(lookMs);
      if (stopping.signal.aborted || isUp()) continue;
      tell('The embedded PostgreSQL is gone; starting it again on the same data …');
      try {
        await start();
        tell('The embedded PostgreSQL is back.');
        failures = 0;
      } catch (error) {
        // What the dead one leaves behind (a child that still holds the memory) is gone in a moment.
        const waitMs = waitsMs[Math.min(failures, waitsMs.length - 1)] ?? 0;
        failures += 1;
        tell(`${error instanceof Error ? error.message : 'It did not start.'} Trying again in ${waitMs} ms.`);
        await pause(waitMs);
      }
    }
  };
  const ended = loop();
  return () => {
    stopping.abort();
    return ended;
  };
}
