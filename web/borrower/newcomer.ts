/**
 * Whether what the server drew is what this person would see. The server draws for people without a past; this browser
 * may remember more than its cookies told: someone signed in, answers begun, a flag forced for trying out.
 */
import { DRAFT_LIFE_MS } from '#core/registration/draft.ts';
import { readFlagOverrides } from '#web/client/flag-overrides.ts';
import { isSignedIn } from '#web/client/session.ts';
import { localShelf } from '#web/client/storage.ts';

/** Under which stands that answers were begun, and when the last was given; the answers are with the server. */
export const draftKey = (id: string) => `hearthline-registration:${id}`;
/** Under which stands the id of the registration this browser is in the middle of. */
export const currentKey = (orgCode: string, product: string) => `hearthline-registration-of:${orgCode}:${product}`;
const begunCookie = 'hearthline-begun';

interface Opened {
  readonly orgCode: string;
  readonly pathname: string;
  /** A session's cookie came with the request: someone is known here, also where the token is gone. */
  readonly hasSession: boolean | undefined;
}

/** Answers for another product, or too old to count, are no past here: this page would show nothing of them. */
export function isNewcomer({ orgCode, pathname, hasSession }: Opened): boolean {
  const [, , product = ''] = pathname.split('/');
  const id = localShelf.get(currentKey(orgCode, product));
  return (
    !hasSession &&
    !isSignedIn() &&
    !(id !== undefined && isRecent(localShelf.get(draftKey(id)))) &&
    Object.keys(readFlagOverrides()).length === 0
  );
}

function isRecent(draft: string | undefined): boolean {
  try {
    const { savedAtMs } = JSON.parse(draft ?? '{}') as { savedAtMs?: unknown };
    return typeof savedAtMs === 'number' && Date.now() - savedAtMs < DRAFT_LIFE_MS;
  } catch {
    return false;
  }
}

/** What is too old to count goes for good, no matter whose it was. */
export function forgetOldDrafts(): void {
  for (const key of localShelf.keys()) {
    if (key.startsWith(draftKey('')) && !isRecent(localShelf.get(key))) localShelf.remove(key);
  }
}

/** Tells the server, so that it does not draw an empty form for someone who has begun to fill it in. */
export function rememberBegun(lifeMs: number = DRAFT_LIFE_MS): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the other way to set one is not in every browser yet
  document.cookie = `${begunCookie}=1; Path=/account; Max-Age=${lifeMs / 1000}; SameSite=Lax`;
}
