/** Writes down a complaint that reached us by phone, email, letter or through a regulator. */
import { type FormEvent, useState } from 'react';
import { complaintKinds, staffChannels } from '#core/support/complaints.ts';
import * as words from '#core/words/en/console/complaints.ts';
import * as says from '#core/words/en/support/complaints.ts';
import { sentenceOf } from '#web/app/failure-text.ts';
import { useCallOnce } from '#web/app/use-call-once.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Card } from '#web/ui/card.tsx';
import { DateField } from '#web/ui/date-field.tsx';
import { type DateParts, isoOf } from '#web/ui/date-parts.ts';
import { SelectField } from '#web/ui/select-field.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import styles from '../console.module.css';
import { OfferedButton } from '../palette/offered-button.tsx';

const noDay: DateParts = { month: '', day: '', year: '' };
const blank = {
  ...{ kind: complaintKinds[0] ?? 'OTHER', channel: staffChannels[0] ?? 'phone' },
  ...{ name: '', email: '', message: '', loanNumber: '' },
};

export function TakeIn({ onDone }: { readonly onDone: () => void }) {
  const { field, received, setReceived, submit, isBusy, failure, done } = useTakeIn(onDone);
  return (
    <Card title={words.takeIn}>
      <form className={styles['form']} onSubmit={(event) => void submit(event)}>
        <SelectField
          {...field('channel')}
          label={words.channel}
          options={staffChannels.map((name) => ({ value: name, label: says.channels[name] }))}
        />
        <SelectField
          {...field('kind')}
          label={says.kind}
          options={complaintKinds.map((name) => ({ value: name, label: says.kinds[name] }))}
        />
        <TextField {...field('name')} label={words.name} />
        <TextField {...field('email')} label={words.email} inputMode="email" />
        <DateField label={words.receivedOn} name="receivedOn" value={received} onChange={setReceived} />
        <TextField {...field('loanNumber')} label={words.loanNumber} />
        <TextArea {...field('message')} label={says.message} hint={says.messageHint} />
        {failure !== undefined && <Alert title={words.failed}>{failure}</Alert>}
        <OfferedButton type="submit" kind="secondary" hint={words.takeIn} isBusy={isBusy} busyLabel={words.saving}>
          {words.save}
        </OfferedButton>
        <p role="status">{done}</p>
      </form>
    </Card>
  );
}

function useTakeIn(onDone: () => void) {
  const [values, setValues] = useState(blank);
  const [received, setReceived] = useState(noDay);
  const take = useCallOnce('POST /service-console/api/v1/complaints');
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const [done, setDone] = useState('');
  const field = (name: keyof typeof blank) => ({
    name,
    value: values[name],
    onChange: (value: string) => {
      setDone('');
      setValues({ ...values, [name]: value });
    },
  });
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    setFailure(undefined);
    const { email, loanNumber, ...rest } = values;
    const body = {
      ...rest,
      receivedOn: isoOf(received),
      ...(email !== '' && { email }),
      ...(loanNumber !== '' && { loanNumber }),
    };
    try {
      await take({ body });
      setValues(blank);
      setReceived(noDay);
      setDone(words.saved);
      onDone();
    } catch (error) {
      setFailure(sentenceOf(error));
    }
    setBusy(false);
  };
  return { field, received, setReceived, submit, isBusy, failure, done };
}
