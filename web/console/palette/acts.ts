/**
 * What the command palette can do at this moment, beside going somewhere: a page offers its acts by `usePaletteActs`
 * while it is shown, or by its buttons (`useOfferedButton`). The palette owns no act and knows no page.
 */
import { createContext, use, useEffect, useRef, useSyncExternalStore } from 'react';

export interface PaletteAct {
  /** Once among the acts of a page. */
  readonly key: string;
  readonly label: string;
  /** What it comes to, beside the label. */
  readonly hint?: string | undefined;
  /** The key that does the same, as the key table writes it. */
  readonly press?: string | undefined;
  /** What the page asks for now: before all that fits alike. */
  readonly isAsked?: boolean;
  /** Why it cannot be done now, and who can; then it is listed last and only says so. */
  readonly whyNot?: string | null | undefined;
  /** Whether it can be seen: what a narrow window hides is not listed. Asked each time the palette lists. */
  readonly isThere?: () => boolean;
  readonly run: () => void;
}

/** The case that is open: its chip stands in the palette. */
export interface PaletteCase {
  readonly name: string;
  readonly number: string;
}

/** What a part of the page offers is done to this case. */
export const AboutCase = createContext<PaletteCase | undefined>(undefined);

export interface Offer {
  readonly acts: readonly PaletteAct[];
  readonly about: PaletteCase | undefined;
}

let offers: readonly { readonly current: Offer }[] = [];
let now: readonly Offer[] = [];
const listeners = new Set<() => void>();

function tell(): void {
  now = offers.map(({ current }) => current);
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * Offers these acts while the caller is shown. They may be new at each render: the palette hears of it when they read
 * differently, and runs the newest either way.
 */
export function usePaletteActs(acts: readonly PaletteAct[]): void {
  const about = use(AboutCase);
  const newest = useRef(acts);
  const offered = {
    acts: acts.map((one) => ({ ...one, run: () => newest.current.find(({ key }) => key === one.key)?.run() })),
    about,
  };
  const latest = useRef<Offer>(offered);
  const reads = JSON.stringify([about, acts]);
  const last = useRef(reads);
  useEffect(() => {
    newest.current = acts;
    latest.current = offered;
    if (last.current === reads) return;
    last.current = reads;
    tell();
  });
  useEffect(() => {
    offers = [...offers, latest];
    tell();
    return () => {
      offers = offers.filter((one) => one !== latest);
      tell();
    };
  }, []);
}

/** Who offers what now. */
export const useOffers = (): readonly Offer[] => useSyncExternalStore(subscribe, () => now);
