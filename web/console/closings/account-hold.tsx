/** An account that was changed after signing: how long money waits for it, and whether the borrower has confirmed the change. */
import * as words from '#core/words/en/console/closings.ts';
import { showZoned } from '#web/app/dates.ts';
import { Alert } from '#web/ui/alert.tsx';
import styles from '../console.module.css';
import type { ClosingProps } from './closing.ts';
import { WithReason } from './with-reason.tsx';

export function AccountHold({ closing, onDone }: ClosingProps) {
  const { accountHold: hold, timeZone } = closing;
  if (!hold?.why) return null;
  return (
    <>
      <Alert title={words.theAccountWasChanged}>
        {hold.isOver ? words.theThreeDaysOfWaiting : words.noMoneyGoesToItBefore(showZoned(hold.until, timeZone))}{' '}
        {hold.isConfirmed ? words.theBorrowerHasConfirmed : words.theBorrowerHasNot}
      </Alert>
      {!hold.isConfirmed && (
        <div className={styles['actions']}>
          <WithReason
            closing={closing}
            event="accountChangeAnswered"
            title={words.theBorrowerConfirmedTheNew}
            submit={words.itIsConfirmed}
            onDone={onDone}
            payloadOf={({ why }) => ({ outcome: 'confirmed', why })}
          >
            <p>{hold.callOn === null ? words.weHaveNoPhone : words.callTheNumberWeHad(showPhone(hold.callOn))}</p>
          </WithReason>
        </div>
      )}
    </>
  );
}

const showPhone = (digits: string) => digits.replace(/^(\d{3})(\d{3})(\d{4})$/, '($1) $2-$3');
