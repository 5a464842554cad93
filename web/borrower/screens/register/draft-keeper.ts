/**
 * Keeps a draft with the server, under a cookie that no script reads. A change is saved half a second after it was made,
 * and at once when the page is left; what cannot be saved is tried again, less and less often, and when the network is
 * back. Meanwhile it lives in the page.
 */
import type { Draft } from '#core/registration/draft.ts';
import { CallError } from '#web/client/call-error.ts';
import { call } from '#web/client/client.ts';
import { readDraft } from './draft.ts';

const SAVE_AFTER_MS = 500;
const TRY_AGAIN_MS_MAX = 30_000;
const ASKS_MAX = 4;
const path = '/service-application/api/v1/registration-draft/{registrationId}';

interface Kept {
  readonly get: () => Draft;
  readonly onFound: (draft: Draft) => void;
  readonly onSaved: () => void;
}

export interface DraftKeeper {
  /**
   * Settles when the server has answered, or could not be reached; what comes later still arrives. What the page before
   * this one saved as it went may still be on its way: until the server has what was said then, it is asked again.
   */
  load(saidAtMs: number, asks?: number): Promise<void>;
  changed(): void;
  /** At once; also as the page goes away. */
  save(): void;
  forget(): void;
  /** Saves as the page goes away and as the network comes back, until told to stop. */
  watch(): () => void;
}

export function keepDraft(registrationId: string, { get, onFound, onSaved }: Kept): DraftKeeper {
  const about = { context: 'external', params: { registrationId } } as const;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;
  let saved: Draft | undefined;
  let saving: Promise<unknown> = Promise.resolve();
  let isForgotten = false;
  const later = (work: () => void, afterMs: number) => {
    clearTimeout(timer);
    timer = setTimeout(work, afterMs);
  };
  const waitMs = () => Math.min(TRY_AGAIN_MS_MAX, 1000 * 2 ** failures++);

  const load = async (saidAtMs: number, asks = 0): Promise<void> => {
    try {
      const found = readDraft((await call(`GET ${path}`, about)).draft);
      failures = 0;
      if (found && !isForgotten) onFound(found);
      if ((found?.savedAtMs ?? 0) >= saidAtMs || asks === ASKS_MAX) return;
    } catch (error) {
      if (mayComeLater(error)) setTimeout(load, waitMs(), saidAtMs);
      return;
    }
    await new Promise((done) => setTimeout(done, 200 * 2 ** asks));
    return load(saidAtMs, asks + 1);
  };
  const save = (): void => {
    const draft = get();
    clearTimeout(timer);
    if (draft === saved || draft.savedAtMs === 0) return;
    saved = draft;
    saving = call(`PUT ${path}`, { ...about, body: draft as never, keepalive: true }).then(
      () => {
        failures = 0;
        onSaved();
      },
      (error: unknown) => {
        if (saved === draft) saved = undefined;
        if (mayComeLater(error)) later(save, waitMs());
      },
    );
  };
  return {
    load,
    changed: () => later(save, SAVE_AFTER_MS),
    save,
    forget: () => {
      isForgotten = true;
      saved = undefined;
      clearTimeout(timer);
      // After what is on its way, or that would bring it back.
      saving.then(() => call(`DELETE ${path}`, { ...about, keepalive: true })).catch(() => {});
    },
    watch: () => atEveryTurn(save),
  };
}

/** As the page goes away and as the network comes back. The answer ends it. */
function atEveryTurn(save: () => void): () => void {
  const onHidden = () => document.visibilityState === 'hidden' && save();
  window.addEventListener('pagehide', save);
  window.addEventListener('online', save);
  document.addEventListener('visibilitychange', onHidden);
  return () => {
    window.removeEventListener('pagehide', save);
    window.removeEventListener('online', save);
    document.removeEventListener('visibilitychange', onHidden);
  };
}

/** No answer, or one that says to wait; anything else would be said again. */
function mayComeLater(error: unknown): boolean {
  return error instanceof CallError && (error.status === 0 || error.status === 429 || error.status >= 500);
}
