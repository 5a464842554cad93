/** Every closing, from the papers on the table to the last payment: first those that wait for operations, then the others. */
import * as words from '#core/words/en/console/closings.ts';
import { showZoned } from '#web/app/dates.ts';
import { PageLink } from '#web/app/page-link.tsx';
import type { Answer } from '#web/client/client.ts';
import { useRead } from '#web/client/queries.ts';
import { Card } from '#web/ui/card.tsx';
import styles from '../console.module.css';
import { Bar } from '../frame/bar.tsx';
import { ItemList } from '../item-list.tsx';
import { LoadedPage } from '../loaded-page.tsx';
import { showLoanNumber } from '../loan-number.ts';
import { applicationPath } from '../paths.ts';
import { sayStatus } from './words.ts';

const key = 'GET /service-console/api/v1/closings';
const READ_AGAIN_MS = 5000;
type Closing = Answer<typeof key>[number];

export function ClosingsPage() {
  const query = useRead(key, [], { refetchInterval: READ_AGAIN_MS });
  return (
    <LoadedPage query={query} label={words.readingTheClosings}>
      {(closings) => <AllClosings closings={closings} />}
    </LoadedPage>
  );
}

function AllClosings({ closings }: Pick<ClosingsProps, 'closings'>) {
  const ours = closings.filter(({ isOurs }) => isOurs);
  const others = closings.filter(({ isOurs }) => !isOurs);
  return (
    <>
      <Bar title={words.closings} />
      <p className={styles['muted']}>{words.fromThePapersToSign}</p>
      <Closings title={words.waitingForUs} closings={ours} empty={words.nothingIsWaitingForUs} />
      <Closings title={words.withOthers} closings={others} empty={words.noOtherClosings} />
    </>
  );
}

interface ClosingsProps {
  readonly title: string;
  readonly closings: readonly Closing[];
  readonly empty: string;
}

function Closings({ title, closings, empty }: ClosingsProps) {
  return (
    <section className={styles['stack']} aria-label={title}>
      <h2>{`${title} (${closings.length})`}</h2>
      <ItemList items={closings} keyOf={({ uuid }) => uuid} empty={empty}>
        {(closing) => <ClosingCard closing={closing} />}
      </ItemList>
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
