/** Making or moving the appointment for the borrower, among the times the notaries have. */
import { useState } from 'react';
import * as v from 'valibot';
import { useRead } from '#web/client/queries.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button, SubmitButton } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { useForm } from '#web/ui/use-form.ts';
import styles from '../console.module.css';
import { showMoment } from '../moment.ts';
import { useSay } from '../say.ts';
import type { ClosingProps } from './closing.ts';

const key = 'GET /service-notary/api/v1/applications/{uuid}/slots';
const answers = v.object({ startsAt: v.pipe(v.string(), v.nonEmpty('Please choose a time')) });

export function MoveAppointment({ closing, onDone }: ClosingProps) {
  const { uuid, slot } = closing;
  const [isOpen, setOpen] = useState(false);
  const times = useRead(key, [{ params: { uuid } }], { enabled: isOpen, gcTime: 0 });
  const say = useSay(uuid);
  const slots = times.data?.days.flatMap((day) => day.slots) ?? [];
  const form = useForm({
    schema: answers,
    initial: { startsAt: '' },
    onSubmit: async ({ startsAt }) => {
      const wanted = slots.find((one) => one.startsAt === startsAt);
      const message = wanted && (await say('notaryReserved', wanted));
      if (message !== undefined) return { message };
      setOpen(false);
      onDone();
      return undefined;
    },
  });
  return (
    <>
      <Button kind="secondary" onClick={() => setOpen(true)}>
        {slot ? 'Move the appointment' : 'Make an appointment'}
      </Button>
      <Dialog isOpen={isOpen} onClose={() => setOpen(false)} title="When?">
        <form className={styles['form']} {...form.form}>
          {form.failure && <Alert>{form.failure}</Alert>}
          <SelectField
            {...form.field('startsAt')}
            label="Time where the home is"
            emptyLabel={times.data ? 'Choose' : 'Looking for times'}
            options={slots.map(({ startsAt, place }) => ({
              value: startsAt,
              label: `${showMoment(startsAt, closing.timeZone)}, ${place}`,
            }))}
          />
          <div className={styles['actions']}>
            <SubmitButton isBusy={form.isSubmitting}>Reserve</SubmitButton>
            <Button kind="secondary" onClick={() => setOpen(false)}>
              Go back
            </Button>
          </div>
        </form>
      </Dialog>
    </>
  );
}
