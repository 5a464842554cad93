/** An application as a call answers it, no matter who asks. */
import * as v from 'valibot';
import { borrowerViewSchema, originatorViewSchema } from '#core/application/view.ts';

/** One view for all three: a signer and an originator are answered with the part that is theirs. */
const part = v.partial(borrowerViewSchema, [
  'isCrypto',
  'isInquiry',
  'activeForAppStart',
  'referrer',
  'adjustedHomeAmount',
  'rate',
  'rateType',
  'amount',
  'uwCalculatedDrawAmount',
  'term',
  'disburseAccount',
  'consents',
  'assetDepletion',
  'state',
  'isInterestOnly',
  'declineKind',
  'ownersAhead',
  'ownersDeclined',
  'nextDate',
]);
export const view = v.object({
  ...part.entries,
  ...v.partial(v.pick(borrowerViewSchema, ['property', 'helocSigners', 'additionalSignerVersion'])).entries,
  contact: v.optional(originatorViewSchema.entries.contact),
  status: v.object({
    ...v.partial(borrowerViewSchema.entries.status).entries,
    checklistStatus: borrowerViewSchema.entries.status.entries.checklistStatus,
  }),
});
