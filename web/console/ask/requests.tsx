/** What waits for a second person here: what was entered, why, and the two answers. The one who asked can take it back. */

import { useState } from 'react';
import * as v from 'valibot';
import { actReason } from '#core/desk/envelope.ts';
import * as words from '#core/words/en/console/ask.ts';
import { showZoned } from '#web/app/dates.ts';
import { sentenceOf } from '#web/app/failure-text.ts';
import { FormDialog, useQuestion } from '#web/app/form-dialog.tsx';
import { type Answer, call } from '#web/client/client.ts';
import { useRead } from '#web/client/queries.ts';
import { Alert } from '#web/ui/alert.tsx';
import { announce } from '#web/ui/live-region.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import type { ClosingProps } from '../closings/closing.ts';
import { useKey } from '../frame/use-key.ts';
import { OffButton } from '../off-button.tsx';
import styles from './ask.module.css';

const key = 'GET /service-console/api/v1/requests';
type Request = Answer<typeof key>['rows'][number];

const READ_AGAIN_MS = 5000;

export function Requests({ closing, onDone }: ClosingProps) {
  const query = { application: closing.uuid };
  const requests = useRead(key, [{ query }], { refetchInterval: READ_AGAIN_MS, gcTime: 0 });
  return requests.data?.rows.map((request, n) => (
    <RequestCard key={request.uuid} request={request} timeZone={closing.timeZone} hasKeys={n === 0} onDone={onDone} />
  ));
}

interface RequestCardProps {
  readonly request: Request;
  readonly timeZone: string;
  /** The keys are for the case that is open, and there for what waits longest: no one confirms what they did not read. */
  readonly hasKeys?: boolean;
  readonly onDone: () => void;
}

export function RequestCard({ request, timeZone, hasKeys = false, onDone }: RequestCardProps) {
  const { uuid, label, loanNumber, entered, reason, whyTwo, askedBy, askedAt, isMine, isVoid, whyNot } = request;
  const [failure, setFailure] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const confirm = async () => {
    setBusy(true);
    const refusal = await call('POST /service-console/api/v1/requests/{uuid}/confirmation', { params: { uuid } }).then(
      () => undefined,
      sentenceOf,
    );
    setBusy(false);
    setFailure(refusal);
    if (refusal === undefined) announce(words.done);
    onDone();
  };
  const about = [label, loanNumber].filter(Boolean).join(', ');
  const mayConfirm = !isMine && whyNot === null;
  useKey('confirmRequest', hasKeys && mayConfirm && !isBusy ? () => void confirm() : undefined);
  return (
    <article className={styles['request']} aria-label={`${words.waitsForASecond}: ${label}`}>
      <p className={styles['two']}>
        <strong>{words.waitsForASecond}</strong>
      </p>
      <h3>{label}</h3>
      <p>{words.askedBy(askedBy, showZoned(askedAt, timeZone))}</p>
      <p>{whyTwo}</p>
      <dl className={styles['facts']}>
        {entered.map((one) => (
          <div key={one.label}>
            <dt>{one.label}</dt>
            <dd>{one.value}</dd>
          </div>
        ))}
        <div>
          <dt>{words.whyTheyAsked}</dt>
          <dd>{reason}</dd>
        </div>
      </dl>
      {isVoid && <Alert>{words.requestVoid}</Alert>}
      {failure !== undefined && <Alert>{failure}</Alert>}
      <div className={styles['acts']}>
        {!isMine && (
          <OffButton
            kind="primary"
            reason={whyNot}
            isBusy={isBusy}
            hotkey={hasKeys ? 'confirmRequest' : undefined}
            offeredAs={words.requestNamed(words.confirmIt, about)}
            hint={words.askedBy(askedBy, showZoned(askedAt, timeZone))}
            onPress={() => void confirm()}
          >
            {words.confirmIt}
          </OffButton>
        )}
        <Refuse {...{ uuid, about, hasKeys, onDone }} label={isMine ? words.takeItBack : words.refuseIt} />
      </div>
    </article>
  );
}

interface RefuseProps extends Required<Pick<RequestCardProps, 'hasKeys' | 'onDone'>> {
  readonly uuid: string;
  readonly label: string;
  readonly about: string;
}

function Refuse({ uuid, label, about, hasKeys, onDone }: RefuseProps) {
  const { form, open, dialog } = useQuestion({
    schema: v.object({ why: actReason }),
    initial: { why: '' },
    onAnswer: async ({ why }) => {
      const refusal = await call('POST /service-console/api/v1/requests/{uuid}/refusal', {
        params: { uuid },
        body: { why },
      }).then(() => undefined, sentenceOf);
      onDone();
      return refusal;
    },
  });
  useKey('refuseRequest', hasKeys ? open : undefined);
  return (
    <>
      <OffButton
        kind="secondary"
        reason={null}
        hotkey={hasKeys ? 'refuseRequest' : undefined}
        offeredAs={words.requestNamed(label, about)}
        onPress={open}
      >
        {label}
      </OffButton>
      <FormDialog {...dialog} title={label} submit={label}>
        <TextArea {...form.field('why')} label={words.whyRefused} hint={words.keptInTheFile} rows={3} />
      </FormDialog>
    </>
  );
}
