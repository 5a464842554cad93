/** How vendors reach us. Signed, stored as received, answered at once; what it means is worked out later. */
import * as v from 'valibot';
import { uuid } from '#core/people/uuid.ts';
import { calls } from './contract.ts';
import { limits } from './limits.ts';

export const callbackCalls = calls({
  'POST /callbacks/{vendor}': {
    why: 'A vendor tells that long work is done. Believed only with its own signature, and not read before.',
    who: 'anyone',
    accepts: 'raw',
    // The place of a receipt: what stood in the address that we gave the carrier of texts.
    query: v.strictObject({
      lender: v.optional(v.pipe(v.string(), v.maxLength(64))),
      text: v.optional(uuid),
    }),
    // Each vendor has words of its own: what is right is checked once it is proven who speaks.
    body: v.record(v.string(), v.unknown()),
    answer: null,
    errors: ['unauthenticated', 'invalid', 'unavailable'],
    limit: limits.callback,
  },
});
