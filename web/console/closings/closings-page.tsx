/** Every closing, from the papers on the table to the last payment: first those that wait for operations, then the others. */
import * as words from '#core/words/en/console/closings.ts';
import { showZoned } from '#web/app/dates.ts';
import { PageLink } from '#web/app/page-link.tsx';
import type { Answer } from '#web/client/client.ts';
import { read } from '#web/client/retry.ts';
import { Card } from '#web/ui/card.tsx';
import styles from '../console.module.css';
import { Bar } from '../frame/bar.tsx';
import { DeskList } from '../frame/list.tsx';
import { again, usePages } from '../frame/use-pages.ts';
import { ItemList, Nothing } from '../item-list.tsx';
import { showLoanNumber } from '../loan-number.ts';
import { applicationPath } from '../paths.ts';
import { sayStatus } from './words.ts';

const key = 'GET /service-console/api/v1/closings';
const READ_AGAIN_MS = 5000;
type Closing = Answer<typeof key>['rows'][number];

export function ClosingsPage() {
  return (
    <>
      <Bar title={words.closings} />
      <p className={styles['muted']}>{words.fromThePapersToSign}</p>
      <Closings side="ours" title={words.waitingForUs} empty={words.nothingIsWaitingForUs} />
      <Closings side="others" title={words.withOthers} empty={words.noOtherClosings} />
    </>
  );
}

interface ClosingsProps {
  readonly side: 'ours' | 'others';
  readonly title: string;
  readonly empty: string;
}

function Closings({ side, title, empty }: ClosingsProps) {
  const pages = usePages<Closing>({
    key: [key, side],
    read: (cursor, signal) => read(key, { query: { side, ...(cursor !== undefined && { cursor }) }, signal }),
    refetchInterval: again(READ_AGAIN_MS),
  });
  const { rows, hasMore } = pages;
  return (
    <section className={styles['stack']} aria-label={title}>
      <h2>{rows === undefined ? title : words.withCount(title, rows.length, hasMore)}</h2>
      <DeskList pages={pages} awaited={words.readingTheClosings} empty={<Nothing>{empty}</Nothing>}>
        {(closings) => (
          <ItemList items={closings} keyOf={({ uuid }) => uuid}>
            {(closing) => <ClosingCard closing={closing} />}
          </ItemList>
        )}
      </DeskList>
    </section>
  );
}

function ClosingCard({ closing }: { readonly closing: Closing }) {
  const { uuid, borrower, property, loanNumber, status, statusSince, slot, timeZone } = closing;
  return (
    <Card
      level={3}
      title={
        <PageLink className={styles['plain']} to={applicationPath(uuid)}>
          {loanNumber === null ? borrower : `${borrower} · ${showLoanNumber(loanNumber)}`}
        </PageLink>
      }
    >
      <p className={styles['facts']}>
        <strong>{sayStatus(status)}</strong>
        <span className={styles['muted']}>{words.sinceWithStatusSince(showZoned(statusSince, timeZone))}</span>
        <span>
          {property.street1}, {property.city}, {property.state} {property.zip}
        </span>
        {slot && <span>{words.notaryOn(showZoned(slot.startsAt, timeZone))}</span>}
      </p>
    </Card>
  );
}
