/** A question in a dialog: fields, the answer, and a way back. It closes once the answer is taken; a refusal stands in it. */
import { type ReactNode, useState } from 'react';
import * as words from '#core/words/en/app.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button, SubmitButton } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { type Form, type FormOptions, useForm } from '#web/ui/use-form.ts';
import styles from './form-dialog.module.css';

interface Question<Values, Output> extends Omit<FormOptions<Values, Output>, 'onSubmit'> {
  /** Gives a sentence when the answer is refused. */
  readonly onAnswer: (answer: Output) => Promise<string | undefined>;
}

/** The state of one: `dialog` is spread over a FormDialog, `open` hangs on the button that asks. */
export function useQuestion<Values extends object, Output>({ onAnswer, ...fields }: Question<Values, Output>) {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  const form = useForm({
    ...fields,
    onSubmit: async (answer) => {
      const message = await onAnswer(answer);
      if (message !== undefined) return { message };
      close();
      return undefined;
    },
  });
  return { form, open: () => setOpen(true), dialog: { form, isOpen, onClose: close } };
}

interface FormDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly title: string;
  readonly submit: string;
  readonly form: Pick<Form<object>, 'form' | 'failure' | 'isSubmitting'>;
  readonly children: ReactNode;
}

export function FormDialog({ isOpen, onClose, title, submit, form, children }: FormDialogProps) {
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={title}>
      <form className={styles['form']} {...form.form}>
        {form.failure && <Alert>{form.failure}</Alert>}
        {children}
        <div className={styles['actions']}>
          <SubmitButton isBusy={form.isSubmitting}>{submit}</SubmitButton>
          <Button kind="secondary" onClick={onClose}>
            {words.goBack}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
