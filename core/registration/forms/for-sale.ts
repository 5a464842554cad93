/** Step 3: whether the property is listed for sale. */
import * as v from 'valibot';
import { required } from '#core/words/en/registration/create-application.ts';
import type { RegistrationData } from '../data.ts';
import type { StepForm } from './step-form.ts';

export const forSaleForm = {
  schema: v.strictObject({ isListedForSale: v.boolean(required) }),
  read: ({ isListedForSale }: RegistrationData) => ({ isListedForSale }),
} satisfies StepForm;
