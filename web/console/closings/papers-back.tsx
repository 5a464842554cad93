/** The signed papers are back: when they were signed is what every clock of the law starts with, and the scans show it. */
import { useState } from 'react';
import * as v from 'valibot';
import type { CalendarDate } from '#core/calendar/dates.ts';
import { dateIn, instantIn } from '#core/calendar/zoned.ts';
import { actReason } from '#core/desk/envelope.ts';
import * as askWords from '#core/words/en/console/ask.ts';
import * as words from '#core/words/en/console/closings.ts';
import { sayZone } from '#web/app/dates.ts';
import { FormDialog } from '#web/app/form-dialog.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { useForm } from '#web/ui/use-form.ts';
import { useSay } from '../say.ts';
import { ActionButton } from './action-button.tsx';
import type { ClosingProps } from './closing.ts';
import { ScanField } from './scan-field.tsx';
import { useScans } from './use-scans.ts';

const answers = v.object({
  date: v.pipe(v.string(), v.trim(), v.isoDate(words.pleaseEnterTheDay)),
  time: v.pipe(v.string(), v.trim(), v.isoTime(words.pleaseEnterTheTime)),
  reason: actReason,
});

export function PapersBack({ closing, onDone }: ClosingProps) {
  const { uuid, timeZone, slot } = closing;
  const [isOpen, setOpen] = useState(false);
  const [isMissing, setMissing] = useState(false);
  const scans = useScans(uuid, 'SECURITY_INSTRUMENT');
  const say = useSay(closing);
  const planned = new Date(slot?.startsAt ?? Date.now());
  const form = useForm({
    schema: answers,
    initial: { date: dateIn(timeZone, planned) as string, time: '', reason: '' },
    onSubmit: async ({ date, time, reason }) => {
      setMissing(scans.uuids.length === 0);
      if (scans.uuids.length === 0) return undefined;
      if (scans.isSending) return { message: words.aFileIsStill };
      const signedAt = instantIn(timeZone, date as CalendarDate, time).toISOString();
      const message = await say('deedSigned', { signedAt, documentUuids: [...scans.uuids] }, reason);
      if (message !== undefined) return { message };
      setOpen(false);
      onDone();
      return undefined;
    },
  });
  return (
    <>
      <ActionButton closing={closing} event="deedSigned" kind="primary" onPress={() => setOpen(true)} />
      <FormDialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title={words.theDeedAsItCame}
        submit={words.theDeedIsSigned}
        form={form}
      >
        <p>{words.theDayAndTime(sayZone(timeZone))}</p>
        <ScanField
          scans={scans}
          name="scans"
          label={words.scanOfTheSigned}
          error={isMissing && scans.uuids.length === 0 ? words.pleaseAddAScan : undefined}
        />
        <TextField {...form.field('date')} label={words.day} hint={words.suchAs202603} />
        <TextField {...form.field('time')} label={words.time} hint={words.suchAs1430} />
        <TextArea {...form.field('reason')} label={askWords.reason} hint={askWords.keptInTheFile} rows={3} />
      </FormDialog>
    </>
  );
}
