/** One line of text. */
import type { ComponentProps, Ref } from 'react';
import { classNames } from './class-names.ts';
import styles from './field.module.css';
import type { Bound, ControlProps, FieldProps } from './field.tsx';
import { Field, useFieldFrame } from './field.tsx';
import { useBeforeStart } from './use-before-start.ts';

/** What a person's browser and keyboard should know about the answer. */
export type TextHints = Pick<
  ComponentProps<'input'>,
  | 'autoComplete'
  | 'autoCapitalize'
  | 'inputMode'
  | 'maxLength'
  | 'placeholder'
  | 'spellCheck'
  | 'disabled'
  | 'readOnly'
  | 'required'
>;

export interface TextFieldProps extends FieldProps, Bound<string>, TextHints {
  readonly type?: 'text' | 'email' | 'tel' | 'search' | 'url' | 'date' | 'time' | 'datetime-local';
  /** A sign inside the control, before or after the text. It is decoration: the label or hint must say the unit. */
  readonly prefix?: string | undefined;
  readonly suffix?: string | undefined;
  readonly ref?: Ref<HTMLInputElement>;
}

export function TextField(props: TextFieldProps) {
  const frame = useFieldFrame(props);
  const { label, hint, error, isOptional, isQuestion, id, ...input } = props;
  return (
    <Field field={props} frame={frame}>
      <TextInput {...input} control={frame.control} />
    </Field>
  );
}

export interface TextInputProps
  extends Omit<TextFieldProps, keyof FieldProps>,
    Pick<FieldProps, 'name'>,
    Pick<
      ComponentProps<'input'>,
      'role' | 'onKeyDown' | `aria-${'autocomplete' | 'expanded' | 'controls' | 'activedescendant'}`
    > {
  readonly control: ControlProps;
}

/** The bare control, for fields that put more than one thing under their label. */
export function TextInput({ control, prefix, suffix, onChange, type = 'text', ref, ...rest }: TextInputProps) {
  const own = useBeforeStart<HTMLInputElement>((input) => {
    if (input.value !== rest.value) onChange(input.value);
  });
  const input = (
    <input
      {...rest}
      {...control}
      ref={(node) => {
        own.current = node;
        if (typeof ref === 'function') ref(node);
        else if (ref) ref.current = node;
      }}
      type={type}
      className={classNames(styles['control'], prefix && styles['hasPrefix'], suffix && styles['hasSuffix'])}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
  if (!prefix && !suffix) return input;
  return (
    <div className={styles['affixed']}>
      {input}
      {prefix && (
        <span className={styles['prefix']} aria-hidden="true">
          {prefix}
        </span>
      )}
      {suffix && (
        <span className={styles['suffix']} aria-hidden="true">
          {suffix}
        </span>
      )}
    </div>
  );
}
