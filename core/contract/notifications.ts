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
});
