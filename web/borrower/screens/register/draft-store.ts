/**
 * Drafts of this browser, one for each registration id. What was answered lives in the page and, sealed, with the server
 * (draft-keeper.ts); in the browser's own storage stands only that there is one, and since when. A reload, a closed tab
 * or another tab finds the same answers; tabs that are open tell each other. A week after the last change a draft is
 * forgotten, because a computer may be shared.
 */
import { DRAFT_LIFE_MS, type Draft, emptyDraft, isRegistrationId, mergeDrafts } from '#core/registration/draft.ts';
import { localShelf } from '#web/client/storage.ts';
import { currentKey, draftKey, forgetOldDrafts, rememberBegun } from '../../newcomer.ts';
import { readDraft } from './draft.ts';
import { keepDraft } from './draft-keeper.ts';

export interface DraftStore {
  readonly id: string;
  get(): Draft;
  /** False while what was begun before is still on its way here. */
  isLoaded(): boolean;
  update(change: (draft: Draft, nowMs: number) => Draft): void;
  /** What must not be lost is on its way before anything else is sent. */
  saveNow(): void;
  /** The registration is done, here and in every other tab. */
  clear(): void;
  /** Calls back on every change; `isFromOutside` when another tab made it. The answer stops it. */
  subscribe(listener: (isFromOutside: boolean) => void): () => void;
}

type Word = { readonly draft: Draft } | { readonly asked: true } | { readonly cleared: true };

const LOAD_MS_MAX = 3000;
const stores = new Map<string, DraftStore>();

export function openDraft(id: string): DraftStore {
  const known = stores.get(id);
  if (known) return known;
  forgetOldDrafts();
  const store = createStore(id);
  stores.set(id, store);
  // What a version before this one left of other registrations goes to the server too.
  for (const key of localShelf.keys())
    if (key.startsWith(draftKey('')) && readDraft(read(key))) openDraft(key.slice(draftKey('').length));
  return store;
}

function createStore(id: string): DraftStore {
  const key = draftKey(id);
  const begun = read(key);
  // A version before this one kept all of it here; it stays until the server has it.
  const left = readDraft(begun);
  let draft = left ?? emptyDraft;
  let isLoaded = begun === undefined || left !== undefined;
  const put = (next: Draft, isFromOutside: boolean) => {
    draft = next;
    listeners.tell(isFromOutside);
  };
  const mark = () => localShelf.set(key, JSON.stringify({ savedAtMs: draft.savedAtMs }));
  const keeper = keepDraft(id, {
    get: () => draft,
    onFound: (found) => put(mergeDrafts(draft, found), true),
    onSaved: () => localShelf.get(key) !== undefined && mark(),
  });
  const loaded = () => {
    if (isLoaded) return;
    isLoaded = true;
    put(draft, true);
  };
  const tabs = otherTabs(key, (word) => {
    if ('draft' in word) put(mergeDrafts(draft, word.draft), true);
    else if ('cleared' in word) put(emptyDraft, true);
    else if (draft.savedAtMs > 0) tabs.tell({ draft });
  });
  const listeners = whileAnyListens([keeper.watch, tabs.open]);
  if (left) keeper.save();
  if (!isLoaded) {
    keeper.load(begun?.savedAtMs ?? 0).then(loaded);
    // Anyone who has no network now can go on nevertheless; what was answered before joins in when it comes.
    setTimeout(loaded, LOAD_MS_MAX);
  }
  return {
    id,
    get: () => draft,
    isLoaded: () => isLoaded,
    update: (change) => {
      const next = change(draft, Date.now());
      if (next === draft) return;
      put(next, false);
      mark();
      rememberBegun();
      tabs.tell({ draft });
      keeper.changed();
    },
    saveNow: keeper.save,
    clear: () => {
      localShelf.remove(key);
      rememberBegun(0);
      put(emptyDraft, false);
      tabs.tell({ cleared: true });
      keeper.forget();
    },
    subscribe: listeners.subscribe,
  };
}

/** Who hears of changes. Each of these is begun by the first listener and ended by the last. */
function whileAnyListens(begin: readonly (() => () => void)[]) {
  const listeners = new Set<(isFromOutside: boolean) => void>();
  let ends: readonly (() => void)[] = [];
  return {
    tell: (isFromOutside: boolean) => {
      for (const listener of listeners) listener(isFromOutside);
    },
    subscribe: (listener: (isFromOutside: boolean) => void) => {
      if (listeners.size === 0) ends = begin.map((one) => one());
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) for (const end of ends) end();
      };
    },
  };
}

/** The other tabs that are open on the same draft. They are heard, and told, while someone listens here. */
function otherTabs(key: string, hear: (word: Word) => void) {
  let channel: BroadcastChannel | undefined;
  const tell = (word: Word) => channel?.postMessage(word);
  const close = () => {
    channel?.close();
    channel = undefined;
  };
  return {
    tell,
    open: () => {
      if ('BroadcastChannel' in globalThis) {
        channel = new BroadcastChannel(key);
        channel.addEventListener('message', ({ data }: MessageEvent<Word>) => hear(data));
        tell({ asked: true });
      }
      return close;
    },
  };
}

/** That there is a draft, while it counts; undefined when there is none, or none that counts. */
function read(key: string): { readonly savedAtMs: number } | undefined {
  try {
    const begun = JSON.parse(localShelf.get(key) ?? 'null') as { savedAtMs: number } | null;
    const isRecent = typeof begun?.savedAtMs === 'number' && Date.now() - begun.savedAtMs < DRAFT_LIFE_MS;
    return begun && isRecent ? begun : undefined;
  } catch {
    return undefined;
  }
}

/** The registration this browser is in the middle of, or a new one. */
export function currentRegistrationId(orgCode: string, product: string): string {
  const key = currentKey(orgCode, product);
  const known = localShelf.get(key);
  if (known && isRegistrationId(known)) return known;
  const id = crypto.randomUUID();
  localShelf.set(key, id);
  return id;
}

/** Anyone who comes back without an id in the address returns to this one. */
export function rememberRegistration(orgCode: string, product: string, id: string): void {
  const key = currentKey(orgCode, product);
  if (localShelf.get(key) !== id) localShelf.set(key, id);
}

export function forgetRegistration(orgCode: string, product: string): void {
  localShelf.remove(currentKey(orgCode, product));
}
