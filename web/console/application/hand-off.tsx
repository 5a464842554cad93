/** The case goes to a colleague, with a line that says what they must know. They find it among their mentions. */
import * as v from 'valibot';
import { staffNames } from '#core/roles.ts';
import * as words from '#core/words/en/console/notes.ts';
import { FormDialog, useQuestion } from '#web/app/form-dialog.tsx';
import { queryClient } from '#web/client/queries.ts';
import { SelectField } from '#web/ui/select-field.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { KeyButton } from '../frame/caps.tsx';
import { useNotes, useWriteNote } from './notes.ts';

const answer = v.object({
  to: v.pipe(v.string(), v.nonEmpty(words.pleaseChooseWho)),
  text: v.pipe(v.string(), v.trim(), v.nonEmpty(words.pleaseWriteALine)),
});

export function HandOff({ uuid }: { readonly uuid: string }) {
  const colleagues = useNotes(uuid).data?.colleagues ?? [];
  const write = useWriteNote(uuid);
  const { form, open, dialog } = useQuestion({
    schema: answer,
    initial: { to: '', text: '' },
    onAnswer: async (said) => {
      const refusal = await write({ kind: 'handOff', ...said });
      if (refusal !== undefined) return refusal;
      form.set({ to: '', text: '' });
      // Who holds it may have changed with it.
      void queryClient.invalidateQueries();
      return undefined;
    },
  });
  return (
    <>
      <KeyButton hotkey="handOff" kind="secondary" offeredAs={words.handOffTheCase} onClick={open}>
        {words.handOff}
      </KeyButton>
      <FormDialog {...dialog} title={words.handOffTheCase} submit={words.handOff}>
        <SelectField
          {...form.field('to')}
          label={words.who}
          emptyLabel={words.choose}
          options={colleagues.map(({ identityUuid, name, roles }) => ({
            value: identityUuid,
            label: `${name} (${roles.map((role) => staffNames[role].title).join(', ')})`,
          }))}
        />
        <TextArea {...form.field('text')} label={words.whatTheyMustKnow} rows={3} />
      </FormDialog>
    </>
  );
}
