/** The address in five fields, for a street the suggestions do not know. */
import { useEffect, useRef } from 'react';
import { stateNames } from '#core/eligibility/states.ts';
import * as words from '#core/words/en/registration.ts';
import { TextButton } from '#web/ui/link-button.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import type { AddressBinding } from './address-field.tsx';
import later from './later-step.module.css';

interface AddressLinesProps extends AddressBinding {
  readonly label: string;
  /** The person asked for these fields just now. */
  readonly takesFocus: boolean;
  readonly onBack: () => void;
}

const states = Object.entries(stateNames).map(([value, label]) => ({ value, label }));

export function AddressLines({ label, bind, takesFocus, onBack }: AddressLinesProps) {
  const street = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (takesFocus) street.current?.focus();
  }, [takesFocus]);
  return (
    <fieldset className={later['lines']}>
      <legend className={later['linesLegend']}>{label}</legend>
      <TextField
        {...bind('street1')}
        ref={street}
        label={words.streetAddress}
        autoComplete="address-line1"
        maxLength={100}
      />
      <TextField
        {...bind('street2')}
        label={words.apartmentOrUnit}
        isOptional
        autoComplete="address-line2"
        maxLength={100}
      />
      <TextField {...bind('city')} label={words.city} autoComplete="address-level2" maxLength={60} />
      <div className={later['stateAndZip']}>
        <SelectField
          {...bind('state')}
          label={words.state}
          options={states}
          emptyLabel={words.choose}
          autoComplete="address-level1"
        />
        <TextField
          {...bind('zip')}
          label={words.zipCode}
          inputMode="numeric"
          autoComplete="postal-code"
          maxLength={10}
        />
      </div>
      <div>
        <TextButton onClick={onBack}>{words.searchForTheAddress}</TextButton>
      </div>
    </fieldset>
  );
}
