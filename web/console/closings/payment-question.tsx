/** The payments company says that it has paid already: nothing is sent before someone has looked into its books. */
import * as words from '#core/words/en/console/closings.ts';
import { showZoned } from '#web/app/dates.ts';
import { Alert } from '#web/ui/alert.tsx';
import styles from '../console.module.css';
import type { ClosingProps } from './closing.ts';
import { WithReason } from './with-reason.tsx';

export function PaymentQuestion({ closing, onDone }: ClosingProps) {
  const { paymentQuestion: question, timeZone } = closing;
  if (!question) return null;
  return (
    <>
      <Alert title={words.itMayHaveBeen}>
        {words.onThePaymentsCompany(showZoned(question.at, timeZone), question.why)}
      </Alert>
      <div className={styles['actions']}>
        <WithReason
          closing={closing}
          event="paymentQuestionSettled"
          title={words.whatDoTheirBooks}
          submit={words.keepThis}
          onDone={onDone}
          payloadOf={({ why }) => ({ why })}
        >
          <p>{words.thePaymentGoesOnAsTheir}</p>
        </WithReason>
      </div>
    </>
  );
}
