/** The calls about what people are told: each is one verb of the messages module. */
import type { notificationCalls } from '#core/contract/notifications.ts';
import { personOf } from '../actor.ts';
import type { Notifications } from '../messages/index.ts';
import type { Handlers } from './handler.ts';
import { asUuid } from './request.ts';

interface NotificationApi {
  readonly notifications: Pick<Notifications, 'markRead'>;
}

export function notificationHandlers({ notifications }: NotificationApi): Handlers<keyof typeof notificationCalls> {
  return {
    'POST /service-notifications/secure/api/v1/applications/{id}/notifications/read': async ({
      actor,
      params,
      body,
    }) => {
      await notifications.markRead(personOf(actor), asUuid(params.id), body.ids);
    },
  };
}
