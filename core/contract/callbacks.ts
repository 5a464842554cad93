/** How vendors reach us. Signed, stored as received, answered at once; what it means is worked out later. */
import * as v from 'valibot';
import { calls } from './contract.ts';

const shortText = v.pipe(v.string(), v.nonEmpty(), v.maxLength(300));

export const callbackCalls = calls({
  'POST /callbacks/{vendor}': {
    why: 'A vendor tells that long work is done. Believed only with its signature.',
    who: 'anyone',
    accepts: 'raw',
    body: v.strictObject({ id: shortText, kind: shortText, reference: shortText, content: v.unknown() }),
    answer: null,
    errors: ['unauthenticated', 'notFound'],
    limit: { per: 'address', max: 6000, windowS: 60 },
  },
});
