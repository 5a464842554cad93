/** What staff do about something that someone told us: answer it, look after it, and withdraw a consent when asked. */
import { useState } from 'react';
import * as v from 'valibot';
import { reply, type SaidStatus, saidStatuses, withdrawal } from '#core/support/inbox.ts';
import * as words from '#core/words/en/console/feedback.ts';
import { refusalOf, sentenceOf } from '#web/app/failure-text.ts';
import { useCallOnce } from '#web/app/use-call-once.ts';
import { call } from '#web/client/client.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Card } from '#web/ui/card.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { useForm } from '#web/ui/use-form.ts';
import styles from '../console.module.css';
import { OfferedButton } from '../palette/offered-button.tsx';
import type { WholeSaid } from './said.ts';

interface ActProps {
  readonly said: WholeSaid;
  readonly onDone: () => void;
}

export function Reply({ said: { uuid: feedbackUuid }, onDone }: ActProps) {
  const [done, setDone] = useState<string>();
  const send = useCallOnce('POST /service-console/api/v1/feedback/{feedbackUuid}/reply');
  const form = useForm({
    schema: reply,
    initial: { message: '' },
    onSubmit: async (body) => {
      setDone(undefined);
      try {
        await send({ params: { feedbackUuid }, body });
      } catch (error) {
        return refusalOf(error);
      }
      form.set({ message: '' });
      setDone(words.replySent);
      onDone();
      return undefined;
    },
  });
  return (
    <Card title={words.replyByEmail}>
      <form className={styles['form']} {...form.form}>
        {form.failure && <Alert title={words.itDidNotWork}>{form.failure}</Alert>}
        <TextArea {...form.field('message')} label={words.yourReply} hint={words.replyHint} lengthMax={5000} />
        <div className={styles['actions']}>
          <OfferedButton type="submit" isBusy={form.isSubmitting} busyLabel={words.sending}>
            {words.sendReply}
          </OfferedButton>
          <p role="status">{done}</p>
        </div>
      </form>
    </Card>
  );
}

const statuses = Object.entries(saidStatuses).map(([value, label]) => ({ value: value as SaidStatus, label }));

export function Handle({ said: { uuid: feedbackUuid, status, owner }, onDone }: ActProps) {
  const [chosen, setChosen] = useState<SaidStatus>(status);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const [done, setDone] = useState<string>();
  const change = async (body: { readonly status?: SaidStatus; readonly owner?: 'me' | 'none' }) => {
    setBusy(true);
    setFailure(undefined);
    setDone(undefined);
    try {
      await call('PATCH /service-console/api/v1/feedback/{feedbackUuid}', { params: { feedbackUuid }, body });
      setDone(words.saved);
      onDone();
    } catch (error) {
      setFailure(sentenceOf(error));
    }
    setBusy(false);
  };
  return (
    <Card title={words.handle}>
      {failure !== undefined && <Alert title={words.itDidNotWork}>{failure}</Alert>}
      <SelectField
        name="status"
        label={words.status}
        options={statuses}
        value={chosen}
        onChange={(value) => setChosen(statuses.find((one) => one.value === value)?.value ?? status)}
      />
      <div className={styles['actions']}>
        <OfferedButton
          kind="secondary"
          hint={saidStatuses[chosen]}
          isBusy={isBusy}
          busyLabel={words.saving}
          onClick={() => void change({ status: chosen })}
        >
          {words.changeStatus}
        </OfferedButton>
        {owner?.isMe ? (
          <OfferedButton kind="quiet" onClick={() => void change({ owner: 'none' })}>
            {words.letItGo}
          </OfferedButton>
        ) : (
          <OfferedButton kind="quiet" onClick={() => void change({ owner: 'me' })}>
            {owner === null ? words.takeIt : words.takeItOver}
          </OfferedButton>
        )}
        <p role="status">{done}</p>
      </div>
    </Card>
  );
}

export function WithdrawConsent({ said: { uuid: feedbackUuid }, onDone }: ActProps) {
  const form = useForm({
    schema: v.object(withdrawal.entries),
    initial: { why: '' },
    onSubmit: async (body) => {
      try {
        await call('POST /service-console/api/v1/feedback/{feedbackUuid}/withdraw-consent', {
          params: { feedbackUuid },
          body,
        });
      } catch (error) {
        return refusalOf(error);
      }
      onDone();
      return undefined;
    },
  });
  return (
    <Card title={words.withdrawConsent}>
      <form className={styles['form']} {...form.form}>
        {form.failure && <Alert title={words.itDidNotWork}>{form.failure}</Alert>}
        <TextArea {...form.field('why')} label={words.howTheyAsked} hint={words.howTheyAskedHint} rows={2} />
        <div>
          <OfferedButton type="submit" kind="secondary" isBusy={form.isSubmitting} busyLabel={words.saving}>
            {words.withdrawConsent}
          </OfferedButton>
        </div>
      </form>
    </Card>
  );
}
