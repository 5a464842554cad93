/** Keeps what the page shows under a name: for oneself, or for the team. */
import * as v from 'valibot';
import * as words from '#core/words/en/console/work-lists.ts';
import { sentenceOf } from '#web/app/failure-text.ts';
import { FormDialog, useQuestion } from '#web/app/form-dialog.tsx';
import { useNavigate } from '#web/app/router.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { KeyButton } from '../frame/caps.tsx';
import { type Shown, searchOf } from './use-shown.ts';
import { keepView } from './work.ts';

const answer = v.object({
  name: v.pipe(v.string(), v.trim(), v.nonEmpty(words.nameTheView), v.maxLength(60, words.atMost60)),
  isTeam: v.boolean(),
});

export function SaveView({ shown }: { readonly shown: Shown }) {
  const navigate = useNavigate();
  const { form, open, dialog } = useQuestion({
    schema: answer,
    initial: { name: '', isTeam: false },
    onAnswer: async ({ name, isTeam }) => {
      try {
        const { uuid } = await keepView({ name, isTeam, shown });
        navigate(`/console/work${searchOf(shown, uuid)}`);
        return undefined;
      } catch (error) {
        return sentenceOf(error);
      }
    },
  });
  return (
    <>
      <KeyButton hotkey="saveView" kind="secondary" onClick={open}>
        {words.saveView}
      </KeyButton>
      <FormDialog {...dialog} title={words.saveView} submit={words.saveView}>
        <TextField {...form.field('name')} label={words.viewName} />
        <Checkbox {...form.field('isTeam')} label={words.forTheTeam} />
      </FormDialog>
    </>
  );
}
