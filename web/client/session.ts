/**
 * Who is signed in on this browser: the login token, kept under `jwt` with its `Bearer ` prefix and read with or without,
 * and the identity the server has named, kept as long as the page. Tells listeners when either comes or goes, in this
 * tab or another.
 */
import { forgetAsked } from './asked-ahead.ts';
import { localShelf } from './storage.ts';

/** Staff and borrowers may share a browser: the console keeps its token apart. */
const tokenKeys = { customer: 'jwt', agent: 'jwt-agent' } as const;
let kind: keyof typeof tokenKeys = 'customer';

/** Whose session this site holds. */
export function holdSessionOf(whose: keyof typeof tokenKeys): void {
  kind = whose;
}

const prefix = 'Bearer ';
const changed = new EventTarget();
/** Says that credentials were dropped on purpose: a session that could not be ended then must not come back by itself. */
const leftKey = 'hearthline-left';
let identityUuid: string | undefined;
let leaving = false;

/** The value of the authorization header, prefix included; undefined when no one is signed in. */
export function readToken(): string | undefined {
  const stored = localShelf.get(tokenKeys[kind])?.trim();
  return stored ? withPrefix(stored) : undefined;
}

export function saveToken(token: string): void {
  localShelf.set(tokenKeys[kind], withPrefix(token.trim()));
  localShelf.remove(leftKey);
  leaving = false;
  changed.dispatchEvent(new Event('change'));
}

/** From here on a session that is over is no surprise: the page is led on by what ended it, and by nothing else. */
export function beginLeaving(): void {
  leaving = true;
}

export function isLeaving(): boolean {
  return leaving;
}

/** Drops everything by which this browser knows someone. */
export function clearToken(): void {
  localShelf.remove(tokenKeys[kind]);
  localShelf.set(leftKey, '1');
  identityUuid = undefined;
  // The next person to log in must not be given what was asked for in the name of the one before.
  forgetAsked();
  changed.dispatchEvent(new Event('change'));
}

export function readIdentity(): string | undefined {
  return identityUuid;
}

/** By the token or by the identity: a session can outlive its token here, and a call that needs a token then gets a new one. */
export function isSignedIn(): boolean {
  return identityUuid !== undefined || readToken() !== undefined;
}

/** What the server says of the session, with or without a stored token. */
export function keepIdentity(uuid: string): void {
  if (identityUuid === uuid) return;
  identityUuid = uuid;
  changed.dispatchEvent(new Event('change'));
}

/** Whether the last to be signed in here left: then no one asks whether a session still stands. */
export function hasLeft(): boolean {
  return localShelf.get(leftKey) !== undefined;
}

/** Calls back on every sign-in and sign-out; the answer stops it. */
export function onSessionChange(listener: () => void): () => void {
  const elsewhere = () => {
    // Signed out in another tab: what the server said of the session is over here, too.
    if (hasLeft()) identityUuid = undefined;
    listener();
  };
  changed.addEventListener('change', listener);
  window.addEventListener('storage', elsewhere);
  return () => {
    changed.removeEventListener('change', listener);
    window.removeEventListener('storage', elsewhere);
  };
}

function withPrefix(token: string): string {
  return token.startsWith(prefix) ? token : prefix + token;
}
