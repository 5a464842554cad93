/**
 * Several hands for one queue, of which one is woken at a time; the one that takes something wakes the next before it
 * works. The queue by itself wakes all for each piece of work, and all but one look in vain.
 */
import type { JobWithMetadata, PgBoss } from 'pg-boss';

/** What is due again after a failure wakes no one. */
const lookEveryMs = 1000;
const rarelyS = 3600;
/** Hands do not look by themselves. */
const resting = {
  pollingIntervalSeconds: rarelyS,
  notifyPollingIntervalSeconds: rarelyS,
  includeMetadata: true,
} as const;

export interface Hands {
  /** There may be work in this queue. */
  wake(queue: string): void;
  stop(): void;
  /** Puts hands to a queue. */
  add<T extends object>(
    boss: PgBoss,
    queue: string,
    count: number,
    work: (jobs: JobWithMetadata<T>[]) => Promise<void>,
  ): Promise<void>;
}

export function createHands(): Hands {
  const wakers = new Map<string, () => void>();
  const looking = setInterval(() => {
    for (const wake of wakers.values()) wake();
  }, lookEveryMs);
  // Where the queue could not be opened, nothing is kept running for it.
  looking.unref();
  return {
    wake: (queue) => wakers.get(queue)?.(),
    stop: () => clearInterval(looking),
    async add(boss, queue, count, work) {
      /** Those who have nothing to do, the longest idle first. */
      const idle: string[] = [];
      const wake = () => {
        const first = idle.shift();
        if (first === undefined) return;
        // Back at the end at once: should its look never come back, the next wakes another.
        idle.push(first);
        boss.notifyWorker(first);
      };
      const addOne = async () => {
        const id: string = await boss.work(queue, resting, async (jobs: Parameters<typeof work>[0]) => {
          idle.splice(idle.indexOf(id), 1);
          wake();
          try {
            await work(jobs);
          } finally {
            idle.push(id);
            // There may be more.
            boss.notifyWorker(id);
          }
        });
        idle.push(id);
      };
      for (let hand = 0; hand < count; hand += 1) await addOne();
      wakers.set(queue, wake);
    },
  };
}
