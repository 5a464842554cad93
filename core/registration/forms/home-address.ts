/** Step 2: where someone lives who does not live in the property. */
import * as v from 'valibot';
import { address } from '../../people/address.ts';
import type { RegistrationData } from '../data.ts';
import type { StepForm } from './step-form.ts';

export const homeAddressForm = {
  schema: v.pipe(
    address,
    v.transform((answer) => ({ homeAddress: answer })),
  ),
  read: (data: RegistrationData) => data.homeAddress,
} satisfies StepForm;
