/** Addresses completed while they are typed. */
import * as v from 'valibot';
import { suggestedAddress } from '#core/people/address.ts';
import { calls } from './contract.ts';
import { limits } from './limits.ts';

export const addressCalls = calls({
  'GET /service-address/external/api/v1/typeahead': {
    why: 'Up to eight addresses that begin as the text does; what was typed with a place we know is among them.',
    who: 'anyone',
    context: 'external',
    query: v.strictObject({ text: v.pipe(v.string(), v.maxLength(200)) }),
    answer: v.array(suggestedAddress),
    limit: limits.poll,
  },
});
