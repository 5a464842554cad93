/** How a step ends: what went wrong, the button, small print. */
import type { ReactNode } from 'react';
import * as words from '#core/words/en/registration.ts';
import { Alert } from '#web/ui/alert.tsx';
import { SubmitButton } from '#web/ui/button.tsx';
import type { Form } from '#web/ui/use-form.ts';
import styles from './register-page.module.css';

export interface StepEndProps {
  readonly form: Pick<Form<object>, 'failure' | 'isSubmitting'>;
  readonly label?: string;
  readonly fineprint?: ReactNode;
}

export function StepEnd({ form, label = words.continueLabel, fineprint }: StepEndProps) {
  return (
    <>
      {form.failure !== undefined && <Alert>{form.failure}</Alert>}
      <div className={styles['end']}>
        <SubmitButton isBusy={form.isSubmitting}>{label}</SubmitButton>
      </div>
      {fineprint && <p className={styles['fineprint']}>{fineprint}</p>}
    </>
  );
}
