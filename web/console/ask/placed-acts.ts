/**
 * Acts that a part of the page offers by a button of its own. The number keys run on into them, in the order in which they
 * stand on the page, and the palette lists them; either way the button gets the focus, so that a dialog gives it back.
 */
import { createContext, type RefObject, useCallback, useContext, useEffect, useId, useRef, useState } from 'react';
import type { StaffEvent } from '#core/journey/operation-row.ts';
import type { KeyName } from '../frame/key-table.ts';
import { usePaletteActs } from '../palette/acts.ts';

export interface PlacedAct {
  readonly id: string;
  readonly event: StaffEvent;
  readonly label: string;
  /** What it is about, where there may be several. */
  readonly about: string | undefined;
  readonly button: HTMLElement | null;
  readonly run: () => void;
}

interface Places {
  readonly put: (act: PlacedAct) => () => void;
  readonly keyOf: (id: string) => KeyName | undefined;
}

export const Places = createContext<Places | undefined>(undefined);

/** The act whose button, elsewhere on the page, someone asked for in the palette. */
export const Wanted = createContext<
  { readonly event: StaffEvent | undefined; readonly onFound: () => void } | undefined
>(undefined);

/** Where they are gathered. */
export function usePlacedActs(): { readonly acts: readonly PlacedAct[]; readonly put: Places['put'] } {
  const [acts, setActs] = useState<readonly PlacedAct[]>([]);
  const put = useCallback((act: PlacedAct) => {
    setActs((all) => [...all, act].toSorted(asOnThePage));
    return () => setActs((all) => all.filter((one) => one !== act));
  }, []);
  return { acts, put };
}

function asOnThePage({ button: one }: PlacedAct, { button: other }: PlacedAct): number {
  if (one === null || other === null) return 0;
  return one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1;
}

interface Placing {
  readonly event: StaffEvent;
  readonly label: string;
  readonly about?: string | undefined;
  /** Undefined where it is off: then it stands in the palette with its reason, by its row. */
  readonly run: (() => void) | undefined;
}

/** The ref is for the button; the key is what is printed on it. */
export function usePlaced({ event, label, about, run }: Placing): {
  readonly ref: RefObject<HTMLButtonElement | null>;
  readonly hotkey: KeyName | undefined;
} {
  const places = useContext(Places);
  const id = useId();
  const ref = useRef<HTMLButtonElement>(null);
  const latest = useRef(run);
  useEffect(() => {
    latest.current = run;
  });
  const put = places?.put;
  const isOn = run !== undefined;
  const press = useCallback(() => {
    ref.current?.focus();
    latest.current?.();
  }, []);
  // On a page that gathers none, a list of conditions, it offers itself; what a case can do is offered by its left column.
  const isOfCase = useContext(Wanted) !== undefined || places !== undefined;
  usePaletteActs(isOn && !isOfCase ? [{ key: `${event} ${id}`, label, hint: about, run: press }] : []);
  useEffect(() => {
    if (!put || !isOn) return;
    return put({ id, event, label, about, button: ref.current, run: press });
  }, [put, isOn, id, event, label, about, press]);
  useFocusWhenWanted(event, ref);
  return { ref, hotkey: places?.keyOf(id) };
}

function useFocusWhenWanted(event: StaffEvent, ref: RefObject<HTMLButtonElement | null>): void {
  const wanted = useContext(Wanted);
  const isIt = wanted?.event === event;
  useEffect(() => {
    if (!isIt) return;
    ref.current?.focus();
    wanted.onFound();
  });
}
