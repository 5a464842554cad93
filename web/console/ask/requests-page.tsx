/** What waits for a second person, of every application of the organization, the longest waiting first. */
import * as words from '#core/words/en/console/ask.ts';
import { PageLink } from '#web/app/page-link.tsx';
import type { Answer } from '#web/client/client.ts';
import { queryClient } from '#web/client/queries.ts';
import { read } from '#web/client/retry.ts';
import styles from '../console.module.css';
import { Bar } from '../frame/bar.tsx';
import { DeskList } from '../frame/list.tsx';
import { again, usePages } from '../frame/use-pages.ts';
import { ItemList, Nothing } from '../item-list.tsx';
import { showLoanNumber } from '../loan-number.ts';
import { applicationPath } from '../paths.ts';
import { RequestCard } from './requests.tsx';

const key = 'GET /service-console/api/v1/requests';
const READ_AGAIN_MS = 5000;
type Request = Answer<typeof key>['rows'][number];

export function RequestsPage() {
  const pages = usePages<Request>({
    key: [key],
    read: (cursor, signal) => read(key, { query: cursor === undefined ? {} : { cursor }, signal }),
    refetchInterval: again(READ_AGAIN_MS),
  });
  const readAll = () => void queryClient.invalidateQueries();
  return (
    <>
      <Bar title={words.waitsForASecond} />
      <DeskList pages={pages} awaited={words.readingRequests} empty={<Nothing>{words.nothingWaitsForASecond}</Nothing>}>
        {(requests) => (
          <ItemList items={requests} keyOf={({ uuid }) => uuid}>
            {(request) => (
              <>
                <h2 className={styles['itemTitle']}>
                  <PageLink className={styles['plain']} to={applicationPath(request.applicationUuid)}>
                    {[request.borrower, request.loanNumber && showLoanNumber(request.loanNumber)]
                      .filter(Boolean)
                      .join(' · ')}
                  </PageLink>
                </h2>
                <RequestCard request={request} timeZone={request.timeZone} onDone={readAll} />
              </>
            )}
          </ItemList>
        )}
      </DeskList>
    </>
  );
}
