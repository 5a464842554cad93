/**
 * The command palette: one field that goes somewhere, acts on the case that is open, and finds. It stands in the frame, so
 * that it opens in one frame of the screen; what it lists comes from the sections, from the pages and from the server.
 */
import { type KeyboardEvent, type SyntheticEvent, useEffect, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import * as words from '#core/words/en/console/palette.ts';
import { useNavigate } from '#web/app/router.tsx';
import { announce, LiveRegion } from '#web/ui/live-region.tsx';
import { hintOf } from '../find/found-row.tsx';
import { keepSearch, useFind } from '../find/use-find.ts';
import type { RailItem } from '../frame/rail.tsx';
import { useKey } from '../frame/use-key.ts';
import { applicationPath, findPath } from '../paths.ts';
import { staffPath, titles, useStaff } from '../staff/staff.ts';
import { useOffers } from './acts.ts';
import { type Entry, type Listed, listed, readTyped } from './entries.ts';
import { Field } from './field.tsx';
import { Foot } from './foot.tsx';
import type { ListPlace } from './lists.ts';
import styles from './palette.module.css';
import { optionId, Results } from './results.tsx';
import { showPalette, useIsPaletteOpen } from './shown.ts';

interface PaletteProps {
  readonly items: readonly RailItem[];
}

export function Palette({ items }: PaletteProps) {
  const isOpen = useIsPaletteOpen();
  const navigate = useNavigate();
  useKey('palette', () => showPalette(true));
  useKey('find', mayFind(items) ? () => navigate(findPath) : undefined);
  return isOpen ? <OpenPalette items={items} /> : null;
}

/** Someone who has the page may look from here too. */
const mayFind = (items: readonly RailItem[]) => items.some(({ path }) => path === findPath);

const close = () => showPalette(false);

function OpenPalette({ items }: PaletteProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [typed, setTyped] = useState('');
  const [hasCase, setHasCase] = useState(true);
  const id = useId();
  useModal(dialog);
  const { entries, about } = useEntries(items, hasCase);
  const found = useFound(typed, mayFind(items));
  const people = usePeople(typed, items);
  const lists = useLists(mayFind(items));
  const rows = listed([...entries, ...lists, ...found.entries, ...people], typed);
  const [place, setPlace] = usePlace(typed, rows.length);
  useAnnounced(found.isLooking ? undefined : rows.length, typed);
  const run = (row: Listed) => {
    if (row.whyNot) return announce(words.cannotRun(row.label, row.whyNot));
    // Behind a modal dialog nothing takes the focus, and what closes gives it back: so it is gone before the act begins.
    flushSync(close);
    row.run();
  };
  const handleKey = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const chosen = rows[place];
    if (event.key === 'ArrowDown') setPlace((place + 1) % Math.max(1, rows.length));
    else if (event.key === 'ArrowUp') setPlace((place - 1 + rows.length) % Math.max(1, rows.length));
    else if (event.key === 'Enter' && chosen) run(chosen);
    else if (event.key === 'Backspace' && typed === '' && about) setHasCase(false);
    else return;
    event.preventDefault();
  };
  return (
    <dialog ref={dialog} className={styles['palette']} aria-label={words.palette} {...leaving}>
      <Field
        listId={id}
        about={about}
        typed={typed}
        activeId={rows[place] && optionId(id, rows[place].key)}
        onType={setTyped}
        onKey={handleKey}
        onLeaveCase={() => setHasCase(false)}
        onClose={close}
      />
      <Results id={id} rows={rows} place={place} typed={typed} isLooking={found.isLooking} onRun={run} />
      <Foot />
      <LiveRegion />
    </dialog>
  );
}

/** Escape, and a press on the ground behind. */
const leaving = {
  onCancel: (event: SyntheticEvent) => {
    event.preventDefault();
    close();
  },
  onClose: close,
  onMouseDown: (event: SyntheticEvent) => {
    if (event.target === event.currentTarget) close();
  },
};

