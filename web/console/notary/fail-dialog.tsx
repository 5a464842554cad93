/** Ending a session without a deed: a reason of the list, and what happened in the notary's own words. */
import { useState } from 'react';
import * as v from 'valibot';
import { type FailureReason, failureReasons } from '#core/notary/session.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button, SubmitButton } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { RadioCards } from '#web/ui/radio-cards.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { useForm } from '#web/ui/use-form.ts';
import styles from '../console.module.css';
import type { Act } from './session-page.tsx';

const reasons = Object.keys(failureReasons) as FailureReason[];
const answers = v.object({
  why: v.picklist(reasons, 'Please choose why'),
  note: v.pipe(
    v.string(),
    v.trim(),
    v.nonEmpty('Please say what happened'),
    v.maxLength(500, 'At most 500 characters'),
  ),
});

export function FailDialog({ act }: { readonly act: Act }) {
  const [isOpen, setOpen] = useState(false);
  const initial: { why: FailureReason | null; note: string } = { why: null, note: '' };
  const form = useForm({
    schema: answers,
    initial,
    onSubmit: async (typed) => {
      const message = await act({ do: 'fail', ...typed });
      if (message !== undefined) return { message };
      setOpen(false);
      return undefined;
    },
  });
  return (
    <>
      <Button kind="danger" onClick={() => setOpen(true)}>
        End without a signature
      </Button>
      <Dialog isOpen={isOpen} onClose={() => setOpen(false)} title="Why can the deed not be signed?">
        <form className={styles['form']} {...form.form}>
          {form.failure && <Alert>{form.failure}</Alert>}
          <RadioCards
            {...form.field('why')}
            label="Reason"
            options={reasons.map((value) => ({ value, label: failureReasons[value] }))}
          />
          <TextArea {...form.field('note')} label="What happened" hint="Kept in the journal." rows={3} />
          <p>The owners are asked to sign before a notary in person instead.</p>
          <div className={styles['actions']}>
            <SubmitButton isBusy={form.isSubmitting}>End the session</SubmitButton>
            <Button kind="secondary" onClick={() => setOpen(false)}>
              Go back
            </Button>
          </div>
        </form>
      </Dialog>
    </>
  );
}
