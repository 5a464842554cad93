/**
 * Which brand a request belongs to: the `org` in the query, else the host name, else the provider's own. Promises to
 * tell a code we do not know from no code at all: the first is an error to show, the second is everyday. For
 * presentation only; whose data a person may see is decided by their token.
 */

import * as words from '#core/words/en/brand/resolve-org.ts';
import type { Brand } from './brand.ts';
import { isMainSite } from './check-brands.ts';

export type OrgRequest = { readonly query?: string | null | undefined; readonly host?: string | null | undefined };

export type ResolvedOrg =
  | { readonly kind: 'found'; readonly by: 'query' | 'host' | 'default'; readonly brand: Brand }
  | { readonly kind: 'missing'; readonly message: 'No private label data found'; readonly details: string };

/** Asked on every request, so what it is looked up by is put in order once. */
export function orgResolver(brands: readonly Brand[]): (request: OrgRequest) => ResolvedOrg {
  const byCode = new Map(brands.map((brand) => [brand.orgCode, brand]));
  const byHost = new Map(brands.flatMap((brand) => brand.hosts.map((host) => [host, brand] as const)));
  const provider = brands.find(isMainSite);
  return ({ query, host }) => {
    const asked = query?.trim() ?? '';
    if (asked !== '') {
      const brand = byCode.get(asked.toUpperCase());
      return brand ? { kind: 'found', by: 'query', brand } : missing(words.thereIsNoOrganizationWith(shown(asked)));
    }
    const named = byHost.get(hostName(host ?? ''));
    if (named) return { kind: 'found', by: 'host', brand: named };
    return provider ? { kind: 'found', by: 'default', brand: provider } : missing(words.thereIsNoProviderOrganization);
  };
}

/** Of a lender's sites, the one for a home in this state: New York has its own, where the lender has one for it. */
export function siteFor(sites: readonly Brand[], state: string): Brand | undefined {
  return sites.find(({ newYork }) => newYork === (state === 'NY')) ?? sites[0];
}

function missing(details: string): ResolvedOrg {
  return { kind: 'missing', message: words.noPrivateLabelDataFound, details };
}

/** A Host header without its port, its case and the root's full stop. */
function hostName(host: string): string {
  return host.trim().toLowerCase().replace(/:\d*$/, '').replace(/\.$/, '');
}

/** The details repeat what a stranger typed, so they keep only what a code can be made of, and not much of it. */
function shown(asked: string): string {
  return asked.replace(/[^\w-]/g, '').slice(0, 40);
}
