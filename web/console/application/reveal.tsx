/**
 * A masked number, shown whole to someone who says why: for half a minute, hidden when they leave the window, never copied
 * and kept nowhere. That they looked is written down before the number is shown.
 */
import { useEffect, useState } from 'react';
import * as v from 'valibot';
import { lookReasonNames, lookReasons, type RevealableNumber } from '#core/audit.ts';
import * as words from '#core/words/en/console/case.ts';
import { sentenceOf } from '#web/app/failure-text.ts';
import { FormDialog, useQuestion } from '#web/app/form-dialog.tsx';
import { call } from '#web/client/client.ts';
import { announce } from '#web/ui/live-region.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { useWhyNot } from '../me.ts';
import { OfferedButton } from '../palette/offered-button.tsx';
import styles from './application.module.css';

const SHOWN_S = 30;
const answer = v.object({
  reason: v.picklist(lookReasonNames, words.pleaseChooseWhy),
  why: v.pipe(v.string(), v.trim(), v.minLength(10, words.atLeastTen), v.maxLength(500, words.atMost500)),
});
const options = lookReasonNames.map((value) => ({ value, label: lookReasons[value] }));

/** Drawn only for those who may ever look. */
export function Reveal({ uuid, field }: { readonly uuid: string; readonly field: RevealableNumber }) {
  const whyNot = useWhyNot('revealSecret');
  return whyNot === null ? <RevealNumber uuid={uuid} field={field} /> : null;
}

function RevealNumber({ uuid, field }: { readonly uuid: string; readonly field: RevealableNumber }) {
  const [number, setNumber] = useState<string>();
  const hide = () => setNumber(undefined);
  const { form, open, dialog } = useQuestion({
    schema: answer,
    initial: { reason: '', why: '' },
    onAnswer: async ({ reason, why }) => {
      try {
        const shown = await call('POST /service-console/api/v1/applications/{uuid}/reveal', {
          params: { uuid },
          body: { field, reason, why },
        });
        setNumber(shown.number);
      } catch (error) {
        return sentenceOf(error);
      }
      form.set({ reason: '', why: '' });
      return undefined;
    },
  });
  const what = words.numbers[field];
  return (
    <span className={styles['reveal']}>
      {number === undefined ? (
        <OfferedButton kind="quiet" aria-label={words.revealWith(what)} onClick={open}>
          {words.reveal}
        </OfferedButton>
      ) : (
        <Shown number={number} onHide={hide} />
      )}
      <FormDialog {...dialog} title={words.whyDoYouLook(what)} submit={words.show}>
        <p>{words.isShownFor(SHOWN_S)}</p>
        <SelectField {...form.field('reason')} label={words.reason} emptyLabel={words.pleaseChoose} options={options} />
        <TextArea {...form.field('why')} label={words.sayMore} rows={2} />
      </FormDialog>
    </span>
  );
}

function Shown({ number, onHide }: { readonly number: string; readonly onHide: () => void }) {
  useEffect(() => {
    const end = () => {
      onHide();
      announce(words.hiddenAgain);
    };
    const timer = setTimeout(end, SHOWN_S * 1000);
    const hidden = () => document.visibilityState === 'hidden' && end();
    window.addEventListener('blur', end);
    document.addEventListener('visibilitychange', hidden);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('blur', end);
      document.removeEventListener('visibilitychange', hidden);
    };
  }, [onHide]);
  return (
    <>
      <span className={styles['revealed']} onCopy={(event) => event.preventDefault()}>
        {number}
      </span>
      <OfferedButton kind="quiet" onClick={onHide}>
        {words.hide}
      </OfferedButton>
    </>
  );
}
