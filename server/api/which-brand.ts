/** Which brand a request wears, and whose site it came to. The two differ where someone asks for another brand by code. */
import type { FastifyRequest } from 'fastify';
import type { FlagSubject } from '#core/flags.ts';
import type { BrandShelf } from '../brands.ts';
import type { LiveFlags } from '../flags.ts';
import type { Accounts } from '../people/accounts/index.ts';
import { readCookies } from './request.ts';
import type { Plumbing } from './server.ts';

export function whichBrand(brands: BrandShelf): Pick<Plumbing, 'orgCodeOf' | 'siteOf' | 'isOurs'> {
  const ofHost = ({ host }: FastifyRequest) => {
    const found = brands.resolve(undefined, host);
    return found.kind === 'found' ? found.brand : brands.provider;
  };
  return {
    /** The header the client sends, else the host; an unknown code falls back to what the page itself would wear. */
    orgCodeOf: (request) => {
      const named = brands.resolve(request.headers['x-org'], request.host);
      return (named.kind === 'found' ? named.brand : ofHost(request)).orgCode;
    },
    siteOf: (request) => ofHost(request).canonicalOrgCode,
    isOurs: (origin) => {
      const { protocol, hostname } = URL.canParse(origin) ? new URL(origin) : { protocol: '', hostname: '' };
      const isLocal = hostname.endsWith('.localhost');
      return (protocol === 'https:' || isLocal) && brands.all.some(({ hosts }) => hosts.includes(hostname));
    },
  };
}

/** For whom a page's flags are answered: looked up only while some rule asks who it is. */
export function pageHolder(
  brands: BrandShelf,
  { asksWho }: Pick<LiveFlags, 'asksWho'>,
  { sessions }: Pick<Accounts, 'sessions'>,
): (request: FastifyRequest) => Promise<FlagSubject> {
  const { siteOf } = whichBrand(brands);
  return async (request) => {
    if (!asksWho()) return {};
    const holder = await sessions.holderOf('customer', readCookies(request.headers.cookie), siteOf(request));
    const role = holder?.roles[0];
    return holder && role ? { identityUuid: holder.identityUuid, role } : { role: 'visitor' };
  };
}
