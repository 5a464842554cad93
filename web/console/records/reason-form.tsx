/** A button that takes a reason: what is done about records is never done without one. */
import { type FormEvent, useState } from 'react';
import * as words from '#core/words/en/console/records.ts';
import { sentenceOf } from '#web/app/failure-text.ts';
import { Alert } from '#web/ui/alert.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import styles from '../console.module.css';
import { OfferedButton } from '../palette/offered-button.tsx';

interface ReasonFormProps {
  readonly label: string;
  /** Where several of the same are on the page. */
  readonly named?: string;
  readonly busyLabel: string;
  readonly hint?: string;
  readonly onSend: (reason: string) => Promise<void>;
}

export function ReasonForm({ label, named, busyLabel, hint, onSend }: ReasonFormProps) {
  const [reason, setReason] = useState('');
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    setFailure(undefined);
    try {
      await onSend(reason);
      setReason('');
    } catch (error) {
      setFailure(sentenceOf(error));
    }
    setBusy(false);
  };
  return (
    <form className={styles['form']} onSubmit={(event) => void submit(event)}>
      <TextField
        label={words.reason}
        name="reason"
        value={reason}
        onChange={setReason}
        maxLength={500}
        {...(hint !== undefined && { hint })}
      />
      {failure !== undefined && <Alert title={words.failed}>{failure}</Alert>}
      <OfferedButton
        type="submit"
        kind="secondary"
        isBusy={isBusy}
        busyLabel={busyLabel}
        {...(named !== undefined && { 'aria-label': named })}
      >
        {label}
      </OfferedButton>
    </form>
  );
}
