/** Ending a session without a deed: a reason of the list, and what happened in the notary's own words. */
import * as v from 'valibot';
import { type FailureReason, failureReasons } from '#core/notary/session.ts';
import * as words from '#core/words/en/console/notary.ts';
import { FormDialog, useQuestion } from '#web/app/form-dialog.tsx';
import { RadioCards } from '#web/ui/radio-cards.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { OfferedButton } from '../palette/offered-button.tsx';
import type { Act } from './act.ts';

const reasons = Object.keys(failureReasons) as FailureReason[];
const answers = v.object({
  why: v.picklist(reasons, words.pleaseChooseWhy),
  note: v.pipe(
    v.string(),
    v.trim(),
    v.nonEmpty(words.pleaseSayWhatHappened),
    v.maxLength(500, words.atMost500Characters),
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
      <OfferedButton kind="danger" onClick={open}>
        {words.endWithoutASignature}
      </OfferedButton>
      <FormDialog {...dialog} title={words.whyCanTheDeed} submit={words.endTheSession}>
        <RadioCards
          {...form.field('why')}
          label={words.reason}
          options={reasons.map((value) => ({ value, label: failureReasons[value] }))}
        />
        <TextArea {...form.field('note')} label={words.whatHappened} hint={words.keptInTheJournal} rows={3} />
        <p>{words.theOwnersAreAsked}</p>
      </FormDialog>
    </>
  );
}
