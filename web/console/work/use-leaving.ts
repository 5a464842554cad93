/** A row that has left stays for six seconds where it was, grey, so that nothing moves under the eyes of someone reading. */
import { useEffect, useRef, useState } from 'react';
import * as words from '#core/words/en/console/work-lists.ts';
import { announce } from '#web/ui/live-region.tsx';
import type { WorkRow } from './work.ts';
import type { ShownRow } from './work-table.tsx';

const STAYS_MS = 6000;
/** Not more often is anything said aloud. */
const SAID_EVERY_MS = 5000;

/** `key` says which list it is: what another list does not have has not left. */
export function useLeaving(rows: readonly WorkRow[] | undefined, key: string): readonly ShownRow[] | undefined {
  const known = useRef<{ key: string; rows: readonly WorkRow[] }>({ key, rows: [] });
  const saidAt = useRef(Number.NEGATIVE_INFINITY);
  const [gone, setGone] = useState<readonly { readonly row: WorkRow; readonly place: number }[]>([]);
  useEffect(() => {
    if (rows === undefined) return;
    const before = known.current;
    known.current = { key, rows };
    if (before.key !== key) {
      setGone([]);
      return;
    }
    const here = new Set(rows.map(({ applicationUuid }) => applicationUuid));
    // A shorter page is not news of what stood after it.
    const left = before.rows.flatMap((row, place) =>
      here.has(row.applicationUuid) || place > rows.length ? [] : [{ row, place }],
    );
    if (left.length === 0) return;
    setGone((all) => [...all.filter(({ row }) => !here.has(row.applicationUuid)), ...left]);
    const [first] = left;
    if (first && performance.now() - saidAt.current > SAID_EVERY_MS) {
      saidAt.current = performance.now();
      announce(words.announced(first.row.borrower));
    }
    const names = new Set(left.map(({ row }) => row.applicationUuid));
    // Not taken back when the list changes again: each leaves in its own time.
    setTimeout(() => setGone((all) => all.filter(({ row }) => !names.has(row.applicationUuid))), STAYS_MS);
  }, [rows, key]);
  if (rows === undefined || gone.length === 0 || known.current.key !== key) return rows;
  const shown: ShownRow[] = [...rows];
  for (const { row, place } of gone.toSorted((one, other) => one.place - other.place))
    shown.splice(Math.min(place, shown.length), 0, { ...row, isGone: true });
  return shown;
}
