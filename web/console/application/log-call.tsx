/** A call that was made: with whom, when, what came of it, and a line about it. */
import * as v from 'valibot';
import { type CallOutcome, callOutcomeNames, callOutcomes } from '#core/desk/notes.ts';
import * as words from '#core/words/en/console/notes.ts';
import { FormDialog, useQuestion } from '#web/app/form-dialog.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import type { Closing } from '../closings/closing.ts';
import { OfferedButton } from '../palette/offered-button.tsx';
import { useWriteNote } from './notes.ts';

const answer = v.object({
  with: v.pipe(v.string(), v.nonEmpty(words.pleaseChooseWhom)),
  calledAt: v.pipe(
    v.string(),
    v.check((at) => !Number.isNaN(Date.parse(at)), words.pleaseSayWhen),
  ),
  outcome: v.picklist(callOutcomeNames, words.pleaseChooseAnOutcome),
  text: v.pipe(v.string(), v.trim(), v.nonEmpty(words.pleaseSayWhatCameOfIt)),
});

/** As the field of the browser writes it, in the time of the person who types. */
function localNow(): string {
  const now = new Date();
  return new Date(now.getTime() - now.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
}

export function LogCall({ closing }: { readonly closing: Closing }) {
  const write = useWriteNote(closing.uuid);
  const { form, open, dialog } = useQuestion({
    schema: answer,
    initial: { with: closing.owners[0]?.identityUuid ?? '', calledAt: localNow(), outcome: '', text: '' },
    onAnswer: async (said) => {
      const refusal = await write({ kind: 'call', ...said, calledAt: new Date(said.calledAt).toISOString() });
      if (refusal === undefined) form.set({ outcome: '', text: '' });
      return refusal;
    },
  });
  const start = () => {
    form.set({ calledAt: localNow() });
    open();
  };
  return (
    <>
      <OfferedButton kind="secondary" onClick={start}>
        {words.logACall}
      </OfferedButton>
      <FormDialog {...dialog} title={words.logACall} submit={words.logTheCall}>
        <SelectField
          {...form.field('with')}
          label={words.whomDidYouCall}
          options={closing.owners.map(({ identityUuid, name }) => ({ value: identityUuid, label: name }))}
        />
        <TextField {...form.field('calledAt')} label={words.whenWasIt} type="datetime-local" />
        <SelectField
          {...form.field('outcome')}
          label={words.whatCameOfIt}
          emptyLabel={words.choose}
          options={callOutcomeNames.map((value: CallOutcome) => ({ value, label: callOutcomes[value] }))}
        />
        <TextArea {...form.field('text')} label={words.inALine} rows={2} />
      </FormDialog>
    </>
  );
}
