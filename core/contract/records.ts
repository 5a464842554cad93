/** Calls about how long records are kept, and about legal holds. */
import * as v from 'valibot';
import { destroyedKinds } from '#core/law/retention.ts';
import * as errors from '#core/words/en/errors/contract.ts';
import * as words from '#core/words/en/law/retention.ts';
import { calls, may } from './contract.ts';
import { limits } from './limits.ts';

const reason = v.strictObject({ reason: v.pipe(v.string(), v.trim(), v.minLength(3), v.maxLength(500)) });
const did = { by: v.string(), at: v.string() };
const namesOf = <T extends object>(table: T) => Object.keys(table) as [keyof T & string, ...(keyof T & string)[]];

const hold = v.object({
  uuid: v.string(),
  applicationUuid: v.string(),
  loanNumber: v.string(),
  reason: v.string(),
  placed: v.object(did),
  lift: v.nullable(v.object({ ...did, reason: v.string(), isMine: v.boolean() })),
  lifted: v.nullable(v.object(did)),
});

const own = { who: may('holdRecords', 'organization') } as const;

export const recordCalls = calls({
  'GET /service-console/api/v1/records': {
    why: 'How long each kind of record is kept and by which law, and the legal holds, the newest first.',
    ...own,
    query: v.strictObject({
      after: v.optional(v.pipe(v.string(), v.maxLength(80), v.regex(/^[\w~:.-]+$/, errors.isNotAPage))),
    }),
    answer: v.object({
      holds: v.array(hold),
      next: v.nullable(v.string()),
      table: v.array(
        v.object({
          kind: v.picklist(namesOf(words.kinds)),
          isDestroyed: v.boolean(),
          rules: v.array(
            v.object({
              citation: v.string(),
              from: v.picklist(namesOf(words.from)),
              days: v.nullable(v.number()),
              years: v.nullable(v.number()),
              counsel: v.nullable(v.picklist(namesOf(words.counsel))),
            }),
          ),
        }),
      ),
    }),
    errors: ['invalid'],
    limit: limits.desk,
  },
  'GET /service-console/api/v1/applications/{uuid}/records': {
    why: 'The legal hold on an application, and which of its records were destroyed at the end of their time.',
    ...own,
    answer: v.object({
      hold: v.nullable(hold),
      destroyed: v.array(v.object({ kind: v.picklist(destroyedKinds), at: v.string(), pieces: v.number() })),
    }),
    errors: ['notFound'],
    limit: limits.desk,
  },
  'POST /service-console/api/v1/applications/{uuid}/hold': {
    why: 'Places a legal hold: from then on nothing of the application is destroyed.',
    ...own,
    body: reason,
    answer: hold,
    errors: ['notFound', 'conflict'],
    limit: limits.desk,
  },
  'POST /service-console/api/v1/holds/{uuid}/lift': {
    why: 'Asks to lift a legal hold; it stands until a second person agrees.',
    ...own,
    body: reason,
    answer: hold,
    errors: ['notFound', 'conflict'],
    limit: limits.desk,
  },
  'POST /service-console/api/v1/holds/{uuid}/lift/answer': {
    why: 'Agrees to lift a legal hold that someone else asked to lift, or keeps it.',
    ...own,
    body: v.strictObject({ isAgreed: v.boolean() }),
    answer: hold,
    errors: ['notFound', 'conflict', 'forbidden'],
    limit: limits.desk,
  },
});
