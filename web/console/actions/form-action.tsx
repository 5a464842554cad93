/** Something staff do, drawn from its row alone: the button, what it leads to, a form, and the reason where it is off. */
import * as v from 'valibot';
import type { StaffEvent } from '#core/journey/operation-row.ts';
import { operations } from '#core/journey/operations.ts';
import * as words from '#core/words/en/console/actions.ts';
import { FormDialog, useQuestion } from '#web/app/form-dialog.tsx';
import type { FieldBinding } from '#web/ui/use-form.ts';
import { ActionButton } from '../closings/action-button.tsx';
import type { ClosingProps } from '../closings/closing.ts';
import { useSay } from '../say.ts';
import { ActionField } from './action-field.tsx';
import { type Answers, emptyAnswer, type Field, schemaOf, sentValue } from './fields.ts';

interface FormActionProps extends ClosingProps {
  readonly event: StaffEvent;
}

export function FormAction({ closing, onDone, event }: FormActionProps) {
  const { label, what, form: row, isFinal } = operations[event];
  const fields = Object.entries<Field>(row as Record<string, Field>);
  const liens = closing.liens.map((lien) => ({ ...lien, isPaidOff: false }));
  const say = useSay(closing.uuid);
  const { form, open, dialog } = useQuestion<Answers, Answers>({
    schema: v.object(Object.fromEntries(fields.map(([name, field]) => [name, schemaOf(field)]))),
    initial: Object.fromEntries(fields.map(([name, field]) => [name, emptyAnswer(field, liens)])),
    onAnswer: async (answers) => {
      const body = fields.map(([name, field]) => [name, sentValue(field, answers[name], liens.length)] as const);
      const payload = Object.fromEntries(body.filter(([, value]) => value !== undefined));
      const refusal = await say(event, payload as never);
      if (refusal === undefined) onDone();
      return refusal;
    },
  });
  return (
    <>
      <ActionButton closing={closing} event={event} kind={isFinal ? 'danger' : 'secondary'} onPress={open} />
      <FormDialog {...dialog} title={label} submit={isFinal ? words.confirm : words.save}>
        <p>{what}</p>
        {fields.map(([name, field]) => (
          <ActionField
            key={name}
            field={field}
            closing={closing}
            bound={form.field(name) as unknown as FieldBinding<unknown>}
          />
        ))}
      </FormDialog>
    </>
  );
}
