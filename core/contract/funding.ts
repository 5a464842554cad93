/** The call of the funding desk: what funds when and what stands in the way, files, the day's book, what came back. */
import * as v from 'valibot';
import { isValidDate } from '#core/calendar/dates.ts';
import { bookAccounts } from '#core/payments/ledger.ts';
import * as words from '#core/words/en/desk/reports.ts';
import { calls, may } from './contract.ts';
import { limits } from './limits.ts';

const line = v.object({
  uuid: v.string(),
  loanNumber: v.nullable(v.string()),
  borrower: v.string(),
  place: v.string(),
  drawCents: v.nullable(v.number()),
  blockers: v.array(v.string()),
  approvals: v.number(),
  /** Released: it is with the payments company. */
  isOnItsWay: v.boolean(),
});

export const fundingCalls = calls({
  'GET /service-payments/api/v1/funding': {
    why: 'Ten banking days of what funds when, with all that stands in the way; the files and the book of one day; what came back.',
    who: may('readLedger', 'organization'),
    query: v.strictObject({
      /** Whose files and book; today unless told. */
      day: v.exactOptional(
        v.pipe(
          v.string(),
          v.check((text) => isValidDate(text), words.writeTheDay),
        ),
      ),
    }),
    answer: v.object({
      today: v.string(),
      day: v.string(),
      days: v.array(v.object({ day: v.string(), cents: v.number(), lines: v.array(line) })),
      /** How many fund later than that. */
      later: v.number(),
      files: v.array(
        v.object({
          uuid: v.string(),
          modifier: v.string(),
          createdAt: v.string(),
          effectiveOn: v.string(),
          entries: v.number(),
          creditCents: v.number(),
          /** What the book says of the same payments: it must be the same sum. */
          bookCents: v.number(),
          settled: v.number(),
          returned: v.number(),
          /** Where the file is, where money goes by it; null where it is the record of calls. */
          atBank: v.nullable(v.picklist(['waiting', 'sent', 'taken', 'questioned'])),
        }),
      ),
      book: v.object({
        accounts: v.array(
          v.object({ account: v.picklist(bookAccounts), debitCents: v.number(), creditCents: v.number() }),
        ),
        debitCents: v.number(),
        creditCents: v.number(),
        /** Sent on any day and in no file yet. */
        unfiledCents: v.number(),
      }),
      /** Were a file made now: until when the bank takes it, and on which day it then pays out. */
      nextFile: v.object({
        leavesBy: v.string(),
        settlesOn: v.string(),
        /** A worker carries it to the bank; where false, payments went by call and the file is their record. */
        isSentByItself: v.boolean(),
      }),
      /** What the bank says that needs a person: better numbers, and money that came back after it had counted as paid. */
      notices: v.array(
        v.object({
          uuid: v.string(),
          loanNumber: v.nullable(v.string()),
          code: v.string(),
          at: v.string(),
          isLate: v.boolean(),
        }),
      ),
      returned: v.array(
        v.object({
          ...line.entries,
          at: v.string(),
          why: v.nullable(v.string()),
          steps: v.array(v.object({ name: v.string(), isDone: v.boolean() })),
        }),
      ),
    }),
    limit: limits.poll,
  },
});
