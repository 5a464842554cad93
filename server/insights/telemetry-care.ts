/** What a worker does for telemetry: months ahead of time, and what is too old gone, as the table of retention says. */
import { type RetainedTable, telemetryRetention } from '#core/telemetry/retention.ts';
import type { Database } from '../store/database.ts';
import { deleteOldTelemetry, dropTelemetryMonths, keepTelemetryMonths } from '../store/telemetry.ts';

const dayMs = 86_400_000;

export function createTelemetryCare(database: Database, now: () => Date) {
  const rows = Object.entries(telemetryRetention) as [RetainedTable, (typeof telemetryRetention)[RetainedTable]][];
  return {
    keepMonths: (): Promise<void> => keepTelemetryMonths(database.app, now()),

    forgetOld: async (organisations: Iterable<string>): Promise<void> => {
      for (const [table, { days, by }] of rows) {
        const before = new Date(now().getTime() - days * dayMs);
        if (by === 'months') await dropTelemetryMonths(database.app, table, before);
        else
          for (const orgCode of organisations)
            await database.inOrg(orgCode, (tx) => deleteOldTelemetry(tx, orgCode, table, by, before));
      }
    },
  };
}
