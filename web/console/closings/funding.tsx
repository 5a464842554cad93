/** Releasing the money: two different people, each named with the moment; or stopping it for a reason. */
import { formatCents } from '#core/offers/money.ts';
import * as words from '#core/words/en/console/closings.ts';
import { showZoned } from '#web/app/dates.ts';
import { Alert } from '#web/ui/alert.tsx';
import { rich } from '#web/ui/rich.tsx';
import { useFocusWhenShown } from '#web/ui/use-focus-when-shown.ts';
import styles from '../console.module.css';
import { useMe } from '../me.ts';
import { type ClosingProps, takes } from './closing.ts';
import { LastChecks } from './last-checks.tsx';
import { SayButton } from './say-button.tsx';
import { WithReason } from './with-reason.tsx';

export function Funding({ closing, onDone }: ClosingProps) {
  const me = useMe();
  const { approvals, approvalsVoided, money, timeZone } = closing;
  const isMine = approvals.some((one) => one.isMine);
  const told = useFocusWhenShown<HTMLParagraphElement>(isMine && approvals.length < 2);
  // Sent and not come back: what was approved is on its way.
  const isSending = takes(closing, 'disbursementRetried') || takes(closing, 'creditorPaymentRetried');
  if (isSending && !closing.returnedMoney && !closing.returnedPayoff) return null;
  return (
    <>
      {approvalsVoided && approvals.length < 2 && (
        <Alert title={words.approvalsAreVoid}>
          {words.approvalsFromBeforeNo(approvalsVoided.why, showZoned(approvalsVoided.at, timeZone))}
        </Alert>
      )}
      <LastChecks closing={closing} onDone={onDone} />
      <Approvals closing={closing} />
      {isMine && approvals.length < 2 && (
        <p role="status" ref={told} tabIndex={-1}>
          {words.youApprovedASecond}
        </p>
      )}
      <div className={styles['actions']}>
        {!isMine && approvals.length < 2 && me.data && (
          <SayButton
            closing={closing}
            onDone={onDone}
            event="fundingApproved"
            payload={{ approver: me.data.identityUuid, release: closing.release }}
            label={money ? words.approveSending(formatCents(money.cashCents)) : words.approveTheFunding}
          />
        )}
        {takes(closing, 'fundingStopped') && (
          <WithReason
            closing={closing}
            event="fundingStopped"
            kind="danger"
            title={words.stopTheFunding}
            submit={words.stopIt}
            hasPrincipalReason
            onDone={onDone}
            payloadOf={(said) => said}
          />
        )}
      </div>
    </>
  );
}

/** Who has approved and when, and who must still. */
function Approvals({ closing: { approvals, accountHold, timeZone } }: Pick<ClosingProps, 'closing'>) {
  return (
    <ul className={styles['list']} aria-label={words.approvals}>
      {approvals.map(({ name, at }) => (
        <li key={at + name}>
          {rich(words.approvedBy(name, (text) => <strong>{text}</strong>, showZoned(at, timeZone)))}
        </li>
      ))}
      {approvals.length < 2 && (
        <li className={styles['muted']}>
          {approvals.length === 0 ? words.twoPeopleMustApprove : words.aSecondPersonMust}
          {accountHold?.why != null && words.theyCanOnceTheAccount}
        </li>
      )}
    </ul>
  );
}
