/** Answers the calls about complaints. */
import { randomUUID } from 'node:crypto';
import type { complaintCalls } from '#core/contract/complaints.ts';
import { personOf } from '../actor.ts';
import type { Complaints } from '../office/complaints/index.ts';
import { download } from './download.ts';
import type { Handlers } from './handler.ts';
import { asUuid } from './request.ts';

export function complaintHandlers(complaints: Complaints): Handlers<keyof typeof complaintCalls> {
  return {
    'POST /service-profile/api/v1/complaints': ({ actor, body, idempotencyKey }) =>
      complaints.send(personOf(actor), body, idempotencyKey ?? randomUUID()),
    'GET /service-profile/api/v1/complaints': ({ actor }) => complaints.mine(personOf(actor)),
    'GET /service-console/api/v1/complaints': ({ actor, query }) => complaints.list(personOf(actor), query),
    'POST /service-console/api/v1/complaints': ({ actor, body, idempotencyKey }) =>
      complaints.take(personOf(actor), body, idempotencyKey ?? randomUUID()),
    'POST /service-console/api/v1/complaints/{complaintUuid}/answer': async ({ actor, params, body }) => {
      await complaints.answer(personOf(actor), asUuid(params.complaintUuid), body.answer);
    },
    'GET /service-console/api/v1/complaints/report': ({ actor, query }) =>
      complaints.report(personOf(actor), query.year),
    'GET /service-console/api/v1/complaints/export': async ({ actor, query }) =>
      download(
        Buffer.from(await complaints.exportAll(personOf(actor), query.year)),
        'text/csv; charset=utf-8',
        `complaints-${query.year}`,
      ),
  };
}
