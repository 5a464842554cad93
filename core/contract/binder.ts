/** Calls about the examiner's binder: what the law owes, over all applications and for one, and as a file. */
import * as v from 'valibot';
import type { BinderState } from '#core/law/binder.ts';
import * as words from '#core/words/en/errors/contract.ts';
import * as says from '#core/words/en/law/obligations.ts';
import { calls, may } from './contract.ts';
import { everywhere, limits } from './limits.ts';

const own = { who: may('readBinder', 'organization') } as const;
const namesOf = <T extends object>(table: T) => Object.keys(table) as [keyof T & string, ...(keyof T & string)[]];
const obligation = v.picklist(namesOf(says.titles));
const problem = v.nullable(v.picklist(namesOf(says.problems)));
const moment = v.nullable(v.string());

const proof = v.object({
  events: v.array(v.object({ seq: v.number(), event: v.string(), at: v.string() })),
  papers: v.array(
    v.object({ uuid: v.string(), title: v.string(), sha256: v.string(), isWhole: v.boolean(), destroyedAt: moment }),
  ),
  deliveries: v.array(v.object({ at: v.string() })),
  consents: v.array(v.object({ type: v.string(), at: v.string() })),
});

export const binderCalls = calls({
  'GET /service-console/api/v1/binder': {
    why: 'What is owed to borrowers by law and is late or wrong, or is due in the next seven days, by its day.',
    ...own,
    query: v.strictObject({
      list: v.picklist(['late', 'week']),
      /** The `next` of the page before. */
      after: v.optional(v.pipe(v.string(), v.maxLength(140), v.regex(/^[\w~:.-]+$/, words.isNotAPage))),
    }),
    answer: v.object({
      /** `unjudged`: applications that changed and are not judged again yet. */
      counts: v.object({ late: v.number(), week: v.number(), unjudged: v.number(), max: v.number() }),
      rows: v.array(
        v.object({
          applicationUuid: v.string(),
          loanNumber: v.string(),
          obligation,
          state: v.picklist(['due', 'late', 'missing', 'broken'] satisfies BinderState[]),
          problem,
          dueAt: moment,
          metAt: moment,
        }),
      ),
      next: v.nullable(v.string()),
    }),
    errors: ['invalid'],
    limit: limits.desk,
  },
  'GET /service-console/api/v1/applications/{uuid}/binder': {
    why: 'Every obligation of an application with its day by law, when it was met and by what proof, or why it does not apply.',
    ...own,
    answer: v.object({
      loanNumber: v.string(),
      timeZone: v.nullable(v.string()),
      rows: v.array(
        v.object({
          id: obligation,
          citation: v.string(),
          owed: v.picklist(namesOf(says.owed)),
          counsel: v.nullable(v.picklist(namesOf(says.counsel))),
          state: v.picklist(namesOf(says.states)),
          reason: v.nullable(v.picklist(namesOf(says.reasons))),
          problem,
          dueAt: moment,
          notBefore: moment,
          metAt: moment,
          proof: v.nullable(proof),
        }),
      ),
    }),
    errors: ['notFound'],
    limit: limits.desk,
  },
  'GET /service-console/api/v1/applications/{uuid}/binder/file': {
    why: 'The binder of an application as one archive: papers, the table, hashes, and a script that checks them. Who took it is written down.',
    ...own,
    answer: 'file',
    errors: ['notFound'],
    limit: everywhere([30, 3600], [300, 3600]),
  },
});
