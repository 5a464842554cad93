/**
 * Whether what the server drew is what this person would see. The server draws for people without a past; this browser
 * may remember more than its cookies told: somebody signed in, answers begun, a flag forced for trying out.
 */
import { readFlagOverrides } from '#web/client/flag-overrides.ts';
import { readToken } from '#web/client/session.ts';
import { localShelf } from '#web/client/storage.ts';

export const draftKey = (id: string) => `hearthline-registration:${id}`;
const begunCookie = 'hearthline-begun';

export function isNewcomer(): boolean {
  return (
    readToken() === undefined &&
    !localShelf.keys().some((key) => key.startsWith(draftKey(''))) &&
    Object.keys(readFlagOverrides()).length === 0
  );
}

/** Tells the server, so that it does not draw an empty form for somebody who has begun to fill it in. */
export function rememberBegun(lifeMs: number): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the other way to set one is not in every browser yet
  document.cookie = `${begunCookie}=1; Path=/account; Max-Age=${lifeMs / 1000}; SameSite=Lax`;
}
