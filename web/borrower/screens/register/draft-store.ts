/**
 * Keeps drafts in this browser, one for each registration id, so that a reload, a closed tab or another tab finds the
 * same answers. Every change is written at once, over what another tab wrote meanwhile: the newest of each field stays.
 * A week after the last change a draft is forgotten, because a computer may be shared.
 */
import { localShelf } from '#web/client/storage.ts';
import { currentKey, DRAFT_LIFE_MS, draftKey, forgetOldDrafts, rememberBegun } from '../../newcomer.ts';
import { type Draft, emptyDraft, mergeDrafts, parseDraft } from './draft.ts';

export interface DraftStore {
  readonly id: string;
  get(): Draft;
  update(change: (draft: Draft, nowMs: number) => Draft): void;
  /** The registration is done, here and in every other tab. */
  clear(): void;
  /** Calls back on every change; `isFromOutside` when another tab made it. The answer stops it. */
  subscribe(listener: (isFromOutside: boolean) => void): () => void;
}

const stores = new Map<string, DraftStore>();

export function openDraft(id: string): DraftStore {
  const known = stores.get(id);
  if (known) return known;
  forgetOldDrafts();
  const store = createStore(id);
  stores.set(id, store);
  return store;
}

function createStore(id: string): DraftStore {
  const key = draftKey(id);
  const listeners = new Set<(isFromOutside: boolean) => void>();
  let draft = readDraft(key) ?? emptyDraft;
  const put = (next: Draft, isFromOutside: boolean) => {
    draft = next;
    for (const listener of listeners) listener(isFromOutside);
  };
  const follow = (event: StorageEvent) => {
    if (event.key !== key) return;
    const other = event.newValue === null ? undefined : parseDraft(event.newValue);
    put(other ? mergeDrafts(draft, other) : emptyDraft, true);
  };
  return {
    id,
    get: () => draft,
    update: (change) => {
      const nowMs = Date.now();
      const stored = readDraft(key);
      const next = change(stored ? mergeDrafts(draft, stored) : draft, nowMs);
      if (next === draft) return;
      localShelf.set(key, JSON.stringify(next));
      rememberBegun();
      put(next, false);
    },
    clear: () => {
      localShelf.remove(key);
      rememberBegun(0);
      put(emptyDraft, false);
    },
    subscribe: (listener) => {
      if (listeners.size === 0) window.addEventListener('storage', follow);
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) window.removeEventListener('storage', follow);
      };
    },
  };
}

function readDraft(key: string): Draft | undefined {
  const text = localShelf.get(key);
  const stored = text === undefined ? undefined : parseDraft(text);
  return stored && Date.now() - stored.savedAtMs < DRAFT_LIFE_MS ? stored : undefined;
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

/** Whoever comes back without an id in the address returns to this one. */
export function rememberRegistration(orgCode: string, product: string, id: string): void {
  const key = currentKey(orgCode, product);
  if (localShelf.get(key) !== id) localShelf.set(key, id);
}

export function forgetRegistration(orgCode: string, product: string): void {
  localShelf.remove(currentKey(orgCode, product));
}

/** Ids are made here; what somebody wrote into the address need only be harmless. */
export function isRegistrationId(text: string): boolean {
  return /^[\w-]{1,64}$/.test(text);
}
