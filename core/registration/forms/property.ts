/** Step 1: the property and how its owner uses it. */
import * as v from 'valibot';
import { propertyAddress, typeaheadMessage } from '../../people/address.ts';
import type { FieldMessages } from '../../people/check.ts';
import { fieldMessages } from '../../people/check.ts';
import type { RegistrationData } from '../data.ts';
import type { StepForm } from './step-form.ts';

export const propertyForm = {
  schema: v.pipe(
    propertyAddress,
    v.transform((answer) => ({ propertyAddress: answer })),
  ),
  read: (data: RegistrationData) => data.propertyAddress,
} satisfies StepForm;

/**
 * The messages of the property form. With the extra fields shown, each field has its own. With the typeahead there is
 * one line to look at, so whatever is wrong with the address is said there.
 */
export function propertyMessages(form: object, hasExtraFields: boolean): FieldMessages {
  const messages = fieldMessages(propertyForm.schema, form);
  if (hasExtraFields) return messages;
  const { occupancyType, ...ofAddress } = messages;
  const street = 'street1' in form && typeof form.street1 === 'string' ? form.street1 : '';
  const isRefused = Object.keys(ofAddress).length > 0;
  const line = typeaheadMessage(street) ?? (isRefused ? typeaheadMessage('') : undefined);
  return {
    ...(line === undefined ? {} : { street1: line }),
    ...(occupancyType === undefined ? {} : { occupancyType }),
  };
}
