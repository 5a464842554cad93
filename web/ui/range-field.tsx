/** An amount chosen by sliding, on the platform's own control: arrows, Page keys, Home and End all work. */
import type { CSSProperties } from 'react';
import type { Bound, FieldProps } from './field.tsx';
import { Field, useFieldFrame } from './field.tsx';
import styles from './range-field.module.css';

export interface RangeFieldProps extends FieldProps, Bound<number> {
  readonly min: number;
  readonly max: number;
  readonly step: number;
  /** How a value reads, such as "$45,000". */
  readonly format: (value: number) => string;
  readonly disabled?: boolean;
}

export function RangeField(props: RangeFieldProps) {
  const { name, value, onChange, onBlur, min, max, step, format, disabled } = props;
  const frame = useFieldFrame(props);
  const filled = max > min ? ((value - min) / (max - min)) * 100 : 0;
  return (
    <Field field={props} frame={frame}>
      <output className={styles['value']} htmlFor={frame.control.id}>
        {format(value)}
      </output>
      <input
        {...frame.control}
        className={styles['range']}
        style={{ '--filled': `${filled}%` } as CSSProperties}
        type="range"
        name={name}
        value={value}
        min={min}
        max={max}
        step={step}
        disabled={disabled}
        aria-valuetext={format(value)}
        onChange={(event) => onChange(event.currentTarget.valueAsNumber)}
        onBlur={onBlur}
      />
      <div className={styles['ends']} aria-hidden="true">
        <span>{format(min)}</span>
        <span>{format(max)}</span>
      </div>
    </Field>
  );
}
