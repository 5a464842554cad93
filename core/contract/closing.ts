/** Calls about what follows the signature. */
import * as v from 'valibot';
import { closingCostKinds } from '#core/offers/closing-cost-kinds.ts';
import { closingDayNames, closingDayStates } from '#core/servicing/closing-days.ts';
import { calls, may } from './contract.ts';
import { limits } from './limits.ts';

const date = v.nullable(v.string());

export const closingCalls = calls({
  'GET /service-application/api/v2/application/heloc/{uuid}/closing-days': {
    why: 'What each day after the signature brings, the right to cancel, and where the money goes; a signer sees no money.',
    who: may('followApplication', 'own', 'signing'),
    answer: v.object({
      timeZone: v.string(),
      days: v.array(
        v.object({
          what: v.picklist(closingDayNames),
          on: date,
          state: v.picklist(closingDayStates),
          isExpected: v.boolean(),
        }),
      ),
      rescission: v.nullable(
        v.object({
          signedOn: date,
          disclosedOn: date,
          noticedOn: date,
          lastDay: date,
          endsAt: v.nullable(v.string()),
          isWaived: v.boolean(),
          canCancel: v.boolean(),
        }),
      ),
      /** The county has the deed, whatever its number. */
      instrumentNumber: v.nullable(v.string()),
      money: v.nullable(
        v.object({
          lineCents: v.number(),
          drawCents: v.number(),
          cashCents: v.number(),
          /** Kept back of the draw, each cost by its kind. */
          costs: v.array(v.object({ kind: v.picklist(closingCostKinds), cents: v.number() })),
          feeCents: v.number(),
          accountMask: v.nullable(v.string()),
          payoffs: v.array(v.object({ creditor: v.string(), amountCents: v.number() })),
          paymentCents: v.nullable(v.number()),
          paysAutomatically: v.boolean(),
          /** What the servicer calls the line, once it has taken it over. */
          servicerNumber: v.nullable(v.string()),
          /** The bank sent it back, and nothing moves until the account is sure. */
          isReturned: v.boolean(),
          /** The borrower has answered it, with another account or a statement: we look at it. */
          isAnswered: v.boolean(),
          /** The account was changed after signing: the money waits, and the change is confirmed by a code we emailed. */
          accountHold: v.nullable(
            v.object({
              changedAt: v.string(),
              until: v.string(),
              isOver: v.boolean(),
              isConfirmed: v.boolean(),
              triesLeft: v.number(),
            }),
          ),
          /** Something about the payment changed, so that our people approve it again. */
          approvedAgainBecause: v.nullable(v.string()),
        }),
      ),
    }),
    errors: ['notFound'],
    limit: limits.read,
  },
});
