/**
 * Calls around an application that change nothing of it: words to the person at the top, which side of an experiment
 * someone is on, and where a visit can be watched again.
 */
import * as v from 'valibot';
import { experimentRecord } from '#core/experiments/record.ts';
import { uuid } from '#core/people/uuid.ts';
import { feedback } from '#core/support/feedback.ts';
import * as words from '#core/words/en/errors/contract.ts';
import { calls, may } from './contract.ts';
import { everywhere, limits } from './limits.ts';

const ofIdentity = v.strictObject({ identityUuid: uuid });
/** An address of the company that records visits; what someone typed has no place in it. */
const replayLink = v.pipe(
  v.string(),
  v.maxLength(500),
  v.regex(/^https:\/\/[a-z\d.-]+\/[\w./:%~-]*$/i, words.giveTheHttpsAddressOf),
);

export const supportCalls = calls({
  'POST /service-profile/api/v1/feedback/ceo': {
    why: 'Takes what a borrower of the main brand wants to tell the CEO.',
    who: may('sendFeedback', 'own'),
    body: feedback,
    answer: null,
    errors: ['notFound'],
    limit: everywhere([5, 3600], [250, 3600]),
  },
  'GET /service-application/api/v3/application/heloc/experiment-profile': {
    why: 'The experiment profile of who is signed in, null when none was given, and the sides their applications are on.',
    who: may('useBorrowerSite', 'own'),
    query: ofIdentity,
    answer: v.object({ experimentProfileUuid: v.nullable(v.string()), experiments: v.array(experimentRecord) }),
    errors: ['notFound'],
    limit: limits.read,
  },
  'PATCH /service-application/api/v1/application/heloc/experiment-profile': {
    why: 'Ties an experiment profile to who is signed in.',
    who: may('useBorrowerSite', 'own'),
    query: ofIdentity,
    body: v.strictObject({ experimentProfileUuid: uuid }),
    answer: null,
    errors: ['notFound'],
    limit: limits.step,
  },
  'PATCH /service-application/api/v1/application/heloc/{uuid}/experiments': {
    why: 'Records which side of each experiment an application is on. The first word counts: no one changes sides.',
    who: may('takeStep', 'own'),
    body: v.strictObject({ experiments: v.pipe(v.array(experimentRecord), v.minLength(1), v.maxLength(50)) }),
    answer: null,
    errors: ['notFound'],
    limit: limits.step,
  },
  'PUT /service-application/api/v1/application/heloc/{uuid}/full-story-link': {
    why: 'Keeps where the visit of this application can be watched again; the last one counts.',
    who: may('takeStep', 'own'),
    body: v.strictObject({ link: replayLink }),
    answer: null,
    errors: ['notFound'],
    limit: limits.step,
  },
});
