/** Which row one is at, which are selected, and the keys that move: J, K, Enter. A row that is not drawn is scrolled to. */
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { useNavigate } from '#web/app/router.tsx';
import { useKey } from '../frame/use-key.ts';
import { applicationPath } from '../paths.ts';
import type { Cursor, ShownRow } from './work-table.tsx';

export interface WorkCursor extends Cursor {
  readonly clear: () => void;
}

export function useCursor(rows: readonly ShownRow[], box: RefObject<HTMLDivElement | null>): WorkCursor {
  const navigate = useNavigate();
  const [at, setAt] = useState<string>();
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const wanted = useRef<string>(undefined);
  const place = rows.findIndex(({ applicationUuid }) => applicationUuid === at);
  const step = (by: number) => {
    const next = rows[Math.max(0, Math.min(rows.length - 1, place < 0 ? 0 : place + by))];
    if (next === undefined) return;
    wanted.current = next.applicationUuid;
    setAt(next.applicationUuid);
    reveal(box.current, rows.indexOf(next) / Math.max(1, rows.length));
  };
  // The row may only now be drawn.
  useEffect(() => {
    const link = wanted.current && linkOf(box.current, wanted.current);
    if (!link) return;
    wanted.current = undefined;
    link.focus({ preventScroll: true });
    link.closest('tr')?.scrollIntoView({ block: 'nearest' });
  });
  const toggle = useCallback(
    (uuid: string) =>
      setSelected((before) => {
        const next = new Set(before);
        if (!next.delete(uuid)) next.add(uuid);
        return next;
      }),
    [],
  );
  useKey('nextRow', rows.length > 0 ? () => step(1) : undefined);
  useKey('previousRow', rows.length > 0 ? () => step(-1) : undefined);
  useKey('openRow', place >= 0 && at !== undefined ? () => navigate(applicationPath(at)) : undefined);
  return { at: place >= 0 ? at : undefined, go: setAt, selected, toggle, clear: () => setSelected(new Set()) };
}

const linkOf = (box: Element | null, uuid: string) =>
  box?.querySelector<HTMLElement>(`[data-work="${CSS.escape(uuid)}"]`) ?? undefined;

/** Brings a row near that is out of sight and therefore not drawn. */
function reveal(box: HTMLElement | null, share: number): void {
  if (box === null) return;
  const top = share * box.scrollHeight;
  if (top < box.scrollTop || top > box.scrollTop + box.clientHeight - 100) box.scrollTop = top - box.clientHeight / 2;
}
