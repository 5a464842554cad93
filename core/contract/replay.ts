/** Calls about recordings of visits: a person's agreement, what their browser sends, and what staff watch. */
import * as v from 'valibot';
import { lookReasonNames, sayWhyYouLook } from '#core/audit.ts';
import { replayLimits } from '#core/replay/replay.ts';
import { calls, may } from './contract.ts';
import { everywhere, limits } from './limits.ts';

const minute = 60;
const hour = 3600;

export const replayCalls = calls({
  'GET /service-replay/secure/api/v1/agreement': {
    why: 'Whether this site asks to record visits, and whether the person agreed.',
    who: may('useBorrowerSite', 'own'),
    answer: v.object({ isOffered: v.boolean(), isAgreed: v.boolean() }),
    limit: limits.read,
  },
  'PUT /service-replay/secure/api/v1/agreement': {
    why: 'The person agrees to be recorded, or takes it back; what was recorded goes with it.',
    who: may('useBorrowerSite', 'own'),
    body: v.strictObject({ isAgreed: v.boolean() }),
    answer: null,
    errors: ['notFound'],
    limit: limits.step,
  },
  'POST /service-replay/secure/api/v1/recordings': {
    why: 'Begins a recording; null where this visit is not recorded.',
    who: may('useBorrowerSite', 'own'),
    answer: v.object({ uuid: v.nullable(v.string()) }),
    limit: everywhere([60, hour], [3000, hour]),
  },
  'POST /service-replay/secure/api/v1/recordings/{recordingUuid}/chunks': {
    why: 'What happened since the last time, scrubbed; refused for pages that are never recorded.',
    who: may('useBorrowerSite', 'own'),
    body: v.strictObject({
      seq: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(replayLimits.chunks)),
      page: v.pipe(v.string(), v.maxLength(120)),
      /** JSON, read only after its length is known. */
      events: v.pipe(v.string(), v.maxLength(replayLimits.chunkChars)),
    }),
    answer: null,
    errors: ['notFound', 'forbidden'],
    limit: { person: [60, minute], address: [3000, minute], counted: 'here' },
  },
  'GET /service-console/api/v1/replays': {
    why: 'Recordings of the last days, the newest first: when, how long and which pages.',
    who: may('watchReplays', 'organization'),
    query: v.strictObject({ before: v.optional(v.pipe(v.string(), v.isoTimestamp())) }),
    answer: v.object({
      items: v.array(
        v.object({ uuid: v.string(), startedAt: v.string(), seconds: v.number(), pages: v.array(v.string()) }),
      ),
      next: v.nullable(v.string()),
    }),
    limit: limits.desk,
  },
  'POST /service-console/api/v1/replays/{recordingUuid}/watch': {
    why: 'One recording, for a reason that stays written.',
    who: may('watchReplays', 'organization'),
    body: v.strictObject({ reason: v.picklist(lookReasonNames, sayWhyYouLook) }),
    answer: v.object({
      startedAt: v.string(),
      chunks: v.array(v.object({ page: v.string(), events: v.string() })),
    }),
    errors: ['notFound'],
    limit: limits.order,
  },
});
