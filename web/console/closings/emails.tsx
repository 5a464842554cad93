/** What was written to the owners, word for word, and writing to them. */
import { useState } from 'react';
import * as v from 'valibot';
import * as consoleClosingsWords from '#core/words/en/console/closings.ts';
import { showZoned } from '#web/app/dates.ts';
import { sentenceOf } from '#web/app/failure-text.ts';
import { FormDialog, useQuestion } from '#web/app/form-dialog.tsx';
import { Loaded } from '#web/app/loaded.tsx';
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
import { ItemList, Nothing } from '../item-list.tsx';
import { useWhyNot } from '../me.ts';
import { OffButton } from '../off-button.tsx';
import type { ClosingProps } from './closing.ts';

const listKey = 'GET /service-console/api/v1/closings/{uuid}/emails';
const sendKey = 'POST /service-console/api/v1/closings/{uuid}/emails';
type Email = Answer<typeof listKey>[number];

export function Emails({ closing, onDone }: ClosingProps) {
  const query = useRead(listKey, [{ params: { uuid: closing.uuid } }], { gcTime: 0 });
  return (
    <Card title={consoleClosingsWords.emails}>
      <Loaded
        query={query}
        label={consoleClosingsWords.readingTheEmails}
        empty={(emails) => emails.length === 0 && <Nothing>{consoleClosingsWords.noEmailsYet}</Nothing>}
      >
        {(emails) => (
          <ItemList items={emails} keyOf={({ uuid }) => uuid}>
            {(email) => (
              <Disclosure
                summary={consoleClosingsWords.toWithSubject(
                  email.subject,
                  email.to,
                  showZoned(email.sentAt, closing.timeZone),
                  email.isRefused,
                )}
              >
                <p className={styles['letter']}>{email.words}</p>
                <p className={styles['muted']}>{email.recipient}</p>
                <Again uuid={closing.uuid} letter={email} onDone={onDone} />
              </Disclosure>
            )}
          </ItemList>
        )}
      </Loaded>
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
        label={consoleClosingsWords.sendToAgainWithSubject(letter.subject, letter.to)}
        onPress={() => void send()}
      >
        {consoleClosingsWords.sendItAgain}
      </OffButton>
    </>
  );
}

const answers = v.object({
  toIdentity: v.pipe(v.string(), v.nonEmpty(consoleClosingsWords.pleaseChooseWhoGets)),
  subject: v.pipe(
    v.string(),
    v.trim(),
    v.nonEmpty(consoleClosingsWords.pleaseEnterASubject),
    v.maxLength(120, consoleClosingsWords.atMost120Characters),
  ),
  words: v.pipe(
    v.string(),
    v.trim(),
    v.nonEmpty(consoleClosingsWords.pleaseWriteSomething),
    v.maxLength(4000, consoleClosingsWords.atMost4000),
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
        {consoleClosingsWords.writeAnEmail}
      </OffButton>
      <FormDialog {...dialog} title={consoleClosingsWords.writeAnEmail} submit={consoleClosingsWords.send}>
        <SelectField
          {...form.field('toIdentity')}
          label={consoleClosingsWords.toLabel}
          options={closing.owners.map(({ identityUuid, name }) => ({ value: identityUuid, label: name }))}
        />
        <TextField {...form.field('subject')} label={consoleClosingsWords.subject} />
        <TextArea
          {...form.field('words')}
          label={consoleClosingsWords.message}
          hint={consoleClosingsWords.neverAskForAPassword}
          rows={8}
        />
      </FormDialog>
    </>
  );
}
