/** What waits for a second person, of every application of the organization, the longest waiting first. */
import * as words from '#core/words/en/console/ask.ts';
import { PageLink } from '#web/app/page-link.tsx';
import { queryClient, useRead } from '#web/client/queries.ts';
import styles from '../console.module.css';
import { Bar } from '../frame/bar.tsx';
import { ItemList, Nothing } from '../item-list.tsx';
import { LoadedPage } from '../loaded-page.tsx';
import { showLoanNumber } from '../loan-number.ts';
import { applicationPath } from '../paths.ts';
import { RequestCard } from './requests.tsx';

const READ_AGAIN_MS = 5000;

export function RequestsPage() {
  const query = useRead('GET /service-console/api/v1/requests', [{ query: {} }], { refetchInterval: READ_AGAIN_MS });
  const again = () => void queryClient.invalidateQueries();
  return (
    <LoadedPage
      query={query}
      label={words.readingRequests}
      heading={() => <Bar title={words.waitsForASecond} />}
      empty={(requests) => requests.length === 0 && <Nothing>{words.nothingWaitsForASecond}</Nothing>}
    >
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
              <RequestCard request={request} timeZone={request.timeZone} onDone={again} />
            </>
          )}
        </ItemList>
      )}
    </LoadedPage>
  );
}
