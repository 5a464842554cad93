/** How every form of the journey ends: what went wrong, then the one button. */
import type { ReactNode } from 'react';
import * as words from '#core/words/en/application.ts';
import { Alert } from '#web/ui/alert.tsx';
import { SubmitButton } from '#web/ui/button.tsx';
import styles from './screen.module.css';

interface FormEndProps {
  readonly form: { readonly failure: string | undefined; readonly isSubmitting: boolean };
  readonly children?: ReactNode;
  /** Other things to do, after the chief one. */
  readonly beside?: ReactNode;
}

export function FormEnd({ form, children, beside }: FormEndProps) {
  return (
    <>
      {form.failure && <Alert>{form.failure}</Alert>}
      <div className={styles['actions']}>
        <SubmitButton isBusy={form.isSubmitting}>{children ?? words.continueLabel}</SubmitButton>
        {beside}
      </div>
    </>
  );
}
