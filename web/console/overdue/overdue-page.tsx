/** Every application that rests longer where it is than the journey's table allows, the longest overdue first. */
import * as words from '#core/words/en/console/overdue.ts';
import { clocks } from '#core/words/en/desk/queues.ts';
import { showZoned } from '#web/app/dates.ts';
import { PageLink } from '#web/app/page-link.tsx';
import type { Answer } from '#web/client/client.ts';
import { read } from '#web/client/retry.ts';
import { DataTable } from '#web/ui/data-table.tsx';
import { sayCode, sayStatus } from '../closings/words.ts';
import styles from '../console.module.css';
import { Bar } from '../frame/bar.tsx';
import { DeskList } from '../frame/list.tsx';
import { again, usePages } from '../frame/use-pages.ts';
import { Nothing } from '../item-list.tsx';
import { showLoanNumber } from '../loan-number.ts';
import { applicationPath } from '../paths.ts';

const key = 'GET /service-console/api/v1/overdue';
const READ_AGAIN_MS = 10_000;
type Overdue = Answer<typeof key>['rows'][number];

export function OverduePage() {
  const pages = usePages<Overdue>({
    key: [key],
    read: (cursor, signal) => read(key, { query: cursor === undefined ? {} : { cursor }, signal }),
    refetchInterval: again(READ_AGAIN_MS),
  });
  const { rows = [], hasMore } = pages;
  return (
    <>
      <Bar title={rows.length === 0 ? words.overdue : words.overdueWithTotal(rows.length, hasMore)} />
      <p className={styles['muted']}>{words.applicationsThatHaveBeen}</p>
      <DeskList pages={pages} awaited={words.readingWhatIsOverdue} empty={<Nothing>{words.nothingIsOverdue}</Nothing>}>
        {(overdue) => (
          <DataTable
            caption={words.overdue}
            isCaptionHidden
            columns={columns}
            rows={overdue}
            rowKey={({ uuid }) => uuid}
          />
        )}
      </DeskList>
    </>
  );
}

const columns = [
  {
    key: 'borrower',
    header: words.borrower,
    cell: ({ uuid, borrower, loanNumber }: Overdue) => (
      <PageLink className={styles['plain']} to={applicationPath(uuid)}>
        {loanNumber === null ? borrower : `${borrower} · ${showLoanNumber(loanNumber)}`}
      </PageLink>
    ),
  },
  { key: 'status', header: words.status, cell: ({ status }: Overdue) => sayStatus(status) },
  { key: 'turn', header: words.whoseTurn, cell: ({ actor }: Overdue) => sayCode(actor) },
  {
    key: 'since',
    header: words.inItSince,
    cell: ({ statusSince, timeZone }: Overdue) => showZoned(statusSince, timeZone),
  },
  {
    key: 'limit',
    header: words.limit,
    cell: ({ limit, clock }: Overdue) =>
      clock === null || clock === 'limit' ? sayLimit(limit, clock !== null) : clocks[clock],
  },
  {
    key: 'overdue',
    header: words.overdueSince,
    cell: ({ overdueSince, timeZone }: Overdue) => showZoned(overdueSince, timeZone),
  },
];

/** `1d` as people say it: "1 day"; what is ours is counted in business time. */
function sayLimit(limit: string, isBusiness: boolean): string {
  const count = Number(limit.slice(0, -1));
  const span = words.span(count, limit.slice(-1) as 'm' | 'h' | 'd');
  return isBusiness ? words.businessTime(span) : span;
}
