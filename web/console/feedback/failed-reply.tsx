/** A reply that could not be sent, and sending it again. */
import { useState } from 'react';
import * as words from '#core/words/en/console/feedback.ts';
import { showZoned } from '#web/app/dates.ts';
import { sentenceOf } from '#web/app/failure-text.ts';
import { call } from '#web/client/client.ts';
import { Alert } from '#web/ui/alert.tsx';
import styles from '../console.module.css';
import { OffButton } from '../off-button.tsx';
import type { WholeSaid } from './said.ts';

interface FailedReplyProps {
  readonly said: Pick<WholeSaid, 'uuid' | 'replyFailedAt'>;
  readonly whyNot: string | null;
  readonly onDone: () => void;
}

export function FailedReply({ said: { uuid: feedbackUuid, replyFailedAt }, whyNot, onDone }: FailedReplyProps) {
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const [isTrying, setTrying] = useState(false);
  const retry = async () => {
    setBusy(true);
    setFailure(undefined);
    try {
      await call('POST /service-console/api/v1/feedback/{feedbackUuid}/reply/retry', { params: { feedbackUuid } });
      setTrying(true);
      onDone();
    } catch (error) {
      setFailure(sentenceOf(error));
    }
    setBusy(false);
  };
  return (
    <div className={styles['stack']}>
      {replyFailedAt !== null && (
        <Alert title={words.replyNotSent}>
          <p>{words.replyNotSentSince(showZoned(replyFailedAt))}</p>
          <OffButton reason={whyNot} isBusy={isBusy} hint={words.replyNotSent} onPress={() => void retry()}>
            {words.tryAgain}
          </OffButton>
        </Alert>
      )}
      {failure !== undefined && <Alert title={words.itDidNotWork}>{failure}</Alert>}
      <p role="status">{isTrying && replyFailedAt === null && words.tryingAgain}</p>
    </div>
  );
}
