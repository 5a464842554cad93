/** A letter of cancellation that an owner mailed: the day of its postmark decides whether it is in time. */
import * as v from 'valibot';
import { type CalendarDate, isValidDate } from '#core/calendar/dates.ts';
import { actReason } from '#core/desk/envelope.ts';
import * as askWords from '#core/words/en/console/ask.ts';
import * as words from '#core/words/en/console/closings.ts';
import { sayDay } from '#web/app/dates.ts';
import { FormDialog, useQuestion } from '#web/app/form-dialog.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { useSay } from '../say.ts';
import { ActionButton } from './action-button.tsx';
import type { ClosingProps } from './closing.ts';

const answers = v.object({
  identityUuid: v.pipe(v.string(), v.nonEmpty(words.pleaseChooseTheOwner)),
  mailedOn: v.pipe(
    v.string(),
    v.trim(),
    v.check((day) => isValidDate(day), words.pleaseEnterTheDay),
  ),
  reason: actReason,
});

export function CancelByLetter({ closing, onDone }: ClosingProps) {
  const say = useSay(closing);
  const lastDay = closing.rescission?.lastDay ?? null;
  const { form, open, dialog } = useQuestion({
    schema: answers,
    initial: { identityUuid: '', mailedOn: '', reason: '' },
    onAnswer: async ({ identityUuid, mailedOn, reason }) => {
      const message = await say('rescinded', { identityUuid, mailedOn: mailedOn as CalendarDate }, reason);
      if (message === undefined) onDone();
      return message;
    },
  });
  return (
    <>
      <ActionButton closing={closing} event="rescinded" onPress={open} />
      <FormDialog {...dialog} title={words.whoCanceledAndWhen} submit={words.recordTheCancellation}>
        <p>{words.aLetterCountsFrom(lastDay === null ? null : sayDay(lastDay))}</p>
        <SelectField
          {...form.field('identityUuid')}
          label={words.owner}
          emptyLabel={words.choose}
          options={closing.owners.map(({ identityUuid, name }) => ({ value: identityUuid, label: name }))}
        />
        <TextField {...form.field('mailedOn')} label={words.dayOfThePostmark} hint={words.suchAs202603} />
        <TextArea {...form.field('reason')} label={askWords.reason} hint={askWords.keptInTheFile} rows={3} />
      </FormDialog>
    </>
  );
}
