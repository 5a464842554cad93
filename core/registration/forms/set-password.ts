/** Step 8: the password. It is never kept, so this form always opens empty and leaves nothing behind. */
import * as v from 'valibot';
import { passwordForm as passwords } from '../../people/password.ts';
import type { StepForm } from './step-form.ts';

export const passwordForm = {
  schema: v.pipe(
    passwords,
    v.transform(() => ({})),
  ),
  read: () => ({ password: '', confirmPassword: '' }),
} satisfies StepForm;
