/** People who write all the time and keep what they were told, beside what a server then has: lost is what it has not. */
import { setTimeout as sleep } from 'node:timers/promises';
import { Failure } from '../failure.ts';
import { aStart, type testOrigination } from '../lending/origination/test-origination.ts';
import { forSomeone } from '../someone-waits.ts';
import type { Cluster } from './test-cluster.ts';

type Product = Awaited<ReturnType<typeof testOrigination>>;

const writers = 6;

const word = {
  event: 'documentsDelivered',
  payload: { documentUuids: [] },
  by: 'vendor',
  delivery: 'documentsDelivered',
} as const;

/** People who begin an application, for which a vendor then says a word, and who keep what they were told. */
export function crowd({ origination, borrower, orgCode }: Product) {
  const [begun, delivered] = [new Set<string>(), new Set<string>()];
  let isOver = false;
  let lastMs = performance.now();
  const said = (set: Set<string>, uuid: string) => {
    set.add(uuid);
    lastMs = performance.now();
  };
  const insist = async <T>(work: () => Promise<T>): Promise<T | undefined> => {
    while (!isOver) {
      const answer = await forSomeone(work).catch((error: unknown) => error);
      if (!(answer instanceof Error)) return answer as T;
      // Someone who tries again after no answer may be told that it was done: that is an answer too.
      if (answer instanceof Failure && answer.code === 'conflict') return undefined;
      await sleep(20);
    }
    return undefined;
  };
  const one = async () => {
    while (!isOver) {
      const who = borrower();
      const started = await insist(() => origination.start(aStart(who)));
      const uuid = started?.application.uuid;
      if (uuid === undefined) continue;
      said(begun, uuid);
      if (await insist(() => origination.deliver({ ...word, orgCode, uuid }))) said(delivered, uuid);
    }
  };
  const all = Array.from({ length: writers }, one);
  return {
    begun,
    delivered,
    lastMs: () => lastMs,
    stop: async () => {
      isOver = true;
      await Promise.all(all);
    },
  };
}

interface Counted {
  readonly lost: number;
  readonly doubled: number;
}

/** What people were told, beside what the server has. */
export async function compare(
  { begun, delivered }: Pick<ReturnType<typeof crowd>, 'begun' | 'delivered'>,
  server: Cluster,
): Promise<Counted> {
  const rows = await server.ask(
    (sql) => sql<{ uuid: string; begun: number; delivered: number }[]>`
      select application_uuid as uuid, count(*) filter (where event = 'created')::int as begun,
             count(*) filter (where event = 'documentsDelivered')::int as delivered
        from app.application_event group by application_uuid`,
  );
  const found = new Map(rows.map((row) => [row.uuid, row]));
  const lost = [...begun].filter((uuid) => !found.has(uuid)).length;
  const notDelivered = [...delivered].filter((uuid) => !found.get(uuid)?.delivered).length;
  const doubled = rows.filter((row) => row.begun > 1 || row.delivered > 1).length;
  return { lost: lost + notDelivered, doubled };
}
