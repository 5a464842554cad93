/** Calls about the register under the Home Mortgage Disclosure Act. Checking a row or a file needs none: the browser has the edits. */
import * as v from 'valibot';
import * as words from '#core/words/en/errors/contract.ts';
import { calls, may } from './contract.ts';
import { everywhere, limits } from './limits.ts';

const asked = {
  /** The code of a lender's site, where it is not one's own; for those whose reach is every organization, any. */
  lender: v.optional(v.pipe(v.string(), v.maxLength(64))),
  year: v.pipe(v.string(), v.regex(/^20\d{2}$/, words.isNotAPage)),
};

const finding = v.object({
  id: v.string(),
  kind: v.picklist(['syntactical', 'validity', 'quality']),
  description: v.string(),
  columns: v.array(v.string()),
});

export const hmdaCalls = calls({
  'GET /service-console/api/v1/hmda': {
    why: 'The applications of a lender that ended in a year as rows of the register, and what the edits say of each.',
    who: may('readHmda', 'organization', 'every'),
    query: v.strictObject({
      ...asked,
      /** The `next` of the page before. */
      after: v.optional(v.pipe(v.string(), v.uuid(words.isNotAPage))),
    }),
    answer: v.object({
      lender: v.object({ code: v.string(), name: v.string(), lei: v.nullable(v.string()) }),
      /** Whom one may choose among. */
      lenders: v.array(v.object({ code: v.string(), name: v.string() })),
      tracts: v.nullable(v.object({ asOf: v.string(), isSample: v.boolean() })),
      rows: v.array(
        v.object({
          applicationUuid: v.string(),
          loanNumber: v.nullable(v.string()),
          uli: v.string(),
          action: v.string(),
          actionDate: v.string(),
          findings: v.array(finding),
        }),
      ),
      next: v.nullable(v.string()),
    }),
    errors: ['notFound'],
    limit: limits.desk,
  },
  'GET /service-console/api/v1/hmda/file': {
    why: 'The whole register of a lender and a year with its transmittal sheet, to be filed. Who took it is written down.',
    who: may('readHmda', 'organization', 'every'),
    query: v.strictObject(asked),
    answer: 'file',
    errors: ['notFound'],
    limit: everywhere([30, 3600], [300, 3600]),
  },
});
