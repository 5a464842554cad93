/** A US address in five fields, for a form that has them among its own. */
import { stateNames } from '#core/eligibility/states.ts';
import type { Address } from '#core/people/address.ts';
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
      <TextField {...field('street1')} label="Street address" autoComplete="address-line1" maxLength={100} />
      <TextField
        {...field('street2')}
        label="Apartment or unit"
        isOptional
        autoComplete="address-line2"
        maxLength={100}
      />
      <TextField {...field('city')} label="City" autoComplete="address-level2" maxLength={60} />
      <SelectField
        {...field('state')}
        label="State"
        options={states}
        emptyLabel="Choose"
        autoComplete="address-level1"
      />
      <TextField {...field('zip')} label="Zip code" inputMode="numeric" autoComplete="postal-code" maxLength={10} />
    </>
  );
}
