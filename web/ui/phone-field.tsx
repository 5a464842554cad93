/** A telephone number with its country. US numbers are shaped while typed; others are taken as they are. */
import { useState } from 'react';
import { countries, DEFAULT_COUNTRY_CODE, phoneInputLengthMax } from '#core/people/countries.ts';
import { maskPhone } from '#core/people/phone.ts';
import * as words from '#core/words/en/ui/blocks.ts';
import { classNames } from './class-names.ts';
import fieldStyles from './field.module.css';
import type { Bound, FieldProps } from './field.tsx';
import { Field, useFieldFrame } from './field.tsx';
import { ChevronDownIcon } from './icons.tsx';
import { MaskedInput } from './masked-input.tsx';
import styles from './phone-field.module.css';
import type { TextHints } from './text-field.tsx';

export interface PhoneFieldProps extends FieldProps, Bound<string>, Pick<TextHints, 'disabled' | 'readOnly'> {
  /** Told when the person chooses another country; the field remembers it by itself. */
  readonly onCountryChange?: (countryCode: string) => void;
}

export function PhoneField(props: PhoneFieldProps) {
  const { label, hint, error, isOptional, isQuestion, id, onCountryChange, ...input } = props;
  const frame = useFieldFrame(props);
  const [country, setCountry] = useState(DEFAULT_COUNTRY_CODE);
  const lengthMax = phoneInputLengthMax(country);
  return (
    <Field field={props} frame={frame}>
      <div className={styles['row']}>
        <CountryMenu
          country={country}
          disabled={(input.disabled || input.readOnly) ?? false}
          onChoose={(code) => {
            setCountry(code);
            onCountryChange?.(code);
          }}
        />
        <MaskedInput
          {...input}
          control={frame.control}
          type="tel"
          inputMode="tel"
          autoComplete="tel-national"
          mask={country === DEFAULT_COUNTRY_CODE ? maskPhone : (text) => asTyped(text, lengthMax)}
        />
      </div>
    </Field>
  );
}

function asTyped(raw: string, lengthMax: number) {
  const text = raw.replace(/[^\d ()+-]/g, '').slice(0, lengthMax);
  return { text, caret: text.length };
}

interface CountryMenuProps {
  readonly country: string;
  readonly disabled: boolean;
  readonly onChoose: (countryCode: string) => void;
}

/** Shows only the calling code; the menu itself, which lies over it unseen, tells the countries' names. */
function CountryMenu({ country, disabled, onChoose }: CountryMenuProps) {
  const callingCode = countries.find(({ countryCode }) => countryCode === country)?.callingCode;
  return (
    <div className={styles['country']}>
      <select
        className={classNames(fieldStyles['control'], styles['menu'])}
        aria-label={words.country}
        value={country}
        disabled={disabled}
        onChange={(event) => onChoose(event.currentTarget.value)}
      >
        {countries.map(({ country, countryCode, callingCode }) => (
          <option key={countryCode} value={countryCode}>
            {country} (+{callingCode})
          </option>
        ))}
      </select>
      <span className={styles['shown']} aria-hidden="true">
        {country} +{callingCode}
        <ChevronDownIcon />
      </span>
    </div>
  );
}
