/** Step 4: annual income, other income, and where they come from. */
import * as v from 'valibot';
import { income } from '../../people/income.ts';
import type { RegistrationData } from '../data.ts';
import type { StepForm } from './step-form.ts';

export const incomeForm = {
  schema: v.pipe(
    income,
    v.transform((answer) => ({ income: answer })),
  ),
  read: (data: RegistrationData) => data.income,
} satisfies StepForm;
