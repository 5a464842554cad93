/** Answers who saw and did what. */
import type { auditCalls } from '#core/contract/audit.ts';
import { personOf } from '../actor.ts';
import type { Trail } from '../office/trail/index.ts';
import { download } from './download.ts';
import type { Handlers } from './handler.ts';

export function auditHandlers(trail: Trail): Handlers<keyof typeof auditCalls> {
  return {
    'GET /service-console/api/v1/audit': async ({ actor, query }) => {
      const { entries, next } = await trail.read(personOf(actor), query);
      return { entries: entries.map(({ at, byName, ...one }) => ({ ...one, at: at.toISOString(), by: byName })), next };
    },
    'GET /service-console/api/v1/audit/export': async ({ actor, query }) =>
      download(Buffer.from(await trail.exportAll(personOf(actor), query)), 'text/csv; charset=utf-8', 'audit.csv'),
  };
}
