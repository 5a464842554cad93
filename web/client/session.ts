/**
 * Who is signed in on this browser. Keeps the login token under `jwt` with its `Bearer ` prefix, reads it with or
 * without, and tells whoever listens when it comes or goes, in this tab or another.
 */
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

/** The value of the authorization header, prefix included; undefined when nobody is signed in. */
export function readToken(): string | undefined {
  const stored = localShelf.get(tokenKeys[kind])?.trim();
  return stored ? withPrefix(stored) : undefined;
}

export function saveToken(token: string): void {
  localShelf.set(tokenKeys[kind], withPrefix(token.trim()));
  changed.dispatchEvent(new Event('change'));
}

export function clearToken(): void {
  localShelf.remove(tokenKeys[kind]);
  changed.dispatchEvent(new Event('change'));
}

/** Calls back on every sign-in and sign-out; the answer stops it. */
export function onSessionChange(listener: () => void): () => void {
  changed.addEventListener('change', listener);
  window.addEventListener('storage', listener);
  return () => {
    changed.removeEventListener('change', listener);
    window.removeEventListener('storage', listener);
  };
}

function withPrefix(token: string): string {
  return token.startsWith(prefix) ? token : prefix + token;
}
