/** Who of the staff saw and did what: read a page at a time, narrowed, and taken away as a file. */
import * as v from 'valibot';
import { auditActs, auditKindNames } from '#core/audit.ts';
import * as words from '#core/words/en/errors/contract.ts';
import { calls, may } from './contract.ts';
import { everywhere, limits } from './limits.ts';

const id = (message: string) => v.optional(v.pipe(v.string(), v.uuid(message)));
const day = v.optional(v.pipe(v.string(), v.isoDate()));

const narrowed = {
  /** Another organization than one's own, for those whose reach is every one. */
  org: v.optional(v.pipe(v.string(), v.maxLength(64))),
  application: id(words.isNotTheNumberOf),
  /** Who did it, by their identity. */
  person: id(words.isNotTheNumberOf),
  kind: v.optional(v.picklist(auditKindNames)),
  /** Whole days in UTC, both of them included. */
  from: day,
  until: day,
};

const entry = v.object({
  id: v.string(),
  at: v.string(),
  kind: v.picklist(auditKindNames),
  act: v.picklist(auditActs),
  by: v.string(),
  byIdentity: v.nullable(v.string()),
  applicationUuid: v.nullable(v.string()),
  loanNumber: v.nullable(v.string()),
  aboutIdentity: v.nullable(v.string()),
  what: v.string(),
  why: v.nullable(v.string()),
});

const who = may('readAudit', 'organization', 'every');

export const auditCalls = calls({
  'GET /service-console/api/v1/audit': {
    why: 'Who of the staff saw and did what: the newest first, a page at a time.',
    who,
    query: v.strictObject({
      ...narrowed,
      /** Entries older than this one: the `next` of the page before. */
      before: v.optional(v.pipe(v.string(), v.regex(/^[\d:.TZ-]{24}~[ae]~[\da-f.-]{1,60}$/, words.isNotAPage))),
    }),
    answer: v.object({ entries: v.array(entry), next: v.nullable(v.string()) }),
    errors: ['notFound'],
    limit: limits.desk,
  },
  'GET /service-console/api/v1/audit/export': {
    why: 'The same as a file for a spreadsheet. Who took it is written down.',
    who,
    query: v.strictObject(narrowed),
    answer: 'file',
    errors: ['notFound'],
    limit: everywhere([30, 3600], [600, 3600]),
  },
});
