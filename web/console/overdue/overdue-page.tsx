/** Every application that rests longer where it is than the journey's table allows, the longest overdue first. */
import * as words from '#core/words/en/console/overdue.ts';
import { showZoned } from '#web/app/dates.ts';
import { PageLink } from '#web/app/page-link.tsx';
import type { Answer } from '#web/client/client.ts';
import { useRead } from '#web/client/queries.ts';
import { Card } from '#web/ui/card.tsx';
import { DefinitionList } from '#web/ui/definition-list.tsx';
import { sayCode, sayStatus } from '../closings/words.ts';
import styles from '../console.module.css';
import { Bar } from '../frame/bar.tsx';
import { ItemList, Nothing } from '../item-list.tsx';
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
      <ItemList items={applications} keyOf={({ uuid }) => uuid}>
        {(one) => <OverdueCard overdue={one} />}
      </ItemList>
      {total > applications.length && (
        <p className={styles['muted']}>{words.theFirstOfAreShown(applications.length, total)}</p>
      )}
    </>
  );
}

function OverdueCard({ overdue }: { readonly overdue: Overdue }) {
  const { uuid, borrower, loanNumber, status, statusSince, limit, overdueSince, actor, timeZone } = overdue;
  return (
    <Card>
      <h2 className={styles['itemTitle']}>
        <PageLink className={styles['plain']} to={applicationPath(uuid)}>
          {loanNumber === null ? borrower : `${borrower} · ${showLoanNumber(loanNumber)}`}
        </PageLink>
      </h2>
      <DefinitionList
        rows={[
          { term: words.status, value: sayStatus(status) },
          { term: words.inItSince, value: showZoned(statusSince, timeZone) },
          { term: words.limit, value: sayLimit(limit) },
          { term: words.overdueSince, value: showZoned(overdueSince, timeZone) },
          { term: words.whoseTurn, value: sayCode(actor) },
        ]}
      />
    </Card>
  );
}

const units: Readonly<Record<string, string>> = { m: 'minute', h: 'hour', d: 'day' };

/** `1d` as people say it: "1 day". */
function sayLimit(limit: string): string {
  const count = Number(limit.slice(0, -1));
  return `${count} ${units[limit.slice(-1)] ?? ''}${count === 1 ? '' : 's'}`;
}
