/** Answers the calls about records and legal holds. */
import type { recordCalls } from '#core/contract/records.ts';
import { destroyedKinds, retentionTable } from '#core/law/retention.ts';
import { personOf } from '../actor.ts';
import type { Records } from '../office/records/index.ts';
import type { Handlers } from './handler.ts';
import { asUuid } from './request.ts';

const isDestroyed = (kind: string) => (destroyedKinds as readonly string[]).includes(kind);

export function recordHandlers(records: Records): Handlers<keyof typeof recordCalls> {
  return {
    'GET /service-console/api/v1/records': async ({ actor, query }) => ({
      ...(await records.list(personOf(actor), query.after)),
      table: retentionTable().map((row) => ({ ...row, isDestroyed: isDestroyed(row.kind) })),
    }),
    'GET /service-console/api/v1/applications/{uuid}/records': async ({ actor, params }) => {
      const { hold, destroyed } = await records.of(personOf(actor), asUuid(params.uuid));
      return { hold, destroyed: destroyed.map(({ at, ...row }) => ({ ...row, at: at.toISOString() })) };
    },
    'POST /service-console/api/v1/applications/{uuid}/hold': ({ actor, params, body }) =>
      records.place(personOf(actor), asUuid(params.uuid), body.reason),
    'POST /service-console/api/v1/holds/{uuid}/lift': ({ actor, params, body }) =>
      records.askToLift(personOf(actor), asUuid(params.uuid), body.reason),
    'POST /service-console/api/v1/holds/{uuid}/lift/answer': ({ actor, params, body }) =>
      records.settleLift(personOf(actor), asUuid(params.uuid), body.isAgreed),
  };
}
