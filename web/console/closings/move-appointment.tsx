/** Making or moving the appointment for the borrower, among the times the notaries have. */
import * as v from 'valibot';
import { actReason } from '#core/desk/envelope.ts';
import * as askWords from '#core/words/en/console/ask.ts';
import * as words from '#core/words/en/console/closings.ts';
import { showZoned } from '#web/app/dates.ts';
import { FormDialog, useQuestion } from '#web/app/form-dialog.tsx';
import { useRead } from '#web/client/queries.ts';
import { SelectField } from '#web/ui/select-field.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { useSay } from '../say.ts';
import { ActionButton } from './action-button.tsx';
import type { ClosingProps } from './closing.ts';

const key = 'GET /service-notary/api/v1/applications/{uuid}/slots';
const answers = v.object({ startsAt: v.pipe(v.string(), v.nonEmpty(words.pleaseChooseATime)), reason: actReason });

export function MoveAppointment({ closing, onDone }: ClosingProps) {
  const { uuid, slot } = closing;
  const say = useSay(closing);
  const { form, open, dialog } = useQuestion({
    schema: answers,
    initial: { startsAt: '', reason: '' },
    onAnswer: async ({ startsAt, reason }): Promise<string | undefined> => {
      const wanted = slots.find((one) => one.startsAt === startsAt);
      const message = wanted && (await say('notaryReserved', wanted, reason));
      if (message === undefined) onDone();
      return message;
    },
  });
  const times = useRead(key, [{ params: { uuid } }], { enabled: dialog.isOpen, gcTime: 0 });
  const slots = times.data?.days.flatMap((day) => day.slots) ?? [];
  return (
    <>
      <ActionButton closing={closing} event="notaryReserved" onPress={open}>
        {slot ? words.moveTheAppointment : words.makeAnAppointment}
      </ActionButton>
      <FormDialog {...dialog} title={words.when} submit={words.reserve}>
        <SelectField
          {...form.field('startsAt')}
          label={words.timeWhereTheHome}
          emptyLabel={times.data ? words.choose : words.lookingForTimes}
          options={slots.map(({ startsAt, place }) => ({
            value: startsAt,
            label: `${showZoned(startsAt, closing.timeZone)}, ${place}`,
          }))}
        />
        <TextArea {...form.field('reason')} label={askWords.reason} hint={askWords.keptInTheFile} rows={3} />
      </FormDialog>
    </>
  );
}
