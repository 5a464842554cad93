/** A letter of cancellation that an owner mailed: the day of its postmark decides whether it is in time. */
import * as v from 'valibot';
import { isValidDate, parseDate } from '#core/calendar/dates.ts';
import { actReason } from '#core/desk/envelope.ts';
import * as askWords from '#core/words/en/console/ask.ts';
import * as words from '#core/words/en/console/closings.ts';
import { sayDay } from '#web/app/dates.ts';
import { SelectField } from '#web/ui/select-field.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { PageAct, usePageAct } from '../page-act.tsx';
import { type ClosingProps, whyNot } from './closing.ts';

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
  const lastDay = closing.rescission?.lastDay ?? null;
  const { form, act } = usePageAct({
    ...{ on: closing, event: 'rescinded', onDone },
    schema: answers,
    initial: { identityUuid: '', mailedOn: '', reason: '' },
    payloadOf: ({ identityUuid, mailedOn }) => {
      const day = parseDate(mailedOn.trim());
      return identityUuid !== '' && day ? { identityUuid, mailedOn: day } : undefined;
    },
    reasonOf: ({ reason }) => reason,
  });
  return (
    <PageAct
      act={act}
      whyNot={whyNot(closing, 'rescinded')}
      title={words.whoCanceledAndWhen}
      submit={words.recordTheCancellation}
    >
      <p>{words.aLetterCountsFrom(lastDay === null ? null : sayDay(lastDay))}</p>
      <SelectField
        {...form.field('identityUuid')}
        label={words.owner}
        emptyLabel={words.choose}
        options={closing.owners.map(({ identityUuid, name }) => ({ value: identityUuid, label: name }))}
      />
      <TextField {...form.field('mailedOn')} label={words.dayOfThePostmark} type="date" />
      <TextArea {...form.field('reason')} label={askWords.reason} hint={askWords.keptInTheFile} rows={3} />
    </PageAct>
  );
}
