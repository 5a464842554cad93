/** The signed papers are back: when they were signed is what every clock of the law starts with. */
import { useState } from 'react';
import * as v from 'valibot';
import type { CalendarDate } from '#core/calendar/dates.ts';
import { dateIn, instantIn } from '#core/calendar/zoned.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button, SubmitButton } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { useForm } from '#web/ui/use-form.ts';
import styles from '../console.module.css';
import { useSay } from '../say.ts';
import type { ClosingProps } from './closings-page.tsx';

const answers = v.object({
  date: v.pipe(v.string(), v.trim(), v.isoDate('Please enter the day as 2026-03-31')),
  time: v.pipe(v.string(), v.trim(), v.isoTime('Please enter the time as 14:30')),
});

export function PapersBack({ closing, onDone }: ClosingProps) {
  const { uuid, timeZone, slot } = closing;
  const [isOpen, setOpen] = useState(false);
  const say = useSay(uuid);
  const planned = new Date(slot?.startsAt ?? Date.now());
  const form = useForm({
    schema: answers,
    initial: { date: dateIn(timeZone, planned), time: '' } as { date: string; time: string },
    onSubmit: async ({ date, time }) => {
      const signedAt = instantIn(timeZone, date as CalendarDate, time).toISOString();
      const message = await say('deedSigned', { signedAt });
      if (message !== undefined) return { message };
      setOpen(false);
      onDone();
      return undefined;
    },
  });
  return (
    <>
      <Button onClick={() => setOpen(true)}>Signed papers are back</Button>
      <Dialog isOpen={isOpen} onClose={() => setOpen(false)} title="When was the deed signed?">
        <form className={styles['form']} {...form.form}>
          {form.failure && <Alert>{form.failure}</Alert>}
          <p>
            As the notary wrote it, in the time of the home ({timeZone}). Check that every owner signed and that the
            seal can be read.
          </p>
          <TextField {...form.field('date')} label="Day" hint="Such as 2026-03-31" />
          <TextField {...form.field('time')} label="Time" hint="Such as 14:30" />
          <div className={styles['actions']}>
            <SubmitButton isBusy={form.isSubmitting}>The deed is signed</SubmitButton>
            <Button kind="secondary" onClick={() => setOpen(false)}>
              Go back
            </Button>
          </div>
        </form>
      </Dialog>
    </>
  );
}
