/** The rules of the first step, apart from its page so that they can arrive after it. */
import { type Address, formatAddress } from '#core/people/address.ts';
import { propertyForm, propertyMessages } from '#core/registration/forms/property.ts';

export function messagesFor(values: object, hasExtraFields: boolean) {
  return propertyMessages(values, hasExtraFields);
}

export function readAnswers(values: unknown) {
  return propertyForm.schema['~standard'].validate(values);
}

export function lineOf(address: Address): string {
  return formatAddress({ ...address, street2: '' });
}
