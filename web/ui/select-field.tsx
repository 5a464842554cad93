/** A choice from a list too long to show: the platform's own menu, which every phone and reader already knows. */
import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';
import fieldStyles from './field.module.css';
import type { Bound, FieldProps } from './field.tsx';
import { Field, useFieldFrame } from './field.tsx';
import { ChevronDownIcon } from './icons.tsx';
import styles from './select-field.module.css';

interface Option {
  readonly value: string;
  readonly label: string;
  readonly disabled?: boolean;
}

export interface SelectFieldProps
  extends FieldProps,
    Bound<string>,
    Pick<ComponentProps<'select'>, 'disabled' | 'autoComplete'> {
  readonly options: readonly Option[];
  /** What the empty choice reads; without it there is no empty choice. */
  readonly emptyLabel?: string;
}

export function SelectField(props: SelectFieldProps) {
  const frame = useFieldFrame(props);
  const { label, hint, error, isOptional, isQuestion, id, options, emptyLabel, onChange, ...select } = props;
  return (
    <Field field={props} frame={frame}>
      <div className={styles['box']}>
        <select
          {...select}
          {...frame.control}
          className={classNames(fieldStyles['control'], styles['select'])}
          onChange={(event) => onChange(event.currentTarget.value)}
        >
          {emptyLabel !== undefined && <option value="">{emptyLabel}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value} disabled={option.disabled}>
              {option.label}
            </option>
          ))}
        </select>
        <span className={styles['chevron']}>
          <ChevronDownIcon />
        </span>
      </div>
    </Field>
  );
}
