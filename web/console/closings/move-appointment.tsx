/** Making or moving the appointment for the borrower, among the times the notaries have. */
import { useEffect, useState } from 'react';
import * as v from 'valibot';
import { actReason } from '#core/desk/envelope.ts';
import * as askWords from '#core/words/en/console/ask.ts';
import * as words from '#core/words/en/console/closings.ts';
import { showZoned } from '#web/app/dates.ts';
import type { Answer } from '#web/client/client.ts';
import { useRead } from '#web/client/queries.ts';
import { SelectField } from '#web/ui/select-field.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { PageAct, usePageAct } from '../page-act.tsx';
import { type ClosingProps, whyNot } from './closing.ts';

const key = 'GET /service-notary/api/v1/applications/{uuid}/slots';
const answers = v.object({ startsAt: v.pipe(v.string(), v.nonEmpty(words.pleaseChooseATime)), reason: actReason });

type Slot = Answer<typeof key>['days'][number]['slots'][number];

export function MoveAppointment({ closing, onDone }: ClosingProps) {
  const { uuid, slot } = closing;
  // Read while the dialog is open; what is chosen is one of them.
  const [slots, setSlots] = useState<readonly Slot[]>([]);
  const { form, act } = usePageAct({
    ...{ on: closing, event: 'notaryReserved', onDone },
    schema: answers,
    initial: { startsAt: '', reason: '' },
    payloadOf: ({ startsAt }) => slots.find((one) => one.startsAt === startsAt),
    reasonOf: ({ reason }) => reason,
  });
  const times = useRead(key, [{ params: { uuid } }], { enabled: act.dialog.isOpen, gcTime: 0 });
  useEffect(() => setSlots(times.data?.days.flatMap((day) => day.slots) ?? []), [times.data]);
  return (
    <PageAct
      act={act}
      whyNot={whyNot(closing, 'notaryReserved')}
      label={slot ? words.moveTheAppointment : words.makeAnAppointment}
      title={words.when}
      submit={words.reserve}
    >
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
    </PageAct>
  );
}
