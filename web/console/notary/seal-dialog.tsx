/** The end of a session: the notary says of their office what the seal on the deed has to say. */
import { useState } from 'react';
import * as v from 'valibot';
import { Alert } from '#web/ui/alert.tsx';
import { Button, SubmitButton } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { useForm } from '#web/ui/use-form.ts';
import styles from '../console.module.css';
import type { Act } from './session-page.tsx';

const line = (sentence: string, max: number) =>
  v.pipe(v.string(), v.trim(), v.nonEmpty(sentence), v.maxLength(max, `At most ${max} characters`));
const answers = v.object({
  number: line('Please enter the number of your commission', 40),
  venue: line('Please enter the county and state you are in', 80),
  expiresOn: v.pipe(v.string(), v.trim(), v.isoDate('Please enter the day as 2029-03-31')),
});

export function SealDialog({ act, isReady }: { readonly act: Act; readonly isReady: boolean }) {
  const [isOpen, setOpen] = useState(false);
  const form = useForm({
    schema: answers,
    initial: { number: '', venue: '', expiresOn: '' },
    onSubmit: async (commission) => {
      const message = await act({ do: 'seal', commission });
      if (message !== undefined) return { message };
      setOpen(false);
      return undefined;
    },
  });
  return (
    <>
      <Button disabled={!isReady} onClick={() => setOpen(true)}>
        Seal and complete
      </Button>
      <Dialog isOpen={isOpen} onClose={() => setOpen(false)} title="Your seal">
        <form className={styles['form']} {...form.form}>
          {form.failure && <Alert>{form.failure}</Alert>}
          <p>Your acknowledgement and seal go on the deed with your name and today’s date where the home stands.</p>
          <TextField {...form.field('number')} label="Commission number" />
          <TextField {...form.field('expiresOn')} label="Commission expires" hint="Such as 2029-03-31" />
          <TextField
            {...form.field('venue')}
            label="County and state you are in"
            hint="Such as Washoe County, Nevada"
          />
          <div className={styles['actions']}>
            <SubmitButton isBusy={form.isSubmitting}>Seal the deed</SubmitButton>
            <Button kind="secondary" onClick={() => setOpen(false)}>
              Go back
            </Button>
          </div>
        </form>
      </Dialog>
    </>
  );
}
