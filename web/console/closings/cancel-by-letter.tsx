/** A letter of cancellation that an owner mailed: the day of its postmark decides whether it is in time. */
import * as v from 'valibot';
import { type CalendarDate, isValidDate } from '#core/calendar/dates.ts';
import { sayDay } from '#web/app/dates.ts';
import { FormDialog, useQuestion } from '#web/app/form-dialog.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { useSay } from '../say.ts';
import { ActionButton } from './action-button.tsx';
import type { ClosingProps } from './closing.ts';

const answers = v.object({
  identityUuid: v.pipe(v.string(), v.nonEmpty('Please choose the owner who wrote')),
  mailedOn: v.pipe(
    v.string(),
    v.trim(),
    v.check((day) => isValidDate(day), 'Please enter the day as 2026-03-31'),
  ),
});

export function CancelByLetter({ closing, onDone }: ClosingProps) {
  const say = useSay(closing.uuid);
  const lastDay = closing.rescission?.lastDay ?? null;
  const { form, open, dialog } = useQuestion({
    schema: answers,
    initial: { identityUuid: '', mailedOn: '' },
    onAnswer: async ({ identityUuid, mailedOn }) => {
      const message = await say('rescinded', { identityUuid, mailedOn: mailedOn as CalendarDate });
      if (message === undefined) onDone();
      return message;
    },
  });
  return (
    <>
      <ActionButton closing={closing} event="rescinded" onPress={open} />
      <FormDialog {...dialog} title="Who canceled, and when was it mailed?" submit="Record the cancellation">
        <p>
          A letter counts from the day it was mailed
          {lastDay === null ? '' : `, and is in time until ${sayDay(lastDay)}`}. The line ends for every owner, and
          cannot be opened again.
        </p>
        <SelectField
          {...form.field('identityUuid')}
          label="Owner"
          emptyLabel="Choose"
          options={closing.owners.map(({ identityUuid, name }) => ({ value: identityUuid, label: name }))}
        />
        <TextField {...form.field('mailedOn')} label="Day of the postmark" hint="Such as 2026-03-31" />
      </FormDialog>
    </>
  );
}
