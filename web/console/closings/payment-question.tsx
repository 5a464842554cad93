/** The payments company says that it has paid already: nothing is sent before someone has looked into its books. */

import { showMoment } from '#web/app/dates.ts';
import { Alert } from '#web/ui/alert.tsx';
import styles from '../console.module.css';
import { useSay } from '../say.ts';
import type { ClosingProps } from './closing.ts';
import { WithReason } from './with-reason.tsx';

export function PaymentQuestion({ closing, onDone }: ClosingProps) {
  const say = useSay(closing.uuid);
  const { paymentQuestion: question, timeZone } = closing;
  if (!question) return null;
  return (
    <>
      <Alert title="It may have been paid already">
        On {showMoment(question.at, timeZone)} the payments company answered: {question.why ?? 'no reason given'}{' '}
        Nothing was sent, and nothing counts as returned. Compare its books with ours before anything else.
      </Alert>
      <div className={styles['actions']}>
        <WithReason
          closing={closing}
          event="paymentQuestionSettled"
          title="What do their books say?"
          submit="Keep this"
          onSay={async ({ why }) => {
            const refusal = await say('paymentQuestionSettled', { why });
            onDone();
            return refusal;
          }}
        >
          <p>The payment goes on as their books have it. It is sent again only if it comes back.</p>
        </WithReason>
      </div>
    </>
  );
}
