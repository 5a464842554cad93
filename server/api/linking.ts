/** Windows at other companies: where a person comes back to is worked out here, everything else by the linking module. */

import { personOf } from '../actor.ts';
import { Failure } from '../failure.ts';
import type { Linking, LinkWish } from '../linking/index.ts';
import type { Handlers } from './handler.ts';
import { asUuid } from './request.ts';

type Keys = Extract<keyof Handlers, `${string}/application/heloc/{uuid}/links${string}`>;

export interface LinkingApiOptions {
  readonly linking: Linking;
  /** The site that a page of this brand is on, when the caller is no browser and does not say. */
  readonly siteOf: (orgCode: string) => string;
  /** What must stay in the address so that a page on this host wears this brand. */
  readonly brandQuery: (orgCode: string, host: string) => string;
}

export function linkingHandlers({ linking, siteOf, brandQuery }: LinkingApiOptions): Handlers<Keys> {
  return {
    'POST /service-application/api/v2/application/heloc/{uuid}/links': ({ actor, params, body, headers, orgCode }) => {
      const uuid = asUuid(params.uuid);
      // A browser always says where it is, and a request from another site has been refused before it came here.
      const site = headers.origin ?? siteOf(orgCode);
      const query = brandQuery(orgCode, new URL(site).host);
      const returnUrl =
        site + (comesBackByOauth(body) ? oauthReturn : `/account/heloc/${uuid}/${incomeReturn}${query}`);
      return linking.open({ person: personOf(actor), uuid, wish: body, returnUrl });
    },
    'GET /service-application/api/v2/application/heloc/{uuid}/links/{use}': async ({
      actor,
      params: { uuid, use },
    }) => {
      if (use !== 'bank' && use !== 'income') throw new Failure('notFound');
      const link = await linking.look(personOf(actor), asUuid(uuid), use);
      return { link: link ? { ...link, accounts: [...link.accounts] } : null };
    },
  };
}

/** Banks know one address of ours for everybody, so the application is not in it; the others take the whole way back. */
const oauthReturn = '/account/heloc/oauth-success';
const incomeReturn = 'income/pointserv-callback';

function comesBackByOauth(wish: LinkWish): boolean {
  return wish.use === 'bank' || wish.source === 'PLAID_TRANSACTIONS';
}
