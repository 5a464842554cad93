/** A button that asks why before it says anything; and, where it can end an application, for the principal reason. */
import { type ReactNode, useState } from 'react';
import * as v from 'valibot';
import { principalReason, type RuleCode, ruleCodes } from '#core/eligibility/principal-reasons.ts';
import { Button } from '#web/ui/button.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { useForm } from '#web/ui/use-form.ts';
import { FormDialog } from './form-dialog.tsx';

interface Said {
  readonly why: string;
  /** None: it ends at the borrower's wish, and no notice of adverse action is owed. */
  readonly reasons: RuleCode[];
}

interface WithReasonProps {
  readonly label: string;
  readonly kind?: 'secondary' | 'quiet' | 'danger';
  readonly title: string;
  readonly submit: string;
  readonly hasPrincipalReason?: boolean;
  readonly children: ReactNode;
  readonly onSay: (said: Said) => Promise<string | undefined>;
}

const answers = v.object({
  why: v.pipe(
    v.string(),
    v.trim(),
    v.nonEmpty('Please say why; it stays in the history'),
    v.maxLength(500, 'At most 500 characters'),
  ),
  reason: v.string(),
});
const options = ruleCodes.map((code) => ({ value: code, label: principalReason(code).text }));

export function WithReason({ label, kind = 'secondary', title, submit, hasPrincipalReason, ...rest }: WithReasonProps) {
  const [isOpen, setOpen] = useState(false);
  const form = useForm({
    schema: answers,
    initial: { why: '', reason: '' },
    onSubmit: async ({ why, reason }) => {
      const code = ruleCodes.find((one) => one === reason);
      const message = await rest.onSay({ why, reasons: code === undefined ? [] : [code] });
      if (message !== undefined) return { message };
      setOpen(false);
      return undefined;
    },
  });
  return (
    <>
      <Button kind={kind} onClick={() => setOpen(true)}>
        {label}
      </Button>
      <FormDialog isOpen={isOpen} onClose={() => setOpen(false)} title={title} submit={submit} form={form}>
        {rest.children}
        <TextArea {...form.field('why')} label="Why" hint="Kept in the history." rows={3} />
        {hasPrincipalReason && (
          <SelectField
            {...form.field('reason')}
            label="Principal reason"
            hint="With a reason it is a decline, and the borrower gets the notice that names it. Without one it is cancelled."
            emptyLabel="None: cancelled at the owners’ wish"
            options={options}
          />
        )}
      </FormDialog>
    </>
  );
}
