/** An account that was changed after signing: how long money waits for it, and whether the borrower has confirmed the change. */

import { showMoment } from '#web/app/dates.ts';
import { Alert } from '#web/ui/alert.tsx';
import styles from '../console.module.css';
import { useSay } from '../say.ts';
import type { ClosingProps } from './closing.ts';
import { WithReason } from './with-reason.tsx';

export function AccountHold({ closing, onDone }: ClosingProps) {
  const say = useSay(closing.uuid);
  const { accountHold: hold, timeZone } = closing;
  if (!hold?.why) return null;
  return (
    <>
      <Alert title="The account was changed after signing">
        {hold.isOver
          ? 'The three days of waiting are over.'
          : `No money goes to it before ${showMoment(hold.until, timeZone)}.`}{' '}
        {hold.isConfirmed
          ? 'The borrower has confirmed the change.'
          : 'The borrower has not confirmed the change yet: we emailed a code to the address we had before it.'}
      </Alert>
      {!hold.isConfirmed && (
        <div className={styles['actions']}>
          <WithReason
            closing={closing}
            event="accountChangeAnswered"
            title="The borrower confirmed the new account by phone?"
            submit="It is confirmed"
            onSay={async ({ why }) => {
              const refusal = await say('accountChangeAnswered', { outcome: 'confirmed', why });
              onDone();
              return refusal;
            }}
          >
            <p>
              {hold.callOn === null
                ? 'We have no phone number from before the change. Ask for a bank statement instead.'
                : `Call ${showPhone(hold.callOn)}, the number we had before the change, and no other. Then say who answered.`}
            </p>
          </WithReason>
        </div>
      )}
    </>
  );
}

const showPhone = (digits: string) => digits.replace(/^(\d{3})(\d{3})(\d{4})$/, '($1) $2-$3');
