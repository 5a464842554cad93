/**
 * Logins that someone else keeps: the browser leaves with a state that only it was given, and comes back with it. What
 * the address of the return says is hostile until the server has found the state.
 */
import * as words from '#core/words/en/external-login.ts';

/** 256 bits, base64url. */
export const loginState = /^[\w-]{43}$/;

/** From leaving until coming back. */
export const LOGIN_ATTEMPT_MS = 10 * 60_000;

export const loginNotOurs = words.loginNotOurs;

export type LoginReturn =
  | { readonly kind: 'arrived'; readonly code: string; readonly state: string }
  /** They pressed cancel there, or were refused. */
  | { readonly kind: 'given up' }
  | { readonly kind: 'not ours' };

const codeMax = 500;

/** A return without a whole state is no one's, whatever else it brings. */
export function readLoginReturn(parameter: (name: string) => string | null): LoginReturn {
  const [state, code] = [parameter('state') ?? '', parameter('code') ?? ''];
  if (!loginState.test(state)) return { kind: 'not ours' };
  if (parameter('error') !== null) return { kind: 'given up' };
  return code === '' || code.length > codeMax ? { kind: 'not ours' } : { kind: 'arrived', code, state };
}
