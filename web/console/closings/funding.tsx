/** Releasing the money: two different people, each named with the moment; or stopping it for a reason. */

import { formatCents } from '#core/offers/money.ts';
import { showMoment } from '#web/app/dates.ts';
import { Alert } from '#web/ui/alert.tsx';
import { useFocusWhenShown } from '#web/ui/use-focus-when-shown.ts';
import styles from '../console.module.css';
import { useMe } from '../me.ts';
import { useSay } from '../say.ts';
import { type ClosingProps, takes } from './closing.ts';
import { LastChecks } from './last-checks.tsx';
import { SayButton } from './say-button.tsx';
import { WithReason } from './with-reason.tsx';

export function Funding({ closing, onDone }: ClosingProps) {
  const me = useMe();
  const say = useSay(closing.uuid);
  const { approvals, approvalsVoided, accountHold, money, timeZone } = closing;
  const isMine = approvals.some((one) => one.isMine);
  const told = useFocusWhenShown<HTMLParagraphElement>(isMine && approvals.length < 2);
  const isHeld = closing.lastChecks.some(({ state }) => state === 'found') || accountHold?.why != null;
  // Sent and not come back: what was approved is on its way.
  const isSending = takes(closing, 'disbursementRetried') || takes(closing, 'creditorPaymentRetried');
  if (isSending && !closing.returnedMoney && !closing.returnedPayoff) return null;
  return (
    <>
      {approvalsVoided && approvals.length < 2 && (
        <Alert title="Approvals are void">
          {approvalsVoided.why} Approvals from before {showMoment(approvalsVoided.at, timeZone)} no longer count: two
          people must look at it as it is now and approve.
        </Alert>
      )}
      <LastChecks closing={closing} onDone={onDone} />
      <ul className={styles['list']} aria-label="Approvals">
        {approvals.map(({ name, at }) => (
          <li key={at + name}>
            Approved by <strong>{name}</strong>, {showMoment(at, timeZone)}
          </li>
        ))}
        {approvals.length < 2 && (
          <li className={styles['muted']}>
            {approvals.length === 0 ? 'Two people must approve.' : 'A second person must approve.'}
            {accountHold?.why != null && ' They can once the account is confirmed and its waiting time is over.'}
          </li>
        )}
      </ul>
      {isMine && approvals.length < 2 && (
        <p role="status" ref={told} tabIndex={-1}>
          You approved. A second person must approve before any money goes out.
        </p>
      )}
      <div className={styles['actions']}>
        {!isMine && !isHeld && approvals.length < 2 && me.data && (
          <SayButton
            closing={closing}
            onDone={onDone}
            event="fundingApproved"
            payload={{ approver: me.data.identityUuid, release: closing.release }}
          >
            {money ? `Approve sending ${formatCents(money.cashCents)}` : 'Approve the funding'}
          </SayButton>
        )}
        {takes(closing, 'fundingStopped') && (
          <WithReason
            closing={closing}
            event="fundingStopped"
            kind="danger"
            title="Stop the funding?"
            submit="Stop it"
            hasPrincipalReason
            onSay={async (said) => {
              const refusal = await say('fundingStopped', said);
              onDone();
              return refusal;
            }}
          />
        )}
      </div>
    </>
  );
}
