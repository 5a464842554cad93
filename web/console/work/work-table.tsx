/**
 * The rows of a list of work. Only those in sight are drawn; the row one is at stays where it is when others come and go.
 * In a wide place a row is a line of a table, on a phone a card of three lines with the due chip first.
 */
import { memo, type ReactNode, type RefObject, useEffect } from 'react';
import { deskQueue } from '#core/desk/queues.ts';
import { formatCents } from '#core/offers/money.ts';
import * as words from '#core/words/en/console/work-lists.ts';
import { flags as flagNames } from '#core/words/en/desk/queues.ts';
import { showZoned } from '#web/app/dates.ts';
import { PageLink } from '#web/app/page-link.tsx';
import { showLoanNumber } from '../loan-number.ts';
import { applicationPath } from '../paths.ts';
import { RiskChip } from './risk-chip.tsx';
import { allColumns, type Column, type Shown } from './use-shown.ts';
import { useWindow } from './use-window.ts';
import styles from './work.module.css';
import type { WorkRow } from './work.ts';

/** A row, or one that has left and is still seen for a moment. */
export interface ShownRow extends WorkRow {
  readonly isGone?: boolean;
}

export interface Cursor {
  readonly at: string | undefined;
  readonly go: (uuid: string) => void;
  readonly selected: ReadonlySet<string>;
  readonly toggle: (uuid: string) => void;
}

interface WorkTableProps {
  readonly label: string;
  readonly rows: readonly ShownRow[];
  readonly now: Date;
  readonly shown: Shown;
  readonly cursor: Cursor;
  readonly box: RefObject<HTMLDivElement | null>;
  readonly onEnd: () => void;
}

const rowPx = { standard: 44, compact: 32 } as const;
const cardPx = 96;
const NEAR_END = 20;

const isPhone = () => matchMedia('(max-width: 39.99rem)').matches;

export function WorkTable({ label, rows, now, shown, cursor, box, onEnd }: WorkTableProps) {
  const { density = 'standard', columns = allColumns } = shown;
  const { first, last, before, after } = useWindow(box, rows.length, isPhone() ? cardPx : rowPx[density]);
  const isNearEnd = last > rows.length - NEAR_END;
  useEffect(() => {
    if (isNearEnd) onEnd();
  }, [isNearEnd, onEnd]);
  return (
    <table
      className={styles['table']}
      aria-label={label}
      aria-rowcount={rows.length + 1}
      data-density={density}
      // Where rows are not drawn there is room for them.
      style={{ marginBlock: `${before}px ${after}px` }}
    >
      <thead>
        <tr aria-rowindex={1}>
          <th scope="col" className={styles['check']}>
            <span className={styles['hidden']}>{words.select('')}</span>
          </th>
          <th scope="col">{words.due}</th>
          <th scope="col">{words.borrower}</th>
          <th scope="col">{words.asked}</th>
          {columns.map((column) => (
            <th key={column} scope="col" data-column={column}>
              {headings[column]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.slice(first, last).map((row, place) => (
          <Row
            key={row.applicationUuid}
            row={row}
            place={first + place + 2}
            now={now}
            columns={columns}
            isAt={cursor.at === row.applicationUuid}
            isSelected={cursor.selected.has(row.applicationUuid)}
            isWayIn={cursor.at === undefined && first + place === 0}
            go={cursor.go}
            toggle={cursor.toggle}
          />
        ))}
      </tbody>
    </table>
  );
}

const headings: Readonly<Record<Column, string>> = {
  flags: words.flags,
  line: words.line,
  home: words.homeAndBrand,
  since: words.waitingSince,
  holder: words.holder,
};

interface RowProps {
  readonly row: ShownRow;
  readonly place: number;
  readonly now: Date;
  readonly columns: readonly Column[];
  readonly isAt: boolean;
  readonly isSelected: boolean;
  /** Tab comes to it as long as no row was chosen. */
  readonly isWayIn: boolean;
  readonly go: Cursor['go'];
  readonly toggle: Cursor['toggle'];
}

/** Drawn again only when something about it changed: scrolling draws those that come into sight, not all that are. */
const Row = memo(function Row({ row, place, now, columns, isAt, isSelected, isWayIn, go, toggle }: RowProps) {
  const { applicationUuid: uuid, borrower, loanNumber, queue, dueAt, timeZone, isGone = false } = row;
  return (
    <tr
      className={styles['row']}
      aria-rowindex={place}
      data-at={isAt || undefined}
      data-gone={isGone || undefined}
      onFocus={() => go(uuid)}
    >
      <td className={styles['check']}>
        <input
          type="checkbox"
          aria-label={words.select(borrower)}
          tabIndex={isAt ? 0 : -1}
          checked={isSelected}
          disabled={isGone}
          onChange={() => toggle(uuid)}
        />
      </td>
      <td className={styles['due']}>
        <RiskChip row={row} now={now} />
        {dueAt !== null && <div className={styles['second']}>{showZoned(dueAt, timeZone)}</div>}
      </td>
      <td className={styles['who']}>
        <PageLink
          className={styles['link']}
          to={applicationPath(uuid)}
          tabIndex={isAt || isWayIn ? 0 : -1}
          data-work={uuid}
        >
          {borrower}
        </PageLink>
        <div className={styles['second']}>{loanNumber !== null && showLoanNumber(loanNumber)}</div>
      </td>
      <td className={styles['asked']}>
        {isGone ? words.noLongerWaits : deskQueue(queue).name}
        {isGone && row.holder !== null && !row.holder.isMe && (
          <div className={styles['second']}>{words.wasHeldBy(row.holder.name)}</div>
        )}
      </td>
      {columns.map((column) => (
        <td key={column} data-column={column}>
          {cells[column](row)}
        </td>
      ))}
    </tr>
  );
});

const cells: Readonly<Record<Column, (row: WorkRow) => ReactNode>> = {
  flags: ({ flags }) =>
    flags.map((flag) => (
      <span key={flag} className={styles['flag']}>
        {flagNames[flag]}
      </span>
    )),
  line: ({ lineCents }) => (lineCents === 0 ? words.noLine : formatCents(lineCents, 0)),
  home: ({ city, state, brand }) => (
    <>
      {city}, {state}
      <div className={styles['second']}>{brand}</div>
    </>
  ),
  since: ({ since, timeZone }) => showZoned(since, timeZone),
  holder: ({ holder }) => (holder === null ? words.free : holder.isMe ? words.you : holder.name),
};
