/** Everything that waits for us, by queue: what the journey's table says is ours, answers to look at, what came back. */
import * as words from '#core/words/en/console/work.ts';
import { showZoned } from '#web/app/dates.ts';
import type { Answer } from '#web/client/client.ts';
import { useRead } from '#web/client/queries.ts';
import { sayStatus } from '../closings/words.ts';
import styles from '../console.module.css';
import { Bar } from '../frame/bar.tsx';
import { ListKeys, type ListRow, Rows } from '../frame/rows.tsx';
import { Nothing } from '../item-list.tsx';
import { LoadedPage } from '../loaded-page.tsx';
import { applicationPath } from '../paths.ts';

const key = 'GET /service-console/api/v1/work';
const READ_AGAIN_MS = 10_000;
type Queue = Answer<typeof key>[number];
type Waiting = Queue['applications'][number];

export function WorkPage() {
  const query = useRead(key, [], { refetchInterval: READ_AGAIN_MS });
  return (
    <LoadedPage
      query={query}
      label={words.readingTheWork}
      heading={() => (
        <>
          <Bar title={words.work} />
          <p className={styles['muted']}>{words.applicationsThatWaitForUsWhat}</p>
        </>
      )}
      empty={(queues) => queues.length === 0 && <Nothing>{words.nothingIsWaitingForUs}</Nothing>}
    >
      {(queues) => (
        <ListKeys>
          {queues.map((queue) => (
            <WorkQueue key={queue.queue} queue={queue} />
          ))}
        </ListKeys>
      )}
    </LoadedPage>
  );
}

function WorkQueue({ queue: { label, isMine, applications } }: { readonly queue: Queue }) {
  return (
    <section className={styles['stack']} aria-label={label}>
      <h2>{`${label} (${applications.length})`}</h2>
      {!isMine && <p className={styles['muted']}>{words.forColleaguesYourRoles}</p>}
      <Rows label={label} rows={applications.map(rowOf)} />
    </section>
  );
}

function rowOf({ uuid, borrower, loanNumber, status, statusSince, property, timeZone }: Waiting): ListRow {
  return {
    key: uuid,
    to: applicationPath(uuid),
    title: loanNumber === null ? borrower : `${borrower} · ${loanNumber}`,
    line: sayStatus(status),
    facts: [
      words.sinceWithStatusSince(showZoned(statusSince, timeZone)),
      `${property.street1}, ${property.city}, ${property.state} ${property.zip}`,
    ],
  };
}
