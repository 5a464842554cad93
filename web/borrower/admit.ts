/**
 * What an address shows this person: the page, another page of ours, another site, or nothing we know. The guards of the
 * whole site are in this one function, and it reads the same site map as the server.
 */
import { type FoundPage, findPage, redirectOf } from '#core/pages.ts';
import { loginPathFor } from '#core/roles.ts';

export interface Visit {
  readonly pathname: string;
  /** With its question mark, or empty. */
  readonly search: string;
}

export interface Visitor {
  readonly isLoggedIn: boolean;
  readonly isRedesignOn: boolean;
  /** The brand's own dashboard site; empty when it is ours. */
  readonly dashboardUrl: string;
  readonly products: readonly string[];
  /** The brand the address asked for when the page was served; it must stay in the address, or a reload changes brand. */
  readonly org: string | undefined;
}

export type Admission =
  | { readonly kind: 'show'; readonly found: FoundPage }
  | { readonly kind: 'go'; readonly to: string }
  /** Anything but a public page, for someone who is not logged in. */
  | { readonly kind: 'login'; readonly to: string }
  | { readonly kind: 'leave'; readonly to: string }
  | { readonly kind: 'missing' };

export function admit(visit: Visit, visitor: Visitor): Admission {
  const { search } = visit;
  const pathname = withoutTrailingSlash(visit.pathname);
  const target = redirectOf(pathname, visitor.dashboardUrl);
  if (target?.startsWith('https://')) return { kind: 'leave', to: target };
  if (target) return { kind: 'go', to: target + keptQuery(search) };

  const { org } = visitor;
  if (org && !new URLSearchParams(search).has('org')) return { kind: 'go', to: pathname + withOrg(search, org) };

  const found = findPage(pathname);
  // The public pages are named (ROLE-01); every other address asks for the login first, one that is no page as well.
  if (found?.page.sees !== 'anyone' && !visitor.isLoggedIn) {
    return { kind: 'login', to: loginAddress({ pathname, search }) };
  }
  if (!found) return { kind: 'missing' };
  const { product } = found.params;
  if (product && !visitor.products.includes(product) && found.pattern !== comingSoon) {
    return { kind: 'go', to: comingSoon.replace('{product}', product) + keptQuery(search) };
  }
  if (product && !visitor.isRedesignOn && found.pattern.startsWith(redesigned)) {
    return { kind: 'go', to: `/account/${product}/register${search}` };
  }
  return { kind: 'show', found };
}

const comingSoon = '/account/{product}/coming-soon';
const redesigned = '/account/{product}/register-v2';

/**
 * Where someone who is not signed in goes, and how they come back. Two calls may find at once that a session is over.
 * `more` tells the login page why they are there.
 */
export function loginAddress({ pathname, search }: Visit, more = ''): string {
  if (loginPathFor(pathname) === pathname) return pathname + search + (search && !search.includes(more) ? more : '');
  const query = new URLSearchParams(keptQuery(search));
  query.set('redirectUrl', pathname + search);
  return `${loginPathFor(pathname)}?${query}${more}`;
}

/** The brand asked for, the open chat and the referrer survive a redirect; anything else was for the old page. */
function keptQuery(search: string): string {
  const asked = new URLSearchParams(search);
  const kept = new URLSearchParams();
  for (const name of ['org', 'pop-webchat', 'referrer']) {
    const value = asked.get(name);
    if (value !== null) kept.set(name, value);
  }
  const text = kept.toString();
  return text && `?${text}`;
}

/** A place the server names, in the brand this address asks for. */
export function inSameBrand(place: string, search: string): string {
  const org = new URLSearchParams(search).get('org');
  const [address = '', fragment] = place.split('#');
  const [path = '', query = ''] = address.split('?');
  if (!org || !path.startsWith('/')) return place;
  return path + withOrg(query, org) + (fragment === undefined ? '' : `#${fragment}`);
}

function withOrg(search: string, org: string): string {
  const query = new URLSearchParams(search);
  query.set('org', org);
  return `?${query}`;
}

function withoutTrailingSlash(path: string): string {
  return path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path;
}
