/** Calls of staff about what they do to an application: what it would lead to, and what waits for a second person. */
import * as v from 'valibot';
import { actReason } from '#core/desk/envelope.ts';
import { REASONS_MAX, ruleCodes } from '#core/eligibility/principal-reasons.ts';
import { staffEvents } from '#core/journey/operations.ts';
import { statusNames } from '#core/journey/statuses.ts';
import { calls, may } from './contract.ts';
import { limits } from './limits.ts';
import { cursor, pageOf } from './pages.ts';

const said = v.optional(v.record(v.string(), v.unknown()), {});
const seenVersion = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

/** Everything staff do comes in this: what, why, what they looked at, and the state they saw. */
export const actEnvelope = v.strictObject({
  event: v.picklist(staffEvents),
  payload: said,
  reason: actReason,
  found: said,
  seenVersion: v.optional(seenVersion),
});

const next = v.object({
  /** Where it would be, and whether that is where it is. */
  status: v.string(),
  isMoved: v.boolean(),
  /** What the borrower's page is headed by then. */
  borrowerReads: v.nullable(v.string()),
  messages: v.array(v.object({ what: v.string(), to: v.string() })),
  notices: v.array(v.string()),
  /** What is ordered or begun. */
  starts: v.array(v.string()),
  /** Terms that change: the line before and after. */
  terms: v.array(v.string()),
});

const request = v.object({
  uuid: v.string(),
  applicationUuid: v.string(),
  loanNumber: v.nullable(v.string()),
  borrower: v.string(),
  timeZone: v.string(),
  status: v.string(),
  event: v.string(),
  label: v.string(),
  /** What was entered, field by field, as the person who asked entered it. */
  entered: v.array(v.object({ label: v.string(), value: v.string() })),
  reason: v.string(),
  whyTwo: v.string(),
  askedBy: v.string(),
  askedAt: v.string(),
  isMine: v.boolean(),
  isVoid: v.boolean(),
  whyNot: v.nullable(v.string()),
});

const forcing = {
  to: v.picklist(statusNames),
  declineReasons: v.optional(v.pipe(v.array(v.picklist(ruleCodes)), v.maxLength(REASONS_MAX))),
};

export const actCalls = calls({
  'POST /service-console/api/v1/applications/{uuid}/foresight': {
    why: 'What an act would lead to: the next status, what goes out, what the borrower reads. It changes nothing.',
    who: may('viewApplication', 'organization'),
    body: v.strictObject({ event: v.picklist(staffEvents), payload: said, seenVersion: v.optional(seenVersion) }),
    answer: v.object({ ...next.entries, two: v.nullable(v.string()), twoBy: v.nullable(v.string()) }),
    errors: ['notFound', 'forbidden', 'conflict'],
    limit: limits.desk,
  },
  'GET /service-console/api/v1/requests': {
    why: 'What waits for a second person, the longest waiting first; of one application where it is named.',
    who: may('searchApplications', 'organization'),
    query: v.strictObject({ application: v.optional(v.pipe(v.string(), v.uuid())), cursor }),
    answer: pageOf(request),
    limit: limits.poll,
  },
  'POST /service-console/api/v1/requests/{uuid}/confirmation': {
    why: 'A second person confirms what a colleague asked for, and it is done.',
    who: may('viewApplication', 'organization'),
    answer: v.object({ status: v.string() }),
    errors: ['notFound', 'forbidden', 'conflict', 'stillRunning'],
    fresh: true,
    limit: limits.desk,
  },
  'POST /service-console/api/v1/requests/{uuid}/refusal': {
    why: 'A second person refuses it with a word, or the one who asked takes it back.',
    who: may('viewApplication', 'organization'),
    body: v.strictObject({ why: actReason }),
    answer: null,
    errors: ['notFound', 'forbidden', 'conflict'],
    limit: limits.desk,
  },
  'POST /service-console/api/v1/applications/{uuid}/force/foresight': {
    why: 'What forcing an application to a status would skip and start. It changes nothing.',
    who: may('forceStatus', 'organization'),
    body: v.strictObject(forcing),
    answer: v.object({ ...next.entries, skipped: v.array(v.string()) }),
    errors: ['notFound', 'forbidden', 'conflict'],
    limit: limits.desk,
  },
  'POST /service-console/api/v1/applications/{uuid}/force': {
    why: 'Asks a second person to put an application in another status.',
    who: may('forceStatus', 'organization'),
    body: v.strictObject({ ...forcing, reason: actReason, seenVersion }),
    answer: v.object({ request: v.string() }),
    errors: ['notFound', 'forbidden', 'conflict', 'keyReused', 'stillRunning'],
    fresh: true,
    idempotent: true,
    limit: limits.desk,
  },
});
