/** The counts of the map, kept fresh, and what is said of a status everywhere on it. */
import { type Status, statuses } from '#core/journey/statuses.ts';
import * as words from '#core/words/en/console/map.ts';
import { statusNames } from '#core/words/en/desk/statuses.ts';
import type { Answer } from '#web/client/client.ts';
import { useRead } from '#web/client/queries.ts';

const READ_AGAIN_MS = 5000;
const key = 'GET /service-console/api/v1/map';
export type Counted = Answer<typeof key>;

export const useCounts = () => useRead(key, [], { refetchInterval: READ_AGAIN_MS });

export const statusPath = (status: string, isLateOnly = false) =>
  `/console/map/${status}${isLateOnly ? '?late=yes' : ''}`;

export interface Spot {
  readonly status: Status;
  readonly name: string;
  readonly actor: keyof typeof words.actors;
  readonly count: number;
  readonly shown: string;
  readonly late: number;
}

export function spotOf(status: Status, { statuses: counts, countMax }: Counted): Spot {
  const { count = 0, late = 0 } = counts.find((one) => one.status === status) ?? {};
  return {
    ...{ status, count, late, actor: statuses[status].actor, name: statusNames[status] },
    shown: words.countOrMore(count, countMax),
  };
}
