/** Windows at other companies: where a person comes back to is worked out here, everything else by the linking module. */

import { personOf } from '../actor.ts';
import { Failure } from '../failure.ts';
import type { Linking, LinkTarget } from '../lending/linking/index.ts';
import type { Handlers } from './handler.ts';
import { asUuid, type Places, placeOf } from './request.ts';

type Keys = Extract<keyof Handlers, `${string}/application/heloc/{uuid}/links${string}`>;

export interface LinkingApiOptions extends Places {
  readonly linking: Linking;
}

export function linkingHandlers({ linking, ...places }: LinkingApiOptions): Handlers<Keys> {
  return {
    'POST /service-application/api/v2/application/heloc/{uuid}/links': ({ actor, params, body, headers, orgCode }) => {
      const uuid = asUuid(params.uuid);
      const { site, query } = placeOf(places, orgCode, headers);
      const returnUrl =
        site + (comesBackByOauth(body) ? oauthReturn : `/account/heloc/${uuid}/${incomeReturn}${query}`);
      return linking.open({ person: personOf(actor), uuid, target: body, returnUrl });
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

/** Banks know one address of ours for everyone, so the application is not in it; the others take the whole way back. */
const oauthReturn = '/account/heloc/oauth-success';
const incomeReturn = 'income/pointserv-callback';

function comesBackByOauth(target: LinkTarget): boolean {
  return target.use === 'bank' || target.source === 'PLAID_TRANSACTIONS';
}
