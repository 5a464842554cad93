/** Which brand a request wears, and whose site it came to. The two differ where someone asks for another brand by code. */
import type { FastifyRequest } from 'fastify';
import type { FlagSubject } from '#core/flags.ts';
import type { BrandShelf } from '../brands.ts';
import type { LiveFlags } from '../flags.ts';
import type { Experiments } from '../insights/index.ts';
import type { Accounts } from '../people/accounts/index.ts';
import { browserOf, newUnit } from './browser.ts';
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

export interface PageHolder {
  readonly subject: FlagSubject;
  /** What this browser is known by to experiments from now on, where it had nothing yet. */
  readonly newUnit?: string;
}

/** For whom a page's flags are answered: looked up only while some rule or experiment asks who it is. */
export function pageHolder(
  brands: BrandShelf,
  { asksWho }: Pick<LiveFlags, 'asksWho'>,
  { sessions }: Pick<Accounts, 'sessions'>,
  { isAnyRunning, subjectOf }: Pick<Experiments, 'isAnyRunning' | 'subjectOf'>,
): (request: FastifyRequest) => Promise<PageHolder> {
  const { siteOf } = whichBrand(brands);
  return async (request) => {
    if (!asksWho()) return { subject: {} };
    const cookies = readCookies(request.headers.cookie);
    const site = siteOf(request);
    const holder = isSomeone(cookies) ? await sessions.holderOf('customer', cookies, site) : undefined;
    const role = holder?.roles[0];
    const who = holder && role ? { identityUuid: holder.identityUuid, role } : { role: 'visitor' };
    const worn = brands.resolve((request.query as Record<string, unknown>)['org'], request.host);
    const orgCode = worn.kind === 'found' ? worn.brand.canonicalOrgCode : site;
    if (!isAnyRunning(orgCode)) return { subject: who };
    const { unit, mayFollow } = browserOf({ headers: request.headers, cookies });
    const kept = await subjectOf(
      orgCode,
      holder && { orgCode: holder.orgCode, identityUuid: holder.identityUuid },
      unit,
    );
    if (kept.experimentUnit !== undefined || !mayFollow) return { subject: { ...who, ...kept } };
    const made = newUnit();
    return { subject: { ...who, ...kept, experimentUnit: made }, newUnit: made };
  };
}

/** That a session's cookie came along; whose it is, and whether it counts, is asked of the sessions. */
export function isSomeone(cookies: Readonly<Record<string, string>>): boolean {
  return Object.keys(cookies).some((name) => /^(__Host-)?hearthline-customer$/.test(name));
}
