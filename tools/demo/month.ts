/**
 * A month in a minute: the product's clock is set back by so many days and then moves on quickly until it shows the real
 * time again; it waits while the worker is behind, so that a slow machine makes the same month in more time. Everything
 * that happens meanwhile goes through the door and is written with the time it then is: the histories are spread over the
 * month and their seals hold.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import type { RoadClock } from '#server/proof/test-traveler.ts';
import type { Sql } from '#server/store/database.ts';

export interface Month extends RoadClock {
  readonly nowMs: () => number;
  readonly isOver: () => boolean;
  /** Moves the clock until the month is over; the end is always the real time, also when something fails. */
  run(): Promise<void>;
  /** The rest of the month passes at once. */
  end(): void;
}

const dayMs = 86_400_000;
const strideMs = 50;
/** So many jobs may wait before the clock does. */
const backlogMax = 12;
/** A worker that is far behind on a busy machine is not waited for without end. */
const patience = 5;

interface Length {
  readonly days: number;
  readonly lastsMs: number;
}

/** `behind` says how far the month is behind the real time, for everyone in it. */
export function monthOf(owner: Sql, behind: { ms: number }, { days, lastsMs }: Length): Month {
  const waiting = new Set<{ readonly dueMs: number; readonly ring: () => void }>();
  behind.ms = days * dayMs;
  let isOver = false;
  const nowMs = () => Date.now() - behind.ms;
  const set = async (ms: number) => {
    behind.ms = ms;
    await owner`update app.clock set offset_by = make_interval(secs => ${-ms / 1000}::float8)`;
  };
  const ring = () => {
    for (const one of waiting)
      if (isOver || one.dueMs <= nowMs()) {
        waiting.delete(one);
        one.ring();
      }
  };
  return {
    nowMs,
    isOver: () => isOver,
    join: () => () => {},
    until: (dueAt) =>
      isOver
        ? Promise.resolve()
        : new Promise((done) => void waiting.add({ dueMs: dueAt.getTime(), ring: () => done() })),
    end: () => {
      isOver = true;
    },
    async run() {
      try {
        const beganMs = performance.now();
        for (let passedMs = 0; !isOver; ) {
          await set((1 - passedMs / lastsMs) * days * dayMs);
          ring();
          await sleep(strideMs);
          const isLate = performance.now() - beganMs > patience * lastsMs;
          if (isLate || (await backlog(owner)) <= backlogMax) passedMs += strideMs;
          isOver ||= passedMs >= lastsMs;
        }
      } finally {
        isOver = true;
        await set(0);
        ring();
      }
    },
  };
}

async function backlog(owner: Sql): Promise<number> {
  const [row] = await owner<{ waiting: number }[]>`
    select count(*)::int as waiting from jobs.job
     where state in ('created', 'retry', 'active') and start_after <= now()`;
  return row?.waiting ?? 0;
}