function useModal(dialog: { readonly current: HTMLDialogElement | null }): void {
  useEffect(() => {
    const element = dialog.current;
    const opener = document.activeElement;
    element?.showModal();
    element?.querySelector('input')?.focus();
    return () => {
      element?.close();
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
    };
  }, [dialog]);
}

/** The best is chosen again whenever what is typed changes. */
function usePlace(typed: string, count: number): readonly [number, (place: number) => void] {
  const [at, setAt] = useState({ typed, place: 0 });
  const place = at.typed === typed ? Math.min(at.place, Math.max(0, count - 1)) : 0;
  return [place, (next) => setAt({ typed, place: next })];
}

/** Said once typing rests, so that no one hears a number for each letter. */
const announceAfterMs = 400;
function useAnnounced(count: number | undefined, typed: string): void {
  useEffect(() => {
    if (typed === '' || count === undefined) return;
    const timer = setTimeout(
      () => announce(count === 0 ? words.nothingMatches : words.results(count)),
      announceAfterMs,
    );
    return () => clearTimeout(timer);
  }, [count, typed]);
}

/** Acts of the case first, then of the page, then where one can go. */
function useEntries(items: readonly RailItem[], hasCase: boolean) {
  const navigate = useNavigate();
  const offers = useOffers();
  const about = hasCase ? offers.findLast((offer) => offer.about !== undefined)?.about : undefined;
  const acts = offers.flatMap((offer) =>
    offer.about !== undefined && about === undefined
      ? []
      : offer.acts
          .filter(({ isThere }) => isThere?.() ?? true)
          .map((act): Entry => ({ ...act, group: offer.about ? 'case' : 'page', icon: 'check' })),
  );
  const sections = items.map(
    ({ path, label, icon, go }): Entry => ({
      key: path,
      group: 'goTo',
      icon,
      label: label.replaceAll('\u00ad', ''),
      hint: words.section,
      press: `g ${go}`,
      run: () => navigate(path),
    }),
  );
  return { entries: [...acts, ...sections], about };
}

/** Applications that the server finds; what it forgives is its own rule, so they are listed as they come. */
function useFound(
  typed: string,
  mayLook: boolean,
): { readonly entries: readonly Entry[]; readonly isLooking: boolean } {
  const navigate = useNavigate();
  const { prefix, query } = readTyped(typed);
  const { finds, isLooking } = useFind(query, mayLook && (prefix === undefined || prefix === '='));
  const entries = (finds?.rows ?? []).map(
    (row): Entry => ({
      key: row.uuid,
      group: 'applications',
      icon: 'person',
      label: row.name,
      hint: hintOf(row),
      isFound: true,
      isClose: row.rank === 'close',
      run: () => {
        keepSearch(query);
        navigate(applicationPath(row.uuid));
      },
    }),
  );
  return { entries, isLooking };
}

/** Colleagues, for those who keep the staff: read when someone is asked for. */
function usePeople(typed: string, items: readonly RailItem[]): readonly Entry[] {
  const navigate = useNavigate();
  const isAsked = readTyped(typed).prefix === '@' && items.some(({ path }) => path === '/console/staff');
  const { data } = useStaff(undefined, isAsked);
  if (!isAsked) return [];
  return (data?.people ?? []).map(
    ({ uuid, name, roles }): Entry => ({
      key: uuid,
      group: 'people',
      icon: 'person',
      label: name,
      hint: titles(roles),
      run: () => navigate(staffPath(uuid, undefined)),
    }),
  );
}

/** Lists of work and statuses, which `#` narrows to. Their tables are large and come once the palette is open. */
function useLists(mayLook: boolean): readonly Entry[] {
  const navigate = useNavigate();
  const [places, setPlaces] = useState<readonly ListPlace[]>([]);
  useEffect(() => {
    let isHere = true;
    if (mayLook) void import('./lists.ts').then(({ listPlaces }) => isHere && setPlaces(listPlaces));
    return () => {
      isHere = false;
    };
  }, [mayLook]);
  return places.map(({ to, ...place }): Entry => ({ ...place, group: 'goTo', isQueue: true, run: () => navigate(to) }));
}
