/** Choosing a notary in the room instead of the video: what it costs is agreed to first. */
import { useState } from 'react';
import * as v from 'valibot';
import { notaryFeeCents } from '#core/notary/in-person.ts';
import { formatCents } from '#core/offers/money.ts';
import * as words from '#core/words/en/notary-in-person.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button, type ButtonKind, SubmitButton } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { useForm } from '#web/ui/use-form.ts';
import { useCommand } from '../../journey-screen.tsx';
import screenStyles from '../application/screen.module.css';

const answers = v.object({ hasAgreedToFee: v.literal(true, words.pleaseAgreeBeforeWeSend) });

export function InPerson({ kind = 'secondary' }: { readonly kind?: ButtonKind }) {
  const send = useCommand('meetNotaryInPerson');
  const [isOpen, setOpen] = useState(false);
  const initial: { hasAgreedToFee: boolean } = { hasAgreedToFee: false };
  const form = useForm({ schema: answers, initial, onSubmit: () => send({ hasAgreedToFee: true }) });
  const fee = formatCents(notaryFeeCents('chosen'), 0);
  return (
    <>
      <Button kind={kind} onClick={() => setOpen(true)}>
        {words.meetANotaryInPerson}
      </Button>
      <Dialog isOpen={isOpen} onClose={() => setOpen(false)} title={words.aNotaryInPerson}>
        <form className={screenStyles['form']} {...form.form}>
          {form.failure && <Alert>{form.failure}</Alert>}
          <p>{words.aNotaryComesToYou(fee)}</p>
          <Checkbox {...form.field('hasAgreedToFee')} isCard label={words.iAgreeToTheFee(fee)} />
          <div className={screenStyles['actions']}>
            <SubmitButton isBusy={form.isSubmitting}>{words.chooseATime}</SubmitButton>
            <Button kind="secondary" onClick={() => setOpen(false)}>
              {words.stayWithTheVideo}
            </Button>
          </div>
        </form>
      </Dialog>
    </>
  );
}
