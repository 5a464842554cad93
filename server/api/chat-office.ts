/** Answers the calls beside the conversations of the agents' desk. */
import type { chatOfficeCalls } from '#core/contract/chat-office.ts';
import { personOf } from '../actor.ts';
import type { Agents } from '../support/agents/index.ts';
import type { Conversations } from '../support/conversations/index.ts';
import type { Handlers } from './handler.ts';
import { asUuid } from './request.ts';

interface OfficeParts {
  readonly agents: Agents;
  readonly conversations: Pick<Conversations, 'beside'>;
}

export function chatOfficeHandlers({
  agents: { answers, report },
  conversations: { beside },
}: OfficeParts): Handlers<keyof typeof chatOfficeCalls> {
  return {
    'GET /service-chat/api/v1/desk/conversations/{uuid}/beside': ({ actor, params }) =>
      beside(personOf(actor), asUuid(params.uuid)),
    'GET /service-chat/api/v1/desk/report': ({ actor, query }) => report(personOf(actor), query),
    'GET /service-chat/api/v1/desk/answers': ({ actor }) => answers.list(personOf(actor)),
    'POST /service-chat/api/v1/desk/answers': ({ actor, body }) => answers.add(personOf(actor), body),
    'PUT /service-chat/api/v1/desk/answers/{answerUuid}': ({ actor, params, body }) =>
      answers.change(personOf(actor), asUuid(params.answerUuid), body),
    'DELETE /service-chat/api/v1/desk/answers/{answerUuid}': ({ actor, params }) =>
      answers.remove(personOf(actor), asUuid(params.answerUuid)),
  };
}
