/** Calls about what people are told: what they have seen in their menu, and how they would rather hear of it. */
import * as v from 'valibot';
import { uuid } from '#core/people/uuid.ts';
import { calls, may } from './contract.ts';
import { limits } from './limits.ts';

/** More are never outstanding at once; it keeps a hostile list short. */
const idsMax = 50;

export const notificationCalls = calls({
  'POST /service-notifications/secure/api/v1/applications/{id}/notifications/read': {
    why: 'The person has seen these notifications. Saying it again changes nothing.',
    who: may('viewConditions', 'own', 'signing'),
    body: v.strictObject({ ids: v.pipe(v.array(uuid), v.minLength(1), v.maxLength(idsMax)) }),
    answer: null,
    errors: ['notFound'],
    limit: limits.step,
  },
  'GET /service-notifications/secure/api/v1/choices': {
    why: 'How the person wants to hear of what we need from them, and whether their number said STOP or cannot be reached.',
    who: may('useBorrowerSite', 'own'),
    answer: v.object({
      isEmailOn: v.boolean(),
      /** The end of the number that texts go to; null where we have none. */
      phone: v.nullable(v.string()),
      /** When STOP was texted from it; null where it was not. */
      stoppedAt: v.nullable(v.string()),
      /** No text arrives there: the person is asked for another number. */
      isUnreachable: v.boolean(),
    }),
    limit: limits.read,
  },
  'PUT /service-notifications/secure/api/v1/choices': {
    why: 'Whether the person wants emails about what we need. What the law requires always comes by email.',
    who: may('useBorrowerSite', 'own'),
    body: v.strictObject({ isEmailOn: v.boolean() }),
    answer: null,
    limit: limits.step,
  },
});
