/** A number with two decimals, for money-field.tsx and percent-field.tsx. */
import { useState } from 'react';
import type { Bound, FieldProps } from './field.tsx';
import { Field, useFieldFrame } from './field.tsx';
import { formatHundredths, maskHundredths, parseHundredths } from './hundredths.ts';
import { MaskedInput } from './masked-input.tsx';
import type { TextHints } from './text-field.tsx';

export interface HundredthsFieldProps
  extends FieldProps,
    Bound<number | null>,
    Pick<TextHints, 'placeholder' | 'disabled' | 'readOnly'> {}

interface Signs {
  readonly prefix?: string;
  readonly suffix?: string;
}

export function HundredthsField(props: HundredthsFieldProps & Signs) {
  const { label, hint, error, isOptional, isQuestion, id, value, onChange, onBlur, ...input } = props;
  const frame = useFieldFrame(props);
  const [typed, setTyped] = useState(formatHundredths(value));
  // "12." and "12.50" are the same number: what was typed stays while it still means the value.
  const text = parseHundredths(typed) === value ? typed : formatHundredths(value);
  const handleChange = (next: string) => {
    setTyped(next);
    onChange(parseHundredths(next));
  };
  const handleBlur = () => {
    setTyped(formatHundredths(value));
    onBlur?.();
  };
  return (
    <Field field={props} frame={frame}>
      <MaskedInput
        {...input}
        control={frame.control}
        inputMode="decimal"
        autoComplete="off"
        value={text}
        mask={maskHundredths}
        onChange={handleChange}
        onBlur={handleBlur}
      />
    </Field>
  );
}
