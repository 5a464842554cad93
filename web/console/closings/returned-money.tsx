/** Money that the bank sent back: why, which account it was for, whether the borrower named another, and sending it again. */
import { useState } from 'react';
import { showMoment } from '#web/app/dates.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import styles from '../console.module.css';
import { useSay } from '../say.ts';
import { type ClosingProps, whyNot } from './closing.ts';
import { SayButton } from './say-button.tsx';

const doubt = 'BANK_ACCOUNT_FRAUD_REVIEW';

export function ReturnedMoney({ closing, onDone }: ClosingProps) {
  const { returnedMoney, money, conditions, timeZone } = closing;
  if (!returnedMoney) return null;
  const savedAt = money?.accountSavedAt ?? null;
  const isNew = savedAt !== null && savedAt > returnedMoney.at;
  const question = conditions.find(({ category }) => category === doubt);
  // The question about the account is cleared by sending; whatever else stands in the way is not.
  const inTheWay = whyNot(closing, 'disbursementRetried');
  const canSend = inTheWay === null || (question !== undefined && !isNew);
  return (
    <>
      <Alert title="Money came back">
        The money is with us again since {showMoment(returnedMoney.at, timeZone)}:{' '}
        {returnedMoney.why ?? 'no reason given'}
      </Alert>
      <p>
        {isNew
          ? `The borrower named another account, ending in ${money?.accountMask}, on ${showMoment(savedAt, timeZone)}. ${
              money?.isOwnerVerified ? 'The bank confirms that it is theirs.' : 'Its owner is not confirmed.'
            }`
          : `The account ending in ${money?.accountMask ?? ''} is the one it came back from. We wrote to the borrower, who can name another on their page.`}
      </p>
      <div className={styles['actions']}>
        {canSend ? (
          <SendAgain closing={closing} onDone={onDone} conditionUuid={question?.uuid} isNew={isNew} />
        ) : (
          <p className={styles['muted']}>Cannot be sent again now: {inTheWay}</p>
        )}
        {question && isNew && !canSend && (
          <SayButton
            closing={closing}
            onDone={onDone}
            event="conditionCleared"
            payload={{ conditionUuid: question.uuid, why: 'The borrower named another account.' }}
          >
            The new account answers the question
          </SayButton>
        )}
        {!question && (
          <SayButton
            closing={closing}
            onDone={onDone}
            kind="secondary"
            event="conditionRaised"
            payload={{
              categoryEnum: doubt,
              requestDocuments: ['BANK_STATEMENT'],
              actionNeeded: 'Please name another account of yours, or send a statement of this one.',
            }}
          >
            Ask for another account
          </SayButton>
        )}
      </div>
    </>
  );
}

interface SendAgainProps extends ClosingProps {
  readonly conditionUuid: string | undefined;
  readonly isNew: boolean;
}

/** The question is answered and the money goes: two words, the second only after the first was taken. */
function SendAgain({ closing, onDone, conditionUuid, isNew }: SendAgainProps) {
  const say = useSay(closing.uuid);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const press = async () => {
    setBusy(true);
    const why = isNew ? 'The borrower named another account.' : 'The account was looked at and is right.';
    const refusal = conditionUuid && (await say('conditionCleared', { conditionUuid, why }));
    setFailure(refusal || (await say('disbursementRetried', {})));
    setBusy(false);
    onDone();
  };
  return (
    <>
      <Button kind={isNew ? 'primary' : 'secondary'} isBusy={isBusy} onClick={() => void press()}>
        {isNew ? 'Send it to the new account' : 'The account is right: send it again'}
      </Button>
      {failure !== undefined && <Alert>{failure}</Alert>}
    </>
  );
}
