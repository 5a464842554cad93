/** What can fund on the chosen day, a page at a time: those that wait for the fewest things first. */
import { formatCents } from '#core/offers/money.ts';
import * as words from '#core/words/en/console/funding.ts';
import { read } from '#web/client/retry.ts';
import { DataTable } from '#web/ui/data-table.tsx';
import shared from '../console.module.css';
import { Icon } from '../frame/icons.tsx';
import { DeskList } from '../frame/list.tsx';
import { again, usePages } from '../frame/use-pages.ts';
import { Nothing } from '../item-list.tsx';
import styles from './funding.module.css';
import { type Funding, type Line, linesKey, READ_AGAIN_MS, sayDay, Who } from './line.tsx';

export function Lines({ funding: { days, day } }: { readonly funding: Funding }) {
  const pages = usePages<Line>({
    key: [linesKey, day],
    read: (cursor, signal) => read(linesKey, { query: { day, ...(cursor !== undefined && { cursor }) }, signal }),
    refetchInterval: again(READ_AGAIN_MS),
  });
  const { rows, hasMore } = pages;
  const counted = days.find((one) => one.day === day)?.lines ?? 0;
  return (
    <section className={shared['stack']} aria-label={words.onDay(sayDay(day))}>
      <h2 className={styles['head']}>{words.onDay(sayDay(day))}</h2>
      <DeskList
        pages={pages}
        awaited={words.readingLines}
        empty={counted === 0 && <Nothing>{words.nothingOnDay}</Nothing>}
      >
        {(lines) => (
          <DataTable
            caption={words.onDay(sayDay(day))}
            isCaptionHidden
            columns={columns}
            rows={lines}
            rowKey={({ uuid }) => uuid}
          />
        )}
      </DeskList>
      {rows !== undefined && !hasMore && rows.length < counted && (
        <p className={shared['muted']}>{words.notListed(counted - rows.length)}</p>
      )}
    </section>
  );
}

const columns = [
  { key: 'borrower', header: words.borrower, cell: (line: Line) => <Who line={line} /> },
  {
    key: 'draw',
    header: words.draw,
    isNumber: true,
    cell: ({ drawCents }: Line) => (drawCents === null ? words.noDraw : formatCents(drawCents)),
  },
  { key: 'approvals', header: words.approvals, cell: ({ approvals }: Line) => words.ofTwo(approvals) },
  { key: 'state', header: words.state, cell: (line: Line) => <Blockers line={line} /> },
];

function Blockers({ line: { blockers, isOnItsWay } }: { readonly line: Line }) {
  if (blockers.length === 0)
    return (
      <span className={styles['ready']}>
        <Icon name="check" /> {isOnItsWay ? words.onItsWay : words.readyToApprove}
      </span>
    );
  return (
    <ul className={styles['blockers']}>
      {blockers.map((blocker) => (
        <li key={blocker}>{blocker}</li>
      ))}
    </ul>
  );
}
