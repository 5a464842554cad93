/** The applications in one status, the longest resting first, a page at a time. */
import { isStatus } from '#core/journey/statuses.ts';
import { formatCents } from '#core/offers/money.ts';
import * as words from '#core/words/en/console/map.ts';
import { statusNames } from '#core/words/en/desk/statuses.ts';
import { showZoned } from '#web/app/dates.ts';
import { PageLink } from '#web/app/page-link.tsx';
import { type Answer, call } from '#web/client/client.ts';
import { Bar } from '../frame/bar.tsx';
import { Icon } from '../frame/icons.tsx';
import { DeskList, Empty } from '../frame/list.tsx';
import { ListKeys, type ListRow, Rows } from '../frame/rows.tsx';
import { useChosen } from '../frame/use-chosen.ts';
import { again, usePages } from '../frame/use-pages.ts';
import { Nothing } from '../item-list.tsx';
import { applicationPath } from '../paths.ts';
import { statusPath } from './counts.ts';
import styles from './map.module.css';

const key = 'GET /service-console/api/v1/map/{status}/applications';
type Row = Answer<typeof key>['rows'][number];
const READ_AGAIN_MS = 15_000;

export function StatusPage({ status }: { readonly status: string }) {
  const isLateOnly = useChosen().get('late') === 'yes';
  const back = { to: '/console/map', label: words.backToTheMap };
  if (!isStatus(status))
    return (
      <>
        <Bar title={words.title} back={back} />
        <Nothing>{words.thereIsNoSuchStatus}</Nothing>
      </>
    );
  return (
    <>
      <Bar title={statusNames[status]} back={back} {...(isLateOnly && { lead: words.isLate })}>
        {isLateOnly && <PageLink to={statusPath(status)}>{words.showAll}</PageLink>}
      </Bar>
      <List key={`${status} ${isLateOnly}`} status={status} isLateOnly={isLateOnly} />
    </>
  );
}

function List({ status, isLateOnly }: { readonly status: string; readonly isLateOnly: boolean }) {
  const pages = usePages<Row>({
    key: [key, status, isLateOnly],
    read: (cursor, signal) =>
      call(key, {
        params: { status },
        query: { ...(cursor !== undefined && { cursor }), ...(isLateOnly && { late: 'yes' as const }) },
        signal,
      }),
    refetchInterval: again(READ_AGAIN_MS),
  });
  return (
    <ListKeys>
      <DeskList
        pages={pages}
        awaited={words.readingTheList}
        empty={
          <Empty title={isLateOnly ? words.noneLate : words.noneHere}>
            <p>{isLateOnly ? words.lateWhen : words.fillsWhen}</p>
          </Empty>
        }
      >
        {(rows) => <Rows label={words.title} rows={rows.map(shown)} />}
      </DeskList>
    </ListKeys>
  );
}

function shown({ uuid, borrower, loanNumber, place, timeZone, drawCents, since, isLate }: Row): ListRow {
  return {
    key: uuid,
    to: applicationPath(uuid),
    title: borrower,
    line: `${loanNumber ?? words.withoutNumber} · ${place}`,
    facts: [drawCents === null ? '' : formatCents(drawCents), words.since(showZoned(since, timeZone))],
    ...(isLate && {
      mark: (
        <span className={styles['lateMark']}>
          <Icon name="late" /> {words.isLate}
        </span>
      ),
    }),
  };
}
