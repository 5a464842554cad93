/** Several lines of text. With a greatest length it counts down, aloud only when the person pauses near the end. */
import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';
import fieldStyles from './field.module.css';
import type { Bound, FieldProps } from './field.tsx';
import { Field, useFieldFrame } from './field.tsx';
import styles from './text-area.module.css';

export interface TextAreaProps
  extends FieldProps,
    Bound<string>,
    Pick<ComponentProps<'textarea'>, 'rows' | 'placeholder' | 'disabled' | 'readOnly' | 'autoComplete'> {
  /** Counted, never cut off: the form's schema refuses what is too long. */
  readonly lengthMax?: number;
}

export function TextArea(props: TextAreaProps) {
  const frame = useFieldFrame(props);
  const { label, hint, error, isOptional, isQuestion, id, rows = 5, lengthMax, onChange, ...area } = props;
  return (
    <Field field={props} frame={frame}>
      <textarea
        {...area}
        {...frame.control}
        rows={rows}
        className={classNames(fieldStyles['control'], styles['area'])}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      {lengthMax !== undefined && <Remaining left={lengthMax - area.value.length} />}
    </Field>
  );
}

function Remaining({ left }: { readonly left: number }) {
  const count = Math.abs(left);
  return (
    <p className={classNames(styles['remaining'], left < 0 && styles['over'])} role={left < 50 ? 'status' : undefined}>
      {count} {count === 1 ? 'character' : 'characters'} {left < 0 ? 'too many' : 'left'}
    </p>
  );
}
