/** A US address in five fields, for a form that has them among its own. */
import { stateNames } from '#core/eligibility/states.ts';
import type { Address } from '#core/people/address.ts';
import * as words from '#core/words/en/application.ts';
import { SelectField } from '#web/ui/select-field.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import type { FieldBinding } from '#web/ui/use-form.ts';

const states = Object.entries(stateNames).map(([value, label]) => ({ value, label }));

interface AddressFieldsProps {
  readonly field: (name: keyof Address) => FieldBinding<string>;
}

export function AddressFields({ field }: AddressFieldsProps) {
  return (
    <>
      <TextField {...field('street1')} label={words.streetAddress} autoComplete="address-line1" maxLength={100} />
      <TextField
        {...field('street2')}
        label={words.apartmentOrUnit}
        isOptional
        autoComplete="address-line2"
        maxLength={100}
      />
      <TextField {...field('city')} label={words.city} autoComplete="address-level2" maxLength={60} />
      <SelectField
        {...field('state')}
        label={words.state}
        options={states}
        emptyLabel={words.choose}
        autoComplete="address-level1"
      />
      <TextField
        {...field('zip')}
        label={words.zipCode}
        inputMode="numeric"
        autoComplete="postal-code"
        maxLength={10}
      />
    </>
  );
}
