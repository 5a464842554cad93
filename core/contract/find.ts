/** Finding applications. What is looked for is personal, so it travels in the body and never in an address. */
import * as v from 'valibot';
import { searchRanks } from '#core/search/asked.ts';
import { askedMax } from '#core/search/fold.ts';
import { searchKinds } from '#core/search/keys.ts';
import * as words from '#core/words/en/errors/find.ts';
import { calls, may } from './contract.ts';
import { everywhere, limits } from './limits.ts';

const found = v.object({
  uuid: v.string(),
  loanNumber: v.nullable(v.string()),
  name: v.string(),
  /** Owners beside the borrower, by name. */
  owners: v.array(v.string()),
  place: v.object({ city: v.string(), state: v.string() }),
  status: v.string(),
  statusSince: v.string(),
  lineCents: v.nullable(v.number()),
  /** By what it was found, and how well. */
  kind: v.picklist(searchKinds),
  rank: v.picklist(searchRanks),
});

/** How many were shown on the pages before; past these one types more. */
const skipped = v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(10_000)));

const answer = v.object({
  rows: v.array(found),
  /** What the next page passes by; null where there is none. */
  next: v.nullable(v.number()),
});

export const findCalls = calls({
  'POST /service-console/api/v1/search': {
    why: 'Applications of one’s organization by name, email, phone, address or loan number; small typos are forgiven.',
    who: may('searchApplications', 'organization'),
    body: v.strictObject({
      text: v.pipe(v.string(), v.trim(), v.minLength(2, words.typeMore), v.maxLength(askedMax, words.typeLess)),
      skipped,
    }),
    answer,
    limit: limits.poll,
  },
  'POST /service-console/api/v1/search/ssn': {
    why: 'Applications by the last four digits of a Social Security number. Each search is written to the audit.',
    who: may('searchBySsn', 'organization'),
    body: v.strictObject({ lastFour: v.pipe(v.string(), v.regex(/^\d{4}$/, words.fourDigits)), skipped }),
    answer,
    // Four digits can be tried one after the other: a person who works needs a few an hour.
    limit: everywhere([20, 3600], [200, 3600]),
  },
});
