/** Answers the calls of the agents' desk. What an agent may do is the module's to say. */
import type { chatDeskCalls } from '#core/contract/chat-desk.ts';
import * as words from '#core/words/en/errors/calls.ts';
import { personOf } from '../actor.ts';
import { Failure } from '../failure.ts';
import type { Conversations } from '../support/conversations/index.ts';
import { download } from './download.ts';
import type { Handlers } from './handler.ts';
import { asUuid } from './request.ts';

export function chatDeskHandlers({ desk, files, hours, socket }: Conversations): Handlers<keyof typeof chatDeskCalls> {
  return {
    'GET /service-chat/api/v1/desk/conversations': ({ actor, query }) => desk.list(personOf(actor), query),
    'GET /service-chat/api/v1/desk/conversations/{uuid}': ({ actor, params }) =>
      desk.show(personOf(actor), asUuid(params.uuid)),
    'GET /service-chat/api/v1/desk/conversations/{uuid}/messages': ({ actor, params, query }) =>
      desk.page(personOf(actor), asUuid(params.uuid), query),
    'POST /service-chat/api/v1/desk/conversations/{uuid}/messages': ({ actor, params, body }) =>
      desk.say(personOf(actor), asUuid(params.uuid), body),
    'POST /service-chat/api/v1/desk/conversations/{uuid}/actions': ({ actor, params, body }) =>
      desk.act(personOf(actor), asUuid(params.uuid), body),
    'POST /service-chat/api/v1/desk/conversations/{uuid}/attachments': async ({ actor, params, file }) => {
      const person = personOf(actor);
      const row = await desk.find(person, asUuid(params.uuid));
      if (!file) throw new Failure('invalid', { param: 'file', message: words.chooseAFile });
      return files.take(row, `agent ${person.identityUuid}`, file);
    },
    'GET /service-chat/api/v1/desk/conversations/{uuid}/attachments/{attachmentUuid}': async ({ actor, params }) => {
      const row = await desk.find(personOf(actor), asUuid(params.uuid));
      const { content, mediaType, filename } = await files.read(row, asUuid(params.attachmentUuid));
      return download(content, mediaType, filename);
    },
    'PUT /service-chat/api/v1/desk/presence': ({ actor, body }) => desk.beHere(personOf(actor), body.presence),
    'POST /service-chat/api/v1/desk/ticket': async ({ actor }) => ({
      ticket: await socket.agentTicket(personOf(actor)),
    }),
    'GET /service-chat/api/v1/desk/hours': ({ actor }) => hours.forDesk(personOf(actor).orgCode),
    'PUT /service-chat/api/v1/desk/hours': ({ actor, body }) => hours.keep(personOf(actor), body),
  };
}
