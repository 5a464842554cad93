/**
 * What a process remembers of long lists, so that reading one costs the same however long it is: which are past what anyone
 * counts, and how far along a list work can be. Nothing here is of a person.
 */
import { latestStartBy } from '#core/desk/due.ts';
import { type DeskQueue, type QueueId, queueIds } from '#core/desk/queues.ts';
import type { countItems, ReadQueue } from '../../store/work-items.ts';

/** A list that was past the maximum is not counted again so soon: one case less would not be seen. */
const longForMs = 30_000;
const reachForMs = 600_000;

type QueueCount = Awaited<ReturnType<typeof countItems>>[number];

/** Where rows are there before they are work, the list is read as far as work can be; that is worked out every ten minutes. */
export function rememberReach() {
  const kept = new Map<QueueId, { readonly until: number; readonly startByMax: Date }>();
  const reachOf = (id: QueueId, now: Date): Date => {
    const until = Math.ceil(now.getTime() / reachForMs) * reachForMs;
    const known = kept.get(id);
    if (known?.until === until) return known.startByMax;
    const startByMax = latestStartBy(id, new Date(until));
    kept.set(id, { until, startByMax });
    return startByMax;
  };
  return (queues: readonly DeskQueue[], now: Date): readonly ReadQueue[] =>
    queues.map(({ id, isAhead = false }) => ({ id, startByMax: isAhead ? reachOf(id, now) : null }));
}

/** Lists that are longer than anyone counts. With many desks open they would be counted to their thousand many times a second. */
export function rememberLong(countMax: number) {
  const kept = new Map<string, { readonly count: QueueCount; readonly at: number }>();
  return {
    knownAt: (orgCode: string, now: Date): readonly QueueCount[] =>
      queueIds.flatMap((queue) => {
        const known = kept.get(`${orgCode} ${queue}`);
        // The workshop's clock can be set back, too.
        return known && Math.abs(now.getTime() - known.at) < longForMs ? [known.count] : [];
      }),
    keep: (orgCode: string, found: readonly QueueCount[], now: Date) => {
      for (const count of found)
        if (count.waiting >= countMax) kept.set(`${orgCode} ${count.queue}`, { count, at: now.getTime() });
    },
  };
}
