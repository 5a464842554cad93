/** Calls of the console: who works here, what waits for them, and what they do about it. */
import * as v from 'valibot';
import { eventNames } from '#core/journey/events.ts';
import { sentPaper } from './application.ts';
import { calls } from './contract.ts';

/** Everybody who works in the console. */
export const staff = ['operations', 'notary', 'chatAgent', 'partnerAdmin', 'providerAdmin'] as const;

const closing = v.object({
  uuid: v.string(),
  loanNumber: v.nullable(v.string()),
  borrower: v.string(),
  signers: v.array(v.string()),
  property: v.object({ street1: v.string(), city: v.string(), state: v.string(), zip: v.string() }),
  timeZone: v.string(),
  status: v.string(),
  statusSince: v.string(),
  /** What operations can do here, by the journey's own table. */
  takes: v.array(v.string()),
  closingNotBefore: v.nullable(v.string()),
  slot: v.nullable(v.object({ startsAt: v.string(), place: v.string() })),
});

/** One thing we asked somebody for, and what they sent. */
const openCondition = v.object({
  uuid: v.string(),
  applicationUuid: v.string(),
  loanNumber: v.nullable(v.string()),
  /** Who is asked: the borrower, or one of the other owners. */
  name: v.string(),
  isSigner: v.boolean(),
  status: v.string(),
  timeZone: v.string(),
  categoryEnum: v.string(),
  header: v.string(),
  /** What the person reads. */
  description: v.string(),
  notes: v.nullable(v.string()),
  created: v.string(),
  answeredAt: v.nullable(v.string()),
  sent: v.array(sentPaper),
});

export const consoleCalls = calls({
  'GET /service-console/api/v1/me': {
    why: 'Who is signed in to the console, and as what.',
    who: staff,
    answer: v.object({ identityUuid: v.string(), name: v.string(), email: v.string(), role: v.picklist(staff) }),
  },
  'GET /service-console/api/v1/closings': {
    why: 'The applications between the signed note and the signed deed: what they wait for, the longest waiting first.',
    who: ['operations'],
    answer: v.array(closing),
  },
  'GET /service-console/api/v1/conditions': {
    why: 'What people were asked for and has not been cleared, with what they sent: the answered ones first.',
    who: ['operations'],
    answer: v.array(openCondition),
  },
  'POST /service-console/api/v1/applications/{uuid}/events': {
    why: 'Operations say what happened. What may be said, and when, is the journey’s to know.',
    who: ['operations'],
    body: v.strictObject({ event: v.picklist(eventNames), payload: v.optional(v.record(v.string(), v.unknown()), {}) }),
    answer: v.object({ status: v.string() }),
    errors: ['notFound', 'forbidden', 'conflict', 'stillRunning', 'keyReused'],
    idempotent: true,
  },
});
