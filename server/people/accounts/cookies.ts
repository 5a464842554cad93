/**
 * The HttpOnly cookie that a bearer token is bound to. Its value names the organization, so that a session can be looked
 * up under that organization's policy, the site it was opened on where that is another lender's, and 256 random bits. Customers and agents have one each, so that staff can look
 * at the borrower's site. `__Host-` needs https; plain http (a developer's machine) gets the bare name.
 */
import { hash, randomBytes } from 'node:crypto';
import { remembering } from '../../remembering.ts';
import type { Kind } from './token.ts';

export type Cookies = Readonly<Record<string, string>>;

export function makeCookie(orgCode: string, site = orgCode, secret: Buffer = randomBytes(32)): string {
  const place = site === orgCode ? orgCode : `${orgCode}@${site}`;
  return `${place}.${secret.toString('base64url')}`;
}

/** Asked with every call of someone who is signed in. */
export const cookieHashOf = remembering((value) => hash('sha256', value, 'base64url'));

/** The organization a value of ours names; not to be believed before the session is found there. */
export function orgCodeOfCookie(value: string): string {
  return placeOf(value)[0] ?? '';
}

/** The organization whose site the session was opened on: it counts on no other lender's. */
export function siteOfCookie(value: string): string {
  return placeOf(value).at(-1) ?? '';
}

const placeOf = (value: string) => (value.split('.')[0] ?? '').split('@');

export function cookieName(kind: Kind, isSecure: boolean): string {
  return `${isSecure ? '__Host-' : ''}hearthline-${kind}`;
}

export function setCookie(kind: Kind, isSecure: boolean, value: string, lifeMs: number): string {
  return cookieText(cookieName(kind, isSecure), value, isSecure, lifeMs);
}

/** Whatever stands under either name: the token's hash decides which of them, if any, is the right one. */
export function cookiesOf(kind: Kind, cookies: Cookies): readonly string[] {
  return [cookies[cookieName(kind, true)], cookies[cookieName(kind, false)]].filter((value) => value !== undefined);
}

/** What stays in the browser while someone logs in elsewhere. */
function attemptCookieName(isSecure: boolean): string {
  return `${isSecure ? '__Host-' : ''}hearthline-login`;
}

export function attemptCookie(cookies: Cookies, isSecure: boolean): string | undefined {
  return cookies[attemptCookieName(isSecure)];
}

export function setAttemptCookie(isSecure: boolean, value: string, lifeMs: number): string {
  return cookieText(attemptCookieName(isSecure), value, isSecure, lifeMs);
}

function cookieText(name: string, value: string, isSecure: boolean, lifeMs: number): string {
  const age = Math.floor(lifeMs / 1000);
  return `${name}=${value}; Path=/; Max-Age=${age}; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`;
}
