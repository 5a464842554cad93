/** Closings that wait for an attorney, for the law's clock, or for a notary in person; and what operations do about them. */
import { statuses } from '#core/journey/statuses.ts';
import type { Answer } from '#web/client/client.ts';
import { useRead } from '#web/client/queries.ts';
import { Card } from '#web/ui/card.tsx';
import { DefinitionList } from '#web/ui/definition-list.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import styles from '../console.module.css';
import { showMoment } from '../moment.ts';
import { Problem } from '../problem.tsx';
import { AttorneyReview } from './attorney-review.tsx';
import { MoveAppointment } from './move-appointment.tsx';
import { PapersBack } from './papers-back.tsx';

const key = 'GET /service-console/api/v1/closings';
const READ_AGAIN_MS = 5000;
export type Closing = Answer<typeof key>[number];

export interface ClosingProps {
  readonly closing: Closing;
  readonly onDone: () => void;
}

export function ClosingsPage() {
  const query = useRead(key, [], { refetchInterval: READ_AGAIN_MS });
  if (query.data === undefined) {
    return query.isError ? (
      <Problem error={query.error} onTryAgain={() => void query.refetch()} />
    ) : (
      <Skeleton label="Reading the closings" kind="block" />
    );
  }
  return (
    <>
      <h1>Closings</h1>
      <p className={styles['muted']}>From the notary’s papers to the signed deed, the longest waiting first.</p>
      {query.data.length === 0 ? (
        <p>Nothing is waiting.</p>
      ) : (
        <ul className={styles['list']}>
          {query.data.map((closing) => (
            <li key={closing.uuid}>
              <ClosingCard closing={closing} onDone={() => void query.refetch()} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

function ClosingCard({ closing, onDone }: ClosingProps) {
  const { borrower, signers, property, loanNumber, status, statusSince, closingNotBefore, slot, timeZone } = closing;
  const can = (event: string) => closing.takes.includes(event);
  return (
    <Card title={`${borrower} · ${loanNumber ?? ''}`} level={2}>
      <DefinitionList
        rows={[
          { term: 'Home', value: `${property.street1}, ${property.city}, ${property.state} ${property.zip}` },
          { term: 'Also sign', value: signers.length > 0 ? signers.join(', ') : 'Nobody' },
          { term: 'Status', value: `${status}, since ${showMoment(statusSince, timeZone)}` },
          ...(closingNotBefore ? [{ term: 'Not before', value: showMoment(closingNotBefore, timeZone) }] : []),
          ...(can('notaryReserved')
            ? [
                {
                  term: 'Appointment',
                  value: slot ? `${showMoment(slot.startsAt, timeZone)}, ${slot.place}` : 'None yet',
                },
              ]
            : []),
        ]}
      />
      <p className={styles['muted']}>{statuses[status as keyof typeof statuses]?.why}</p>
      <div className={styles['actions']}>
        {can('attorneyApproved') && <AttorneyReview closing={closing} onDone={onDone} />}
        {can('notaryReserved') && <MoveAppointment closing={closing} onDone={onDone} />}
        {can('deedSigned') && can('notaryReserved') && <PapersBack closing={closing} onDone={onDone} />}
      </div>
    </Card>
  );
}
