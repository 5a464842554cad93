/** What a worker does for telemetry: months ahead of time, counts as visits come in, and what is too old gone. */
import { funnel, stepNumberMax } from '#core/telemetry/funnel.ts';
import { type RetainedTable, telemetryRetention } from '#core/telemetry/retention.ts';
import type { Database } from '../store/database.ts';
import { deleteOldTelemetry, dropTelemetryMonths, keepTelemetryMonths } from '../store/telemetry.ts';
import { countTelemetry, organizationsWithNews } from '../store/telemetry-counts.ts';

const dayMs = 86_400_000;
const countedAtOnce = 20_000;
const steps = { max: stepNumberMax, started: funnel.started.number };

export function createTelemetryCare(database: Database, now: () => Date) {
  const rows = Object.entries(telemetryRetention) as [RetainedTable, (typeof telemetryRetention)[RetainedTable]][];
  return {
    keepMonths: (): Promise<void> => keepTelemetryMonths(database.app, now()),

    /** A few thousand at a time, so that no one waits long for a row; the rest at the next turn. */
    count: async (organizations: Iterable<string>, stopping?: AbortSignal): Promise<void> => {
      for (const orgCode of await organizationsWithNews(database.app, [...organizations]))
        for (let taken = countedAtOnce; taken === countedAtOnce && !stopping?.aborted; )
          taken = await database.inOrg(orgCode, (tx) => countTelemetry(tx, orgCode, countedAtOnce, steps));
    },

    forgetOld: async (organizations: Iterable<string>): Promise<void> => {
      for (const [table, { days, by }] of rows) {
        const before = new Date(now().getTime() - days * dayMs);
        if (by === 'months') await dropTelemetryMonths(database.app, table, before);
        else
          for (const orgCode of organizations)
            await database.inOrg(orgCode, (tx) => deleteOldTelemetry(tx, orgCode, table, by, before));
      }
    },
  };
}
