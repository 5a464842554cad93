/** The key that goes with a request until it is answered: kept with the draft, so that a reload does not lose it. */
import { keptIn, withValues } from './draft.ts';
import type { DraftStore } from './draft-store.ts';

/** `about` tells whether it is still the same request. */
interface RequestKey {
  readonly key: string;
  readonly about: string;
}

interface RequestInHand {
  readonly key: string;
  readonly done: () => void;
}

/** The same request gets the same key; once done, or when something else is asked, there is a new one. */
export function keyFor(store: DraftStore, request: 'register' | 'create', about: string): RequestInHand {
  const print = fingerprint(about);
  const name = `key:${request}`;
  const known = keptIn<RequestKey>(store.get(), name);
  const key = known?.about === print ? known.key : crypto.randomUUID();
  const put = (value: RequestKey) => store.update((draft, nowMs) => withValues(draft, { [name]: value }, nowMs));
  put({ key, about: print });
  // A reload in the middle of the request must find the key.
  store.saveNow();
  return { key, done: () => put({ key: '', about: '' }) };
}

/** Tells two requests apart; it need not resist anyone, because it is kept as the answers are. */
function fingerprint(text: string): string {
  let [one, two] = [0x811c9dc5, 0x1b873593];
  for (let at = 0; at < text.length; at += 1) {
    one = Math.imul(one ^ text.charCodeAt(at), 0x01000193);
    two = Math.imul(two + text.charCodeAt(at), 0x85ebca6b) ^ (two >>> 13);
  }
  return `${(one >>> 0).toString(36)}-${(two >>> 0).toString(36)}-${text.length}`;
}
