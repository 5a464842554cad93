/** Loads the banners, remembers which were dismissed, and forgets a dismissal when the banner has changed since. */
import { useEffect, useState } from 'react';
import { APPLICATION_NAME } from '#core/flags.ts';
import { CallError } from '#web/client/call-error.ts';
import { call } from '#web/client/client.ts';
import { reportError } from '#web/client/error-report.ts';
import { localShelf } from '#web/client/storage.ts';
import { useStart } from '../site.ts';
import {
  type Banner,
  type Dismissals,
  dismissedKey,
  freshDismissals,
  parseBanners,
  parseDismissals,
  shownBanners,
  unexpectedBanners,
} from './banners.ts';

export type BannerState =
  | { readonly state: 'loading' }
  /** What the server said, or what was wrong with it. */
  | { readonly state: 'error'; readonly message: string }
  | { readonly state: 'loaded'; readonly banners: readonly Banner[] };

export function useBanners(): BannerState & { readonly dismiss: (uuid: string) => void } {
  const { environment } = useStart();
  const [all, setAll] = useState<BannerState>({ state: 'loading' });
  const [dismissals, setDismissals] = useState<Dismissals>({});

  useEffect(() => {
    const leaving = new AbortController();
    loadBanners(environment, leaving.signal).then(
      (banners) => {
        const fresh = freshDismissals(banners, parseDismissals(localShelf.get(dismissedKey)));
        keep(fresh);
        setDismissals(fresh);
        setAll({ state: 'loaded', banners });
      },
      (error: unknown) => {
        if (!leaving.signal.aborted) setAll({ state: 'error', message: toldBy(error) });
      },
    );
    return () => leaving.abort();
  }, [environment]);

  const dismiss = (uuid: string) => {
    const next = { ...parseDismissals(localShelf.get(dismissedKey)), [uuid]: Date.now() };
    keep(next);
    setDismissals(next);
  };
  if (all.state !== 'loaded') return { ...all, dismiss };
  return { state: 'loaded', banners: shownBanners(all.banners, APPLICATION_NAME, dismissals), dismiss };
}

/** The text of the response, where it came as text; else what the error says of itself. */
function toldBy(error: unknown): string {
  const text = error instanceof CallError && typeof error.body === 'string' ? error.body.trim() : '';
  return text || (error instanceof Error ? error.message : String(error));
}

async function loadBanners(environment: string, signal: AbortSignal): Promise<readonly Banner[]> {
  const file = environment === 'production' ? 'GET /banners/production.json' : 'GET /banners/test.json';
  const banners = parseBanners(await call(file, { signal, cache: 'no-store', context: 'external' }));
  if (banners) return banners;
  const unexpected = new Error(unexpectedBanners);
  reportError(unexpectedBanners, unexpected);
  throw unexpected;
}

function keep(dismissals: Dismissals): void {
  if (Object.keys(dismissals).length === 0) localShelf.remove(dismissedKey);
  else localShelf.set(dismissedKey, JSON.stringify(dismissals));
}
