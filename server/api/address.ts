/** Answers the address typeahead from the company that knows addresses. */
import type * as v from 'valibot';
import type { addressCalls } from '#core/contract/address.ts';
import type { suggestedAddress } from '#core/people/address.ts';
import type { Handlers } from './handler.ts';

type Suggest = (text: string) => Promise<v.InferOutput<typeof suggestedAddress>[]>;

export function addressHandlers(addresses: { readonly suggest: Suggest }): Handlers<keyof typeof addressCalls> {
  return {
    'GET /service-address/external/api/v1/typeahead': ({ query }) => addresses.suggest(query.text),
  };
}
