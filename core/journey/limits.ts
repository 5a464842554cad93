/** How long an application may rest where it is on the clock on the wall, by the `limit` of its row. Whether it has rested longer: core/desk/rest.ts. */
import type { Row } from './row.ts';

type Limited = Pick<Row<string>, 'limit'>;

const unitMs = { m: 60_000, h: 3_600_000, d: 86_400_000 } as const;

/** Null where resting is what the status is for. */
export function restMsMax({ limit }: Limited): number | null {
  if (limit === 'never') return null;
  return Number(limit.slice(0, -1)) * unitMs[limit.slice(-1) as keyof typeof unitMs];
}

/** The last moment that the row allows; null where there is none. */
export function restsUntil(row: Limited, since: Date): Date | null {
  const maxMs = restMsMax(row);
  return maxMs === null ? null : new Date(since.getTime() + maxMs);
}
