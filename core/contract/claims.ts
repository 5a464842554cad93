/** Calls about who works on which application. A claim is visible to everyone who may read the application. */
import * as v from 'valibot';
import * as words from '#core/words/en/console/claims.ts';
import { calls, may } from './contract.ts';
import { limits } from './limits.ts';

const holder = v.object({
  identityUuid: v.string(),
  name: v.string(),
  since: v.string(),
  isMe: v.boolean(),
  /** The colleague who assigned it; null where the holder took it. */
  givenBy: v.nullable(v.string()),
});

const claimed = v.object({ holder: v.nullable(holder) });

const claimAct = v.variant('do', [
  /** `touch`: the holder is still at it. */
  v.strictObject({ do: v.picklist(['claim', 'release', 'touch']) }),
  v.strictObject({
    do: v.literal('takeOver'),
    word: v.pipe(v.string(words.writeAWord), v.trim(), v.nonEmpty(words.writeAWord), v.maxLength(500, words.atMost500)),
  }),
]);
export type ClaimAct = v.InferOutput<typeof claimAct>;

const files = { who: may('viewApplication', 'organization'), errors: ['notFound'] } as const;

export const claimCalls = calls({
  'GET /service-console/api/v1/applications/{uuid}/claim': {
    why: 'Who holds an application, and since when.',
    ...files,
    answer: claimed,
    limit: limits.poll,
  },
  'POST /service-console/api/v1/applications/{uuid}/claim': {
    why: 'Takes an application, gives it back, says that one is still at it, or takes it over with a word to the holder.',
    ...files,
    body: claimAct,
    answer: claimed,
    errors: ['notFound', 'conflict'],
    limit: limits.step,
  },
  'GET /service-console/api/v1/claims/words': {
    why: 'What colleagues wrote who took an application over from the caller, until the caller has seen it.',
    ...files,
    answer: v.array(
      v.object({
        uuid: v.string(),
        applicationUuid: v.string(),
        by: v.string(),
        word: v.string(),
        at: v.string(),
      }),
    ),
    limit: limits.poll,
  },
  'POST /service-console/api/v1/claims/words/{uuid}/seen': {
    why: 'That the caller has read such a word.',
    ...files,
    answer: null,
    limit: limits.step,
  },
});
