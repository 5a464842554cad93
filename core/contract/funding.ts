/** The call of the funding desk: what funds when and what stands in the way, files, the day's book, what came back. */
import * as v from 'valibot';
import { isValidDate } from '#core/calendar/dates.ts';
import { bookAccounts } from '#core/payments/ledger.ts';
import * as words from '#core/words/en/desk/reports.ts';
import { calls, may } from './contract.ts';
import { limits } from './limits.ts';
import { cursor, pageOf, waitingCursor } from './pages.ts';

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

const day = v.exactOptional(
  v.pipe(
    v.string(),
    v.check((text) => isValidDate(text), words.writeTheDay),
  ),
);

export const fundingCalls = calls({
  'GET /service-payments/api/v1/funding': {
    why: 'Ten banking days and what funds on each, added up; the files and the book of one day; what the bank says.',
    who: may('readLedger', 'organization'),
    // Whose files and book; today unless told.
    query: v.strictObject({ day }),
    answer: v.object({
      today: v.string(),
      day: v.string(),
      /** Of all lines of the organization, as its files and its book are; `waiting`: something stands in the way of so many. */
      days: v.array(v.object({ day: v.string(), lines: v.number(), cents: v.number(), waiting: v.number() })),
      /** How many fund later than that. */
      later: v.number(),
      /** False for the minute after an update in which lines are still added up: every sum is too low. */
      isWhole: v.boolean(),
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
    }),
    limit: limits.poll,
  },
  'GET /service-payments/api/v1/funding/lines': {
    why: 'What can fund on a banking day, each line with all that stands in its way; those that wait for the fewest things first.',
    who: may('readLedger', 'organization'),
    query: v.strictObject({ day, cursor: waitingCursor }),
    answer: pageOf(line),
    limit: limits.poll,
  },
  'GET /service-payments/api/v1/funding/returned': {
    why: 'Money that came back, and how far its repair has come.',
    who: may('readLedger', 'organization'),
    query: v.strictObject({ cursor }),
    answer: pageOf(
      v.object({
        ...line.entries,
        at: v.string(),
        why: v.nullable(v.string()),
        steps: v.array(v.object({ name: v.string(), isDone: v.boolean() })),
      }),
    ),
    limit: limits.poll,
  },
});
