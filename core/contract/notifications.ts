/** Calls about what people are told: what they have seen in their menu, and how they would rather hear of it. */
import * as v from 'valibot';
import { uuid } from '#core/people/uuid.ts';
import { calls, may } from './contract.ts';
import { limits } from './limits.ts';

/** More are never outstanding at once; it keeps a hostile list short. */
const idsMax = 50;

/** As mail programs press it (RFC 8058): a form, and nothing of it is read. */
const unsubscribing = v.strictObject({ token: v.pipe(v.string(), v.maxLength(300)) });

export const notificationCalls = calls({
  'POST /service-notifications/external/api/v1/unsubscribe': {
    why: 'A mail program ends the emails that its reader may choose. The link of the email says who; what the law requires still comes.',
    who: 'anyone',
    accepts: 'raw',
    query: unsubscribing,
    body: v.optional(v.record(v.string(), v.unknown())),
    answer: null,
    errors: ['notFound'],
    limit: limits.lookUp,
  },
  'GET /service-notifications/external/api/v1/unsubscribe': {
    why: 'The same link, followed by a person: it leads to the settings and changes nothing, because mail scanners follow links too.',
    who: 'anyone',
    query: unsubscribing,
    answer: null,
    limit: limits.read,
  },
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
