/**
 * The right to cancel: the three dates that start it, the midnight that ends it, what cancelling means, and the button. It
 * stands on the borrower's page and on a signer's, because any one owner may cancel for all.
 */
import { useState } from 'react';
import { AskedOnce } from '#web/app/asked-once.tsx';
import { sayDay, sayZone } from '#web/app/dates.ts';
import { failureText } from '#web/app/failure-text.ts';
import { useCallOnce } from '#web/app/use-call-once.ts';
import { Card } from '#web/ui/card.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { DefinitionList } from '#web/ui/definition-list.tsx';
import { SupportPhone } from '../../shell/support-lines.tsx';
import styles from '../application/screen.module.css';
import type { ClosingDays } from '../complete/closing-days.ts';

interface RightToCancelProps {
  readonly uuid: string;
  readonly right: NonNullable<ClosingDays['rescission']>;
  readonly timeZone: string;
  readonly onCancelled: () => void;
}

export function RightToCancel({ uuid, right, timeZone, onCancelled }: RightToCancelProps) {
  const { signedOn, disclosedOn, noticedOn, lastDay, canCancel, isWaived } = right;
  return (
    <Card title="Your right to cancel">
      {canCancel ? (
        <p>
          The law gives every owner of your home three business days to cancel without giving a reason and without cost.{' '}
          {lastDay === null ? (
            'The days begin when everyone has their notice.'
          ) : (
            <>
              You may cancel until <strong>midnight of {sayDay(lastDay)}</strong>, {sayZone(timeZone)}. No money is sent
              before that.
            </>
          )}
        </p>
      ) : (
        <p>
          {isWaived
            ? 'Every owner asked in writing to give up this right because of an emergency.'
            : `The time to cancel ended at midnight of ${sayDay(lastDay)}.`}
        </p>
      )}
      <DefinitionList
        rows={[
          { term: 'The last owner signed', value: sayDay(signedOn) },
          { term: 'Disclosures received', value: sayDay(disclosedOn) },
          { term: 'The notice of your right was sent', value: sayDay(noticedOn) },
          { term: 'Last day to cancel', value: sayDay(lastDay) },
        ]}
      />
      {canCancel && (
        <>
          <p>
            The days count from the latest of the first three dates. Saturdays count; Sundays and federal holidays do
            not. A letter counts from the day you mail it, so it is in time when it is mailed on the last day.
          </p>
          <Cancel uuid={uuid} onCancelled={onCancelled} />
        </>
      )}
    </Card>
  );
}

/** Asked once, in full: what it undoes, and that it cannot be undone. */
function Cancel({ uuid, onCancelled }: Pick<RightToCancelProps, 'uuid' | 'onCancelled'>) {
  const [isSure, setSure] = useState(false);
  const [isUnsure, setUnsure] = useState(false);
  const rescind = useCallOnce('POST /service-application/api/v2/application/heloc/{uuid}/rescind');
  const cancel = () => rescind({ params: { uuid }, body: {} }).then(() => void onCancelled(), failureText);
  return (
    <div className={styles['actions']}>
      <AskedOnce
        label="Cancel my line"
        kind="secondary"
        title="Cancel your line of credit?"
        yes="Yes, cancel it"
        no="Keep my line"
        isReady={() => {
          setUnsure(!isSure);
          return isSure;
        }}
        act={cancel}
      >
        <div className={styles['points']}>
          <p>Cancelling takes effect at once, for every owner, and cannot be undone.</p>
          <ul className={styles['points']}>
            <li>The lien on your home ends. If it was recorded, we have it released.</li>
            <li>No money is sent to you or to anyone you asked us to pay.</li>
            <li>Within 20 calendar days we give back every fee you have paid.</li>
            <li>To borrow later you would apply again, at the terms of that day.</li>
          </ul>
          <Checkbox
            isCard
            name="isSure"
            label="I want to cancel this line of credit."
            value={isSure}
            onChange={setSure}
            error={isUnsure && !isSure ? 'Please tick the box if you want to cancel' : undefined}
          />
          <p>
            Not sure? Call <SupportPhone /> first.
          </p>
        </div>
      </AskedOnce>
    </div>
  );
}
