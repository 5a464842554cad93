/** Calls of operations about money: the book of a line, files for the clearing house, what the servicer is given. */
import * as v from 'valibot';
import { bookAccounts } from '#core/payments/ledger.ts';
import { boardingSchema } from '#core/servicing/boarding.ts';
import { calls, may } from './contract.ts';
import { limits } from './limits.ts';

const achFile = v.object({
  uuid: v.string(),
  createdAt: v.string(),
  effectiveOn: v.string(),
  modifier: v.string(),
  cutBy: v.string(),
  entries: v.number(),
  creditCents: v.number(),
});

export const paymentCalls = calls({
  'GET /service-payments/api/v1/applications/{uuid}/ledger': {
    why: 'Every movement of money of one line, oldest first.',
    who: may('readLedger', 'organization'),
    answer: v.array(
      v.object({
        n: v.number(),
        at: v.string(),
        kind: v.string(),
        payee: v.string(),
        debit: v.picklist(bookAccounts),
        credit: v.picklist(bookAccounts),
        cents: v.number(),
        /** Which sending of this payee’s money it is about, counted from one. */
        attempt: v.number(),
      }),
    ),
    errors: ['notFound'],
    limit: limits.read,
  },
  'GET /service-payments/api/v1/applications/{uuid}/boarding': {
    why: 'What the servicer is given when a line is complete.',
    who: may('readLedger', 'organization'),
    answer: boardingSchema,
    errors: ['notFound'],
    limit: limits.read,
  },
  'GET /service-payments/api/v1/ach-files': {
    why: 'The files that were made for the clearing house, newest first. No account number is in the answer.',
    who: may('makePaymentFiles', 'organization'),
    answer: v.array(achFile),
    limit: limits.read,
  },
  'POST /service-payments/api/v1/ach-files': {
    why: 'Makes a file of everything that was sent, has not come back and is in no file yet; what is left out is told with the reason.',
    who: may('makePaymentFiles', 'organization'),
    answer: v.object({
      ...achFile.entries,
      leftOut: v.array(
        v.object({
          applicationUuid: v.string(),
          loanNumber: v.nullable(v.string()),
          cents: v.number(),
          why: v.string(),
        }),
      ),
    }),
    errors: ['conflict'],
    fresh: true,
    limit: limits.order,
  },
  'GET /service-payments/api/v1/ach-files/{uuid}/content': {
    why: 'The file as the bank takes it, with whole account numbers.',
    who: may('makePaymentFiles', 'organization'),
    answer: 'file',
    errors: ['notFound'],
    fresh: true,
    limit: limits.order,
  },
});
