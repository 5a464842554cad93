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
import { Next, useForesight } from '../ask/next.tsx';
import { Since } from '../ask/seen.tsx';
import { ActButton, Asked, useSaying } from '../page-act.tsx';
import { type ClosingProps, whyNot } from './closing.ts';
import { ScanField } from './scan-field.tsx';
import { useScans } from './use-scans.ts';

const answers = v.object({
  date: v.pipe(v.string(), v.trim(), v.isoDate(words.pleaseEnterTheDay)),
  time: v.pipe(v.string(), v.trim(), v.isoTime(words.pleaseEnterTheTime)),
  reason: actReason,
});

const moment = v.object({ date: answers.entries.date, time: answers.entries.time });

/** Undefined while the moment or the scan is not there. */
function payloadOf(typed: v.InferInput<typeof moment>, timeZone: string, documentUuids: readonly string[]) {
  const read = v.safeParse(moment, typed);
  if (!read.success || documentUuids.length === 0) return undefined;
  const { date, time } = read.output;
  const signedAt = instantIn(timeZone, date as CalendarDate, time).toISOString();
  return { signedAt, documentUuids: [...documentUuids] };
}

export function PapersBack({ closing, onDone }: ClosingProps) {
  const { uuid, timeZone, slot } = closing;
  const [isOpen, setOpen] = useState(false);
  const [isMissing, setMissing] = useState(false);
  const scans = useScans(uuid, 'SECURITY_INSTRUMENT');
  const { seen, say, asked } = useSaying(closing, 'deedSigned', onDone);
  const planned = new Date(slot?.startsAt ?? Date.now());
  const form = useForm({
    schema: answers,
    initial: { date: dateIn(timeZone, planned) as string, time: '', reason: '' },
    onSubmit: async ({ date, time, reason }) => {
      setMissing(scans.uuids.length === 0);
      if (scans.uuids.length === 0) return undefined;
      if (scans.isSending) return { message: words.aFileIsStill };
      const payload = payloadOf({ date, time }, timeZone, scans.uuids);
      if (payload === undefined) return undefined;
      const message = await say({ payload, reason, seenVersion: seen.version });
      if (message !== undefined) return { message };
      setOpen(false);
      return undefined;
    },
  });
  const foresight = useForesight(closing, 'deedSigned', payloadOf(form.values, timeZone, scans.uuids), isOpen);
  const open = () => {
    seen.accept();
    setOpen(true);
  };
  return (
    <>
      <ActButton event="deedSigned" whyNot={whyNot(closing, 'deedSigned')} kind="primary" onPress={open} />
      {asked !== undefined && <Asked>{asked}</Asked>}
      <FormDialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title={words.theDeedAsItCame}
        submit={words.theDeedIsSigned}
        form={form}
      >
        <Since seen={seen} />
        <p>{words.theDayAndTime(sayZone(timeZone))}</p>
        <ScanField
          scans={scans}
          name="scans"
          label={words.scanOfTheSigned}
          error={isMissing && scans.uuids.length === 0 ? words.pleaseAddAScan : undefined}
        />
        <TextField {...form.field('date')} label={words.day} type="date" />
        <TextField {...form.field('time')} label={words.time} type="time" />
        <TextArea {...form.field('reason')} label={askWords.reason} hint={askWords.keptInTheFile} rows={3} />
        <Next foresight={foresight} />
      </FormDialog>
    </>
  );
}
