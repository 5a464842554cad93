/** The signed papers are back: when they were signed is what every clock of the law starts with, and the scans show it. */
import { useState } from 'react';
import * as v from 'valibot';
import type { CalendarDate } from '#core/calendar/dates.ts';
import { dateIn, instantIn } from '#core/calendar/zoned.ts';
import { sayZone } from '#web/app/dates.ts';
import { FormDialog } from '#web/app/form-dialog.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { useForm } from '#web/ui/use-form.ts';
import { useSay } from '../say.ts';
import { ActionButton } from './action-button.tsx';
import type { ClosingProps } from './closing.ts';
import { ScanField } from './scan-field.tsx';
import { useScans } from './use-scans.ts';

const answers = v.object({
  date: v.pipe(v.string(), v.trim(), v.isoDate('Please enter the day as 2026-03-31')),
  time: v.pipe(v.string(), v.trim(), v.isoTime('Please enter the time as 14:30')),
});

export function PapersBack({ closing, onDone }: ClosingProps) {
  const { uuid, timeZone, slot } = closing;
  const [isOpen, setOpen] = useState(false);
  const [isMissing, setMissing] = useState(false);
  const scans = useScans(uuid, 'SECURITY_INSTRUMENT');
  const say = useSay(uuid);
  const planned = new Date(slot?.startsAt ?? Date.now());
  const form = useForm({
    schema: answers,
    initial: { date: dateIn(timeZone, planned), time: '' } as { date: string; time: string },
    onSubmit: async ({ date, time }) => {
      setMissing(scans.uuids.length === 0);
      if (scans.uuids.length === 0) return undefined;
      if (scans.isSending) return { message: 'A file is still on its way. Please wait a moment.' };
      const signedAt = instantIn(timeZone, date as CalendarDate, time).toISOString();
      const message = await say('deedSigned', { signedAt, documentUuids: [...scans.uuids] });
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
        title="The deed as it came back"
        submit="The deed is signed"
        form={form}
      >
        <p>
          The day and time as the notary wrote them, where the home is ({sayZone(timeZone)}). Check that every owner
          signed and that the seal can be read: what you add here goes to the county.
        </p>
        <ScanField
          scans={scans}
          name="scans"
          label="Scan of the signed deed"
          error={isMissing && scans.uuids.length === 0 ? 'Please add a scan of the signed deed' : undefined}
        />
        <TextField {...form.field('date')} label="Day" hint="Such as 2026-03-31" />
        <TextField {...form.field('time')} label="Time" hint="Such as 14:30" />
      </FormDialog>
    </>
  );
}
