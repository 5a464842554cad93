/** Step 5: the legal name. */
import * as v from 'valibot';
import type { NameRules } from '../../people/name.ts';
import { name } from '../../people/name.ts';
import type { RegistrationData } from '../data.ts';
import type { StepForm } from './step-form.ts';

export function nameForm(rules: NameRules) {
  return {
    schema: v.pipe(
      name(rules),
      v.transform((answer) => ({ name: answer })),
    ),
    read: (data: RegistrationData) => data.name,
  } satisfies StepForm;
}
