/** Money that the bank sent back: why, which account it was for, whether the borrower named another, and sending it again. */
import * as words from '#core/words/en/console/closings.ts';
import { showZoned } from '#web/app/dates.ts';
import { Alert } from '#web/ui/alert.tsx';
import styles from '../console.module.css';
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
      <Alert title={words.moneyCameBack}>
        {words.theMoneyIsWithUs(showZoned(returnedMoney.at, timeZone), returnedMoney.why)}
      </Alert>
      <p>
        {isNew
          ? words.theBorrowerNamedAnother(money?.accountMask, showZoned(savedAt, timeZone), money?.isOwnerVerified)
          : words.theAccountEndingInIs(money?.accountMask ?? '')}
      </p>
      <div className={styles['actions']}>
        {canSend ? (
          <SendAgain closing={closing} onDone={onDone} conditionUuid={question?.uuid} isNew={isNew} />
        ) : (
          <p className={styles['muted']}>{words.cannotBeSentAgain(inTheWay)}</p>
        )}
        {question && isNew && !canSend && (
          <SayButton
            closing={closing}
            onDone={onDone}
            event="conditionCleared"
            payload={{ conditionUuid: question.uuid }}
            label={words.theNewAccountAnswers}
          />
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
              actionNeeded: words.pleaseNameAnotherAccount,
            }}
            label={words.askForAnotherAccount}
          />
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
  const cleared = closing.actions.map((one) => (one.event === 'disbursementRetried' ? { ...one, whyNot: null } : one));
  return (
    <SayButton
      closing={{ ...closing, actions: cleared }}
      onDone={onDone}
      event="disbursementRetried"
      payload={{}}
      kind={isNew ? 'primary' : 'secondary'}
      label={isNew ? words.sendItToTheNew : words.theAccountIsRight}
      {...(conditionUuid !== undefined && { before: { event: 'conditionCleared', payload: { conditionUuid } } })}
    />
  );
}
