/** Answers the calls beside the conversations of the agents' desk. */
import type { chatOfficeCalls } from '#core/contract/chat-office.ts';
import { personOf } from '../actor.ts';
import type { Conversations } from '../support/conversations/index.ts';
import type { Handlers } from './handler.ts';
import { asUuid } from './request.ts';

export function chatOfficeHandlers({ beside }: Conversations): Handlers<keyof typeof chatOfficeCalls> {
  return {
    'GET /service-chat/api/v1/desk/conversations/{uuid}/beside': ({ actor, params }) =>
      beside(personOf(actor), asUuid(params.uuid)),
  };
}
