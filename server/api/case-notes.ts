/** Answers the calls about notes, mentions and the line of an open case. */
import { randomUUID } from 'node:crypto';
import type { caseLiveCalls } from '#core/contract/case-live.ts';
import type { caseNoteCalls } from '#core/contract/case-notes.ts';
import { personOf } from '../actor.ts';
import type { CaseLive, Notes } from '../office/cases/index.ts';
import type { Handlers } from './handler.ts';
import { asUuid } from './request.ts';

interface CaseParts {
  readonly notes: Notes;
  readonly caseLive: Pick<CaseLive, 'ticket'>;
}

export function caseNoteHandlers({
  notes,
  caseLive,
}: CaseParts): Handlers<keyof typeof caseNoteCalls | keyof typeof caseLiveCalls> {
  return {
    'GET /service-console/api/v1/applications/{uuid}/notes': ({ actor, params, query }) =>
      notes.list(personOf(actor), asUuid(params.uuid), query.cursor),
    'POST /service-console/api/v1/applications/{uuid}/notes': ({ actor, params, body, idempotencyKey }) =>
      notes.write(personOf(actor), asUuid(params.uuid), body, idempotencyKey ?? randomUUID()),
    'PUT /service-console/api/v1/applications/{uuid}/notes/{noteUuid}/pin': ({ actor, params, body }) =>
      notes.pin(personOf(actor), asUuid(params.uuid), asUuid(params.noteUuid), body.isPinned),
    'POST /service-console/api/v1/applications/{uuid}/live': ({ actor, params }) =>
      caseLive.ticket(personOf(actor), asUuid(params.uuid)),
    'GET /service-console/api/v1/mentions': ({ actor, query }) => notes.mentions(personOf(actor), query.before),
    'GET /service-console/api/v1/mentions/unread': ({ actor }) => notes.unread(personOf(actor)),
    'POST /service-console/api/v1/mentions/read': ({ actor, body }) => notes.markRead(personOf(actor), body.upTo),
  };
}
