/** The line of one's own application: a ticket for it. What is heard is a reason to read again, never the content. */
import * as v from 'valibot';
import { calls, may } from './contract.ts';
import { limits } from './limits.ts';

export const ownSocketPath = '/service-application/live';

/** Nothing else is said there. */
export const ownRequest = v.strictObject({
  kind: v.literal('enter'),
  ticket: v.pipe(v.string(), v.maxLength(2000)),
});

export type OwnHeard = { readonly kind: 'welcome' } | { readonly kind: 'changed' };

export const ownLiveCalls = calls({
  'POST /service-application/api/v1/application/heloc/{uuid}/live': {
    why: 'A ticket to the line that tells a borrower or an owner when something about their application changes. Good once, for half a minute.',
    who: may('followApplication', 'own', 'signing'),
    answer: v.object({ ticket: v.string() }),
    errors: ['notFound'],
    limit: limits.poll,
  },
});
