/** Choosing a notary in the room instead of the video: what it costs is agreed to first. */
import { useState } from 'react';
import * as v from 'valibot';
import { notaryFeeCents } from '#core/notary/in-person.ts';
import { formatCents } from '#core/offers/money.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button, type ButtonKind, SubmitButton } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { useForm } from '#web/ui/use-form.ts';
import { useCommand } from '../../journey-screen.tsx';
import screenStyles from '../application/screen.module.css';

const answers = v.object({ hasAgreedToFee: v.literal(true, 'Please agree before we send a notary') });

export function InPerson({ kind = 'secondary' }: { readonly kind?: ButtonKind }) {
  const send = useCommand('meetNotaryInPerson');
  const [isOpen, setOpen] = useState(false);
  const initial: { hasAgreedToFee: boolean } = { hasAgreedToFee: false };
  const form = useForm({ schema: answers, initial, onSubmit: () => send({ hasAgreedToFee: true }) });
  const fee = formatCents(notaryFeeCents('chosen'), 0);
  return (
    <>
      <Button kind={kind} onClick={() => setOpen(true)}>
        Meet a notary in person instead
      </Button>
      <Dialog isOpen={isOpen} onClose={() => setOpen(false)} title="A notary in person">
        <form className={screenStyles['form']} {...form.form}>
          {form.failure && <Alert>{form.failure}</Alert>}
          <p>
            A notary comes to you, at a time you choose. The video is free; a notary in person costs {fee}, taken from
            your first draw at closing: we correct your closing disclosure and send it to you again. Everyone who owns
            the home signs at the same appointment. While no time is reserved you may come back to the video.
          </p>
          <Checkbox
            {...form.field('hasAgreedToFee')}
            isCard
            label={`I agree to the fee of ${fee} and want to meet a notary in person.`}
          />
          <div className={screenStyles['actions']}>
            <SubmitButton isBusy={form.isSubmitting}>Choose a time</SubmitButton>
            <Button kind="secondary" onClick={() => setOpen(false)}>
              Stay with the video
            </Button>
          </div>
        </form>
      </Dialog>
    </>
  );
}
