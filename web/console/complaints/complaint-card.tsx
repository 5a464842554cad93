/** One complaint: what was said, by when it is answered, and the answer. */
import { type FormEvent, useState } from 'react';
import { answerDay } from '#core/law/complaints.ts';
import * as words from '#core/words/en/console/complaints.ts';
import * as says from '#core/words/en/support/complaints.ts';
import { sayDay, showZoned } from '#web/app/dates.ts';
import { sentenceOf } from '#web/app/failure-text.ts';
import { PageLink } from '#web/app/page-link.tsx';
import { type Answer, call } from '#web/client/client.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Card } from '#web/ui/card.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import styles from '../console.module.css';
import { OfferedButton } from '../palette/offered-button.tsx';
import { applicationPath } from '../paths.ts';

type Complaint = Answer<'GET /service-console/api/v1/complaints'>['complaints'][number];

interface ComplaintProps {
  readonly complaint: Complaint;
  readonly onDone: () => void;
}

export function ComplaintCard({ complaint, onDone }: ComplaintProps) {
  const { kind, channel, name, message, applicationUuid, loanNumber, receivedAt, dueAt, isLate, answer } = complaint;
  return (
    <Card>
      <h2 className={styles['itemTitle']}>{says.kinds[kind]}</h2>
      <p className={styles['muted']}>{words.from(name, says.channels[channel], showZoned(receivedAt))}</p>
      <p className={styles['letter']}>{message}</p>
      {applicationUuid !== null && (
        <p>
          <PageLink to={applicationPath(applicationUuid)}>{loanNumber ?? words.openApplication}</PageLink>
        </p>
      )}
      {answer === null ? (
        <>
          <p>
            {isLate && <strong>{words.late} · </strong>}
            {words.dueBy(sayDay(answerDay(dueAt)))}
          </p>
          <AnswerForm complaint={complaint} onDone={onDone} />
        </>
      ) : (
        <>
          <p className={styles['muted']}>
            {words.answered(answer.by, showZoned(answer.at))}
            {isLate && ` · ${words.answeredLate}`}
          </p>
          <p className={styles['letter']}>{answer.text}</p>
        </>
      )}
    </Card>
  );
}

function AnswerForm({ complaint: { uuid, kind, name, hasEmail }, onDone }: ComplaintProps) {
  const [text, setText] = useState('');
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    setFailure(undefined);
    try {
      await call('POST /service-console/api/v1/complaints/{complaintUuid}/answer', {
        params: { complaintUuid: uuid },
        body: { answer: text },
      });
      onDone();
    } catch (error) {
      setFailure(sentenceOf(error));
    }
    setBusy(false);
  };
  return (
    <form className={styles['form']} onSubmit={(event) => void submit(event)}>
      <TextArea
        label={words.answer}
        hint={hasEmail ? words.answerHint : words.answerNoEmail}
        name={`answer-${uuid}`}
        value={text}
        onChange={setText}
      />
      {failure !== undefined && <Alert title={words.failed}>{failure}</Alert>}
      <OfferedButton
        type="submit"
        aria-label={words.answerNamed(hasEmail ? words.sendAnswer : words.saveAnswer, says.kinds[kind], name)}
        isBusy={isBusy}
        busyLabel={words.sending}
      >
        {hasEmail ? words.sendAnswer : words.saveAnswer}
      </OfferedButton>
    </form>
  );
}
