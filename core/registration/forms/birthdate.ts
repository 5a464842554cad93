/** Step 6: the date of birth, typed in three parts. */
import * as v from 'valibot';
import { birthDateText } from '../../people/birth-date.ts';
import type { RegistrationData } from '../data.ts';
import type { StepForm } from './step-form.ts';

export const birthdateForm = {
  schema: v.pipe(
    birthDateText,
    v.transform((answer) => ({ dob: answer })),
  ),
  read: ({ dob }: RegistrationData) => ({
    day: dob === null ? '' : String(dob.day),
    month: dob === null ? '' : String(dob.month),
    year: dob === null ? '' : String(dob.year),
  }),
} satisfies StepForm;
