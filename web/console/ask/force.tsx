/** The way out of any row, for compliance: to where, why, what is skipped in plain sentences; and a second person. */
import { useEffect, useState } from 'react';
import * as v from 'valibot';
import { actReason } from '#core/desk/envelope.ts';
import { sayStatus } from '#core/desk/names.ts';
import { ruleCodes } from '#core/eligibility/principal-reasons.ts';
import { forcing } from '#core/journey/force.ts';
import { isDeclined, isStatus, type Status, statusNames } from '#core/journey/statuses.ts';
import { mayDo } from '#core/roles.ts';
import * as words from '#core/words/en/console/ask.ts';
import { sentenceOf } from '#web/app/failure-text.ts';
import { FormDialog, useQuestion } from '#web/app/form-dialog.tsx';
import { useCallOnce } from '#web/app/use-call-once.ts';
import { type Answer, call } from '#web/client/client.ts';
import { Alert } from '#web/ui/alert.tsx';
import { announce } from '#web/ui/live-region.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import type { ClosingProps } from '../closings/closing.ts';
import { useMe } from '../me.ts';
import { OfferedButton } from '../palette/offered-button.tsx';
import styles from './ask.module.css';
import { NextLines } from './next.tsx';
import { reasonOptions } from './reason-options.ts';
import { Since, useSeen } from './seen.tsx';

const foresightKey = 'POST /service-console/api/v1/applications/{uuid}/force/foresight';
const answers = v.object({
  to: v.pipe(v.string(), v.nonEmpty(words.pleaseChooseAStatus)),
  reason: actReason,
  declineReason: v.string(),
});

/** Hidden from those whose role may never do it. */
export function Force(props: ClosingProps) {
  const me = useMe();
  return me.data && mayDo(me.data.roles, forcing) ? <ForceDialog {...props} /> : null;
}

function ForceDialog({ closing, onDone }: ClosingProps) {
  const { uuid, status } = closing;
  const seen = useSeen(closing);
  const send = useCallOnce('POST /service-console/api/v1/applications/{uuid}/force');
  const { form, open, dialog } = useQuestion({
    schema: answers,
    initial: { to: '', reason: '', declineReason: '' },
    onAnswer: async ({ to, reason, declineReason }) => {
      const body = { ...wishOf(to, declineReason), reason, seenVersion: seen.version };
      const refusal = await send({ params: { uuid }, body }).then(() => undefined, sentenceOf);
      if (refusal === undefined) announce(words.askedFor(words.force));
      onDone();
      return refusal;
    },
  });
  const { to, declineReason } = form.values;
  const ahead = useForceAhead(uuid, to, declineReason);
  const begin = () => {
    seen.accept();
    open();
  };
  return (
    <div className={styles['part']}>
      <OfferedButton kind="quiet" hint={words.forceWhat} onClick={begin}>
        {words.force}
      </OfferedButton>
      <FormDialog {...dialog} title={words.force} submit={words.askToForce}>
        <Since seen={seen} />
        <p>{words.forceWhat}</p>
        <SelectField
          {...form.field('to')}
          label={words.forceTo}
          emptyLabel={words.choose}
          options={statusNames.filter((one) => one !== status).map((one) => ({ value: one, label: sayStatus(one) }))}
        />
        {isStatus(to) && isDeclined(to) && (
          <SelectField
            {...form.field('declineReason')}
            label={words.declineReason}
            emptyLabel={words.choose}
            options={reasonOptions}
          />
        )}
        {ahead && <Ahead ahead={ahead} />}
        <TextArea {...form.field('reason')} label={words.reason} hint={words.keptInTheFile} rows={3} />
      </FormDialog>
    </div>
  );
}

const wishOf = (to: string, declineReason: string) => ({
  to: to as Status,
  ...(declineReason !== '' && { declineReasons: ruleCodes.filter((code) => code === declineReason) }),
});

type AheadAnswer = { readonly next: Answer<typeof foresightKey> } | { readonly refusal: string };

function useForceAhead(uuid: string, to: string, declineReason: string): AheadAnswer | undefined {
  const [ahead, setAhead] = useState<AheadAnswer>();
  useEffect(() => {
    setAhead(undefined);
    if (!isStatus(to)) return;
    const leaving = new AbortController();
    call(foresightKey, { params: { uuid }, body: wishOf(to, declineReason), signal: leaving.signal }).then(
      (next) => setAhead({ next }),
      (error: unknown) => {
        if (!leaving.signal.aborted) setAhead({ refusal: sentenceOf(error) });
      },
    );
    return () => leaving.abort();
  }, [uuid, to, declineReason]);
  return ahead;
}

function Ahead({ ahead }: { readonly ahead: AheadAnswer }) {
  if ('refusal' in ahead) return <Alert>{ahead.refusal}</Alert>;
  const { skipped } = ahead.next;
  return (
    <div role="status">
      <h3>{words.whatIsSkipped}</h3>
      {skipped.length === 0 && <p>{words.nothingSkipped}</p>}
      <ul>
        {skipped.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <h3>{words.whatHappensNext}</h3>
      <NextLines next={ahead.next} />
    </div>
  );
}
