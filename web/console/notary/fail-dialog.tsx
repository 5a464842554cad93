/** Ending a session without a deed: a reason of the list, and what happened in the notary's own words. */
import * as v from 'valibot';
import { type FailureReason, failureReasons } from '#core/notary/session.ts';
import { FormDialog, useQuestion } from '#web/app/form-dialog.tsx';
import { Button } from '#web/ui/button.tsx';
import { RadioCards } from '#web/ui/radio-cards.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import type { Act } from './act.ts';

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
  const initial: { why: FailureReason | null; note: string } = { why: null, note: '' };
  const { form, open, dialog } = useQuestion({
    schema: answers,
    initial,
    onAnswer: (typed) => act({ do: 'fail', ...typed }),
  });
  return (
    <>
      <Button kind="danger" onClick={open}>
        End without a signature
      </Button>
      <FormDialog {...dialog} title="Why can the deed not be signed?" submit="End the session">
        <RadioCards
          {...form.field('why')}
          label="Reason"
          options={reasons.map((value) => ({ value, label: failureReasons[value] }))}
        />
        <TextArea {...form.field('note')} label="What happened" hint="Kept in the journal." rows={3} />
        <p>The owners are asked to sign before a notary in person instead.</p>
      </FormDialog>
    </>
  );
}
