/** The calls about what people are told: each is one verb of the messages module. */
import type { notificationCalls } from '#core/contract/notifications.ts';
import { maskedPhone } from '#core/people/masked.ts';
import { personOf } from '../actor.ts';
import { Failure } from '../failure.ts';
import type { Choices, Notifications } from '../messages/index.ts';
import { type Handlers, Reply } from './handler.ts';
import { asUuid } from './request.ts';

interface NotificationApi {
  readonly notifications: Pick<Notifications, 'markRead'>;
  readonly choices: Choices;
}

export function notificationHandlers({
  notifications,
  choices,
}: NotificationApi): Handlers<keyof typeof notificationCalls> {
  return {
    'POST /service-notifications/secure/api/v1/applications/{id}/notifications/read': async ({
      actor,
      params,
      body,
    }) => {
      await notifications.markRead(personOf(actor), asUuid(params.id), body.ids);
    },
    'POST /service-notifications/external/api/v1/unsubscribe': async ({ query }) => {
      if (!(await choices.unsubscribe(query.token))) throw new Failure('notFound');
    },
    'GET /service-notifications/external/api/v1/unsubscribe': () =>
      new Reply(undefined, { status: 303, headers: { location: '/dashboard/settings' } }),
    'GET /service-notifications/secure/api/v1/choices': async ({ actor }) => {
      const { isEmailOn, phone, stoppedAt, isUnreachable } = await choices.read(personOf(actor));
      return {
        isEmailOn,
        phone: phone === null ? null : maskedPhone(phone),
        stoppedAt: stoppedAt?.toISOString() ?? null,
        isUnreachable,
      };
    },
    'PUT /service-notifications/secure/api/v1/choices': async ({ actor, body }) => {
      await choices.save(personOf(actor), body.isEmailOn);
    },
  };
}
