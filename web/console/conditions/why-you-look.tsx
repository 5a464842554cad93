/** Asks why before a picture of an identity document is opened. The answer stays in the audit, with a name and the time. */
import * as v from 'valibot';
import { type LookReason, lookReasonNames, lookReasons } from '#core/audit.ts';
import { FormDialog } from '#web/app/form-dialog.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { useForm } from '#web/ui/use-form.ts';

interface WhyYouLookProps {
  /** Of the picture that waits; without one nothing is asked. */
  readonly name: string | undefined;
  readonly onSay: (reason: LookReason) => Promise<void>;
  readonly onClose: () => void;
}

const answer = v.object({ reason: v.picklist(lookReasonNames, 'Please choose why') });
const options = lookReasonNames.map((value) => ({ value, label: lookReasons[value] }));

export function WhyYouLook({ name, onSay, onClose }: WhyYouLookProps) {
  const form = useForm({
    schema: answer,
    initial: { reason: '' },
    onSubmit: async ({ reason }) => {
      await onSay(reason);
      return undefined;
    },
  });
  return (
    <FormDialog
      isOpen={name !== undefined}
      onClose={onClose}
      title="Why are you looking at this?"
      submit="Open"
      form={form}
    >
      <p>
        {name} is part of someone’s proof of identity. We keep your reason with your name and the time. It also covers
        the other pictures here.
      </p>
      <SelectField {...form.field('reason')} label="Reason" emptyLabel="Please choose" options={options} />
    </FormDialog>
  );
}
