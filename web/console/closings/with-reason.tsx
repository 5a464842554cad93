/** A button that asks why before it says anything; and, where it can end an application, for the principal reason. */
import type { ReactNode } from 'react';
import * as v from 'valibot';
import { type RuleCode, ruleCodes } from '#core/eligibility/principal-reasons.ts';
import type { StaffEvent } from '#core/journey/operation-row.ts';
import { operations } from '#core/journey/operations.ts';
import * as words from '#core/words/en/console/closings.ts';
import { FormDialog, useQuestion } from '#web/app/form-dialog.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { reasonOptions } from '../ask/reason-options.ts';
import { ActionButton } from './action-button.tsx';
import type { Closing } from './closing.ts';

interface Said {
  readonly why: string;
  /** None: it ends at the borrower's wish, and no notice of adverse action is owed. */
  readonly reasons: RuleCode[];
}

interface WithReasonProps {
  readonly closing: Closing;
  /** Its row gives the label, what it leads to, and why it is off. */
  readonly event: StaffEvent;
  readonly kind?: 'secondary' | 'quiet' | 'danger';
  readonly title: string;
  readonly submit: string;
  readonly hasPrincipalReason?: boolean;
  /** Instead of what the row says it leads to, where the page knows more. */
  readonly children?: ReactNode;
  readonly onSay: (said: Said) => Promise<string | undefined>;
}

const answers = v.object({
  why: v.pipe(v.string(), v.trim(), v.nonEmpty(words.pleaseSayWhyItStays), v.maxLength(500, words.atMost500Characters)),
  reason: v.string(),
});

export function WithReason({
  closing,
  event,
  kind = 'secondary',
  title,
  submit,
  hasPrincipalReason,
  ...rest
}: WithReasonProps) {
  const { form, open, dialog } = useQuestion({
    schema: answers,
    initial: { why: '', reason: '' },
    onAnswer: ({ why, reason }) => {
      const code = ruleCodes.find((one) => one === reason);
      return rest.onSay({ why, reasons: code === undefined ? [] : [code] });
    },
  });
  return (
    <>
      <ActionButton closing={closing} event={event} kind={kind} onPress={open} />
      <FormDialog {...dialog} title={title} submit={submit}>
        {rest.children ?? <p>{operations[event].what}</p>}
        <TextArea {...form.field('why')} label={words.why} hint={words.keptInTheHistory} rows={3} />
        {hasPrincipalReason && (
          <SelectField
            {...form.field('reason')}
            label={words.principalReason}
            hint={words.withAReasonItIs}
            emptyLabel={words.noneTheOwnersAsked}
            options={reasonOptions}
          />
        )}
      </FormDialog>
    </>
  );
}
