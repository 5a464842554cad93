/** Every application that rests longer where it is than the journey's table allows, the longest overdue first. */
import * as words from '#core/words/en/console/overdue.ts';
import { showZoned } from '#web/app/dates.ts';
import { PageLink } from '#web/app/page-link.tsx';
import type { Answer } from '#web/client/client.ts';
import { useRead } from '#web/client/queries.ts';
import { DataTable } from '#web/ui/data-table.tsx';
import { sayCode, sayStatus } from '../closings/words.ts';
import styles from '../console.module.css';
import { Bar } from '../frame/bar.tsx';
import { Nothing } from '../item-list.tsx';
import { LoadedPage } from '../loaded-page.tsx';
import { showLoanNumber } from '../loan-number.ts';
import { applicationPath } from '../paths.ts';

const key = 'GET /service-console/api/v1/overdue';
const READ_AGAIN_MS = 10_000;
type Overdue = Answer<typeof key>['applications'][number];

export function OverduePage() {
  const query = useRead(key, [], { refetchInterval: READ_AGAIN_MS });
  return (
    <LoadedPage
      query={query}
      label={words.readingWhatIsOverdue}
      heading={({ total }) => (
        <>
          <Bar title={total === 0 ? words.overdue : words.overdueWithTotal(total)} />
          <p className={styles['muted']}>{words.applicationsThatHaveBeen}</p>
        </>
      )}
      empty={({ applications }) => applications.length === 0 && <Nothing>{words.nothingIsOverdue}</Nothing>}
    >
      {(answer) => <OverdueList {...answer} />}
    </LoadedPage>
  );
}

function OverdueList({ total, applications }: Answer<typeof key>) {
  return (
    <>
      <DataTable
        caption={words.overdue}
        isCaptionHidden
        columns={columns}
        rows={applications}
        rowKey={({ uuid }) => uuid}
      />
      {total > applications.length && (
        <p className={styles['muted']}>{words.theFirstOfAreShown(applications.length, total)}</p>
      )}
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
  { key: 'limit', header: words.limit, cell: ({ limit }: Overdue) => sayLimit(limit) },
  {
    key: 'overdue',
    header: words.overdueSince,
    cell: ({ overdueSince, timeZone }: Overdue) => showZoned(overdueSince, timeZone),
  },
];

const units: Readonly<Record<string, string>> = { m: 'minute', h: 'hour', d: 'day' };

/** `1d` as people say it: "1 day". */
function sayLimit(limit: string): string {
  const count = Number(limit.slice(0, -1));
  return `${count} ${units[limit.slice(-1)] ?? ''}${count === 1 ? '' : 's'}`;
}
