/** Asks why before a picture of an identity document is opened. The answer stays in the audit, with a name and the time. */
import * as v from 'valibot';
import { type LookReason, lookReasonNames, lookReasons } from '#core/audit.ts';
import * as words from '#core/words/en/console/conditions.ts';
import { FormDialog } from '#web/app/form-dialog.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { useForm } from '#web/ui/use-form.ts';

interface WhyYouLookProps {
  /** Of the picture that waits; without one nothing is asked. */
  readonly name: string | undefined;
  readonly onSay: (reason: LookReason) => Promise<void>;
  readonly onClose: () => void;
}

const answer = v.object({ reason: v.picklist(lookReasonNames, words.pleaseChooseWhy) });
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
      title={words.whyAreYouLooking}
      submit={words.open}
      form={form}
    >
      <p>{words.isPartOfSomeones(name)}</p>
      <SelectField {...form.field('reason')} label={words.reason} emptyLabel={words.pleaseChoose} options={options} />
    </FormDialog>
  );
}
