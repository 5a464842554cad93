/** What was written to the owners, word for word, and writing to them. */
import { useState } from 'react';
import * as v from 'valibot';
import { showMoment } from '#web/app/dates.ts';
import { sentenceOf } from '#web/app/failure-text.ts';
import { FormDialog, useQuestion } from '#web/app/form-dialog.tsx';
import { useCallOnce } from '#web/app/use-call-once.ts';
import type { Answer } from '#web/client/client.ts';
import { useRead } from '#web/client/queries.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Card } from '#web/ui/card.tsx';
import { Disclosure } from '#web/ui/disclosure.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import styles from '../console.module.css';
import { useWhyNot } from '../me.ts';
import { OffButton } from '../off-button.tsx';
import type { ClosingProps } from './closing.ts';

const listKey = 'GET /service-console/api/v1/closings/{uuid}/emails';
const sendKey = 'POST /service-console/api/v1/closings/{uuid}/emails';
type Email = Answer<typeof listKey>[number];

export function Emails({ closing, onDone }: ClosingProps) {
  const { data = [] } = useRead(listKey, [{ params: { uuid: closing.uuid } }], { gcTime: 0 });
  return (
    <Card title="Emails">
      {data.length === 0 && <p className={styles['muted']}>No emails yet.</p>}
      <ul className={styles['list']}>
        {data.map((letter) => (
          <li key={letter.uuid}>
            <Disclosure
              summary={`${letter.subject} · to ${letter.to}, ${showMoment(letter.sentAt, closing.timeZone)}${letter.isRefused ? ' · could not be delivered' : ''}`}
            >
              <p className={styles['letter']}>{letter.words}</p>
              <p className={styles['muted']}>{letter.recipient}</p>
              <Again uuid={closing.uuid} letter={letter} onDone={onDone} />
            </Disclosure>
          </li>
        ))}
      </ul>
      <div className={styles['actions']}>
        <Write closing={closing} onDone={onDone} />
      </div>
    </Card>
  );
}

function Again({
  uuid,
  letter,
  onDone,
}: {
  readonly uuid: string;
  readonly letter: Email;
  readonly onDone: () => void;
}) {
  const write = useCallOnce(sendKey);
  const whyNot = useWhyNot('emailOwners');
  const [failure, setFailure] = useState<string>();
  const send = async () => {
    try {
      await write({ params: { uuid }, body: { again: letter.uuid } });
      setFailure(undefined);
      onDone();
    } catch (error) {
      setFailure(sentenceOf(error));
    }
  };
  return (
    <>
      {failure !== undefined && <Alert>{failure}</Alert>}
      <OffButton
        kind="quiet"
        reason={whyNot}
        label={`Send “${letter.subject}” to ${letter.to} again`}
        onPress={() => void send()}
      >
        Send it again
      </OffButton>
    </>
  );
}

const answers = v.object({
  toIdentity: v.pipe(v.string(), v.nonEmpty('Please choose who gets it')),
  subject: v.pipe(
    v.string(),
    v.trim(),
    v.nonEmpty('Please enter a subject'),
    v.maxLength(120, 'At most 120 characters'),
  ),
  words: v.pipe(
    v.string(),
    v.trim(),
    v.nonEmpty('Please write something'),
    v.maxLength(4000, 'At most 4,000 characters'),
  ),
});

function Write({ closing, onDone }: ClosingProps) {
  const write = useCallOnce(sendKey);
  const whyNot = useWhyNot('emailOwners');
  const { form, open, dialog } = useQuestion({
    schema: answers,
    initial: { toIdentity: closing.owners[0]?.identityUuid ?? '', subject: '', words: '' },
    onAnswer: async (body) => {
      try {
        await write({ params: { uuid: closing.uuid }, body });
      } catch (error) {
        return sentenceOf(error);
      }
      form.set({ subject: '', words: '' });
      onDone();
      return undefined;
    },
  });
  return (
    <>
      <OffButton reason={whyNot} onPress={open}>
        Write an email
      </OffButton>
      <FormDialog {...dialog} title="Write an email" submit="Send">
        <SelectField
          {...form.field('toIdentity')}
          label="To"
          options={closing.owners.map(({ identityUuid, name }) => ({ value: identityUuid, label: name }))}
        />
        <TextField {...form.field('subject')} label="Subject" />
        <TextArea
          {...form.field('words')}
          label="Message"
          hint="Never ask for a password, a code or a whole account number."
          rows={8}
        />
      </FormDialog>
    </>
  );
}
