/** One legal hold: why, by whom, and what becomes of a wish to lift it. */
import { useState } from 'react';
import * as words from '#core/words/en/console/records.ts';
import { showZoned } from '#web/app/dates.ts';
import { sentenceOf } from '#web/app/failure-text.ts';
import { type Answer, call } from '#web/client/client.ts';
import { Alert } from '#web/ui/alert.tsx';
import styles from '../console.module.css';
import { OfferedButton } from '../palette/offered-button.tsx';
import { ReasonForm } from './reason-form.tsx';

type Hold = Answer<'GET /service-console/api/v1/records'>['holds'][number];

interface HoldProps {
  readonly hold: Hold;
  readonly onDone: () => void;
}

export function HoldLines({ hold, onDone }: HoldProps) {
  const { uuid, loanNumber, reason, placed, lift, lifted } = hold;
  return (
    <>
      <p>{reason}</p>
      <p className={styles['muted']}>{words.placedBy(placed.by, showZoned(placed.at))}</p>
      {lifted !== null && <p>{words.lifted(lifted.by, showZoned(lifted.at))}</p>}
      {lifted === null && lift !== null && <Waiting hold={hold} lift={lift} onDone={onDone} />}
      {lifted === null && lift === null && (
        <ReasonForm
          label={words.askLift}
          named={words.ofLoan(words.askLift, loanNumber)}
          busyLabel={words.asking}
          onSend={async (why) => {
            await call('POST /service-console/api/v1/holds/{uuid}/lift', { params: { uuid }, body: { reason: why } });
            onDone();
          }}
        />
      )}
    </>
  );
}

interface WaitingProps extends HoldProps {
  readonly lift: NonNullable<Hold['lift']>;
}

function Waiting({ hold: { uuid, loanNumber }, lift, onDone }: WaitingProps) {
  const no = lift.isMine ? words.takeBack : words.refuse;
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const answer = async (isAgreed: boolean) => {
    setBusy(true);
    setFailure(undefined);
    try {
      await call('POST /service-console/api/v1/holds/{uuid}/lift/answer', { params: { uuid }, body: { isAgreed } });
      onDone();
    } catch (error) {
      setFailure(sentenceOf(error));
    }
    setBusy(false);
  };
  return (
    <>
      <p>
        {words.liftAsked(lift.by, showZoned(lift.at))}: {lift.reason}
      </p>
      <p>{words.waitsForSecond}</p>
      {failure !== undefined && <Alert title={words.failed}>{failure}</Alert>}
      <div className={styles['actions']}>
        {!lift.isMine && (
          <OfferedButton
            aria-label={words.ofLoan(words.agree, loanNumber)}
            isBusy={isBusy}
            busyLabel={words.settling}
            onClick={() => void answer(true)}
          >
            {words.agree}
          </OfferedButton>
        )}
        <OfferedButton
          kind="secondary"
          aria-label={words.ofLoan(no, loanNumber)}
          isBusy={isBusy}
          busyLabel={words.settling}
          onClick={() => void answer(false)}
        >
          {no}
        </OfferedButton>
      </div>
    </>
  );
}
