/** Answers who wants to hear when their own application changes. */
import type { ownLiveCalls } from '#core/contract/own-live.ts';
import { personOf } from '../actor.ts';
import type { Following } from '../lending/following/index.ts';
import type { Handlers } from './handler.ts';
import { asUuid } from './request.ts';

export function ownLiveHandlers({ ticket }: Pick<Following, 'ticket'>): Handlers<keyof typeof ownLiveCalls> {
  return {
    'POST /service-application/api/v1/application/heloc/{uuid}/live': ({ actor, params }) =>
      ticket(personOf(actor), asUuid(params.uuid)),
  };
}
