/** A question in a dialog: fields, the answer, and a way back. */
import type { ReactNode } from 'react';
import { Alert } from '#web/ui/alert.tsx';
import { Button, SubmitButton } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import type { Form } from '#web/ui/use-form.ts';
import styles from '../console.module.css';

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
            Go back
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
