/**
 * The rows of a list. Each leads somewhere and is one stop for J, K and the arrows; Tab stops once in a list, at the row one
 * was at. In a wide place a row is a line with columns, in a narrow one a card of three lines.
 */
import { createContext, type ReactNode, use, useEffect, useRef, useState } from 'react';
import { PageLink } from '#web/app/page-link.tsx';
import { OfferedButton } from '../palette/offered-button.tsx';
import styles from './list.module.css';
import { useKey } from './use-key.ts';

export interface ListRow {
  readonly key: string;
  readonly to: string;
  /** The words of its link. */
  readonly title: string;
  /** Its second line. */
  readonly line?: ReactNode;
  /** Columns where there is room, else its third line. */
  readonly facts?: readonly ReactNode[];
  /** At the end of its first line. */
  readonly mark?: ReactNode;
  /** What can be done without opening it: a `RowAct`. */
  readonly act?: ReactNode;
  readonly isChosen?: boolean;
}

/** Whether Tab stops in this row. */
const StopContext = createContext(0);

interface RowsProps {
  readonly label: string;
  readonly rows: readonly ListRow[];
}

export function Rows({ label, rows }: RowsProps) {
  const [last, setLast] = useState<string>();
  const stop = rows.find(({ key }) => key === last) ?? rows.find(({ isChosen }) => isChosen) ?? rows[0];
  return (
    <ul className={styles['list']} aria-label={label}>
      {rows.map((row) => (
        <StopContext key={row.key} value={row === stop ? 0 : -1}>
          <Row row={row} onFocus={() => setLast(row.key)} />
        </StopContext>
      ))}
    </ul>
  );
}

function Row({ row, onFocus }: { readonly row: ListRow; readonly onFocus: () => void }) {
  const { to, title, line, facts = [], mark, act, isChosen = false } = row;
  const tabIndex = use(StopContext);
  return (
    <li className={styles['row']} onFocus={onFocus} data-chosen={isChosen || undefined}>
      <div className={styles['text']}>
        <PageLink
          className={styles['link']}
          to={to}
          tabIndex={tabIndex}
          data-row=""
          {...(isChosen && { 'aria-current': 'true' as const })}
        >
          {title}
        </PageLink>
        {line && <div className={styles['line']}>{line}</div>}
      </div>
      {mark && <div className={styles['mark']}>{mark}</div>}
      {facts.length > 0 && (
        <div className={styles['facts']}>
          {facts.map((fact, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a column has nothing but its place
            <span key={place} className={styles['fact']}>
              {fact}
            </span>
          ))}
        </div>
      )}
      {act && <div className={styles['act']}>{act}</div>}
    </li>
  );
}

interface RowActProps {
  /** With the row's name in it: several rows have the same button. */
  readonly label: string;
  readonly onPress: () => void;
  readonly children: string;
}

export function RowAct({ label, onPress, children }: RowActProps) {
  return (
    <OfferedButton kind="secondary" aria-label={label} tabIndex={use(StopContext)} onClick={onPress}>
      {children}
    </OfferedButton>
  );
}

/** What J and K move through: all rows inside, also where they stand in several lists. */
export function ListKeys({ children }: { readonly children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  const last = useRef<HTMLElement>(null);
  useKey('nextRow', () => step(box.current, last.current, 1));
  useKey('previousRow', () => step(box.current, last.current, -1));
  useKey('openRow', () => last.current?.isConnected && last.current.click());
  useEffect(() => {
    const element = box.current;
    const keep = ({ target }: FocusEvent) => {
      last.current = rowOf(target) ?? last.current;
    };
    const arrows = (event: KeyboardEvent) => {
      const by = { ArrowDown: 1, ArrowUp: -1 }[event.key];
      if (by === undefined || rowOf(event.target) !== event.target) return;
      event.preventDefault();
      step(element, last.current, by);
    };
    element?.addEventListener('focusin', keep);
    element?.addEventListener('keydown', arrows);
    return () => {
      element?.removeEventListener('focusin', keep);
      element?.removeEventListener('keydown', arrows);
    };
  }, []);
  return <div ref={box}>{children}</div>;
}

const rowsIn = (box: Element | null) => [...(box?.querySelectorAll<HTMLElement>('[data-row]') ?? [])];
const rowOf = (target: EventTarget | null) =>
  target instanceof Element ? (target.closest('li')?.querySelector<HTMLElement>('[data-row]') ?? null) : null;

/** From the row one was at; else from the one that is open, else the first. */
function step(box: Element | null, last: HTMLElement | null, by: number): void {
  const all = rowsIn(box);
  const was = last === null ? -1 : all.indexOf(last);
  const at = was >= 0 ? was : all.findIndex((row) => row.ariaCurrent === 'true');
  all[Math.max(0, Math.min(all.length - 1, at < 0 ? 0 : at + by))]?.focus();
}
