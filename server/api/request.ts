/** Small questions about a request that more than one place asks. */
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import type { FastifyRequest } from 'fastify';
import { routes } from '#core/contract/routes.ts';
import { Failure } from '../failure.ts';
import { remembering } from '../remembering.ts';

const readOnly = new Set(['GET', 'HEAD', 'OPTIONS']);

/** A browser says where a request comes from; one that changes something and comes from another site is refused. */
export function foreignness(request: FastifyRequest, isOurs: IsOurs): Failure | undefined {
  if (readOnly.has(request.method) || request.url.startsWith('/callbacks/')) return undefined;
  if (visitingSite(request, isOurs) !== undefined) return undefined;
  return isFromElsewhere(request) ? new Failure('crossSite') : undefined;
}

/** Whether a page at this origin is one of our brands'. */
export type IsOurs = (origin: string) => boolean;

/** Telemetry and features of a visitor: with a service address of its own they come from every site of ours, and carry no one. */
export function isOfVisitor({ url }: Pick<FastifyRequest, 'url'>): boolean {
  return /^\/(ft|service-optimize)\/external\//.test(url);
}

/** The site of ours whose page makes this call to another. */
export function visitingSite({ url, headers: { origin } }: FastifyRequest, isOurs: IsOurs): string | undefined {
  return origin !== undefined && isOfVisitor({ url }) && isOurs(origin) ? origin : undefined;
}

/** By what the browser says; also of a socket, which is opened with a GET and is no reading. */
export function isFromElsewhere({ headers }: FastifyRequest): boolean {
  const { origin, host, 'sec-fetch-site': site } = headers;
  return site === 'cross-site' || (origin !== undefined && hostOf(origin) !== host);
}

function hostOf(origin: string): string | undefined {
  return URL.canParse(origin) ? new URL(origin).host : undefined;
}

type ReadCookies = Readonly<Record<string, string>>;

/** A browser sends the same with every call. */
const cookiesIn = remembering((header): ReadCookies => {
  const cookies: Record<string, string> = Object.create(null);
  for (const part of header.split(';')) {
    const at = part.indexOf('=');
    if (at > 0) cookies[part.slice(0, at).trim()] = decode(part.slice(at + 1).trim());
  }
  return Object.freeze(cookies);
});

export const readCookies = (header: string | undefined): ReadCookies => cookiesIn(header ?? '');

function decode(text: string): string {
  if (!text.includes('%')) return text;
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** All by which someone may be known. */
export interface Credentials {
  readonly authorization: string | undefined;
  readonly cookies: Readonly<Record<string, string>>;
  readonly path: string;
  /** The organization whose host was called. */
  readonly site: string;
  /** Look at the session as it is now, not as it was a moment ago. */
  readonly isReadAgain?: boolean;
}

export function credentialsOf({ headers, url }: FastifyRequest, site: string): Credentials {
  return { authorization: headers.authorization, cookies: readCookies(headers.cookie), path: url, site };
}

/** A browser says so in Origin, a proxy in its own header. Anyone who lies here only spoils the name of their own cookie. */
export function isSecure(headers: IncomingHttpHeaders): boolean {
  return headers.origin?.startsWith('https://') === true || headers['x-forwarded-proto'] === 'https';
}

/** Where calls live, by the first part of their paths: an address there is never a page. */
const callRoots = new Set(Object.keys(routes).map((key) => key.split('/')[1]));

function isCallPath(path: string): boolean {
  const [, root = '', next] = path.split('/');
  return callRoots.has(root) || root.startsWith('service-') || (root === 'dev' && next === 'api');
}

export const pathLengthMax = 1000;

/**
 * The address to look for. One that is no text, or longer than any of ours, is read as a place where nothing is: a person
 * who followed a broken link sees the page that says so, a program our words for it.
 */
export function addressOf({ url = '/', method = 'GET', headers }: IncomingMessage): string {
  const [path = ''] = url.split('?', 1);
  if (path.length <= pathLengthMax && (!path.includes('%') || isReadable(path))) return url;
  const isLink = headers.accept?.includes('text/html') || wantsPage({ method, headers }, path);
  return isLink ? '/not-found' : '/service-not-found';
}

function isReadable(path: string): boolean {
  try {
    return !decodeURIComponent(path).includes('\0');
  } catch {
    return false;
  }
}

/** Anyone who only looks gets a page, a browser or a tool that takes anything; JSON is for calls and for who asks for it. */
export function wantsPage(
  { method, headers: { accept = '*/*' } }: Pick<FastifyRequest, 'method' | 'headers'>,
  path: string,
): boolean {
  if ((method !== 'GET' && method !== 'HEAD') || isCallPath(path)) return false;
  return accept.includes('text/html') || !accept.includes('application/json');
}

/** A number that cannot be one is answered like one that is not there. */
export function asUuid(text: string): string {
  if (!/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text)) throw new Failure('notFound');
  return text.toLowerCase();
}

/** What must be known to send someone away and have them back. */
export interface Places {
  /** The site that a page of this brand is on, when the caller is no browser and does not say. */
  readonly siteOf: (orgCode: string) => string;
  /** What must stay in the address so that a page on this host wears this brand. */
  readonly brandQuery: (orgCode: string, host: string) => string;
}

/** A browser always says where it is, and a request from another site has been refused before it comes here. */
export function placeOf({ siteOf, brandQuery }: Places, orgCode: string, headers: IncomingHttpHeaders) {
  const site = headers.origin ?? siteOf(orgCode);
  return { site, query: brandQuery(orgCode, new URL(site).host) };
}
