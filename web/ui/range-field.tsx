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
  /** What is said of the value beside its own words, such as what it costs a month. */
  readonly spoken?: string | undefined;
  /** The amount is shown elsewhere: the slider alone is drawn, and its label only said. */
  readonly isBare?: boolean;
}

export function RangeField(props: RangeFieldProps) {
  const { name, label, value, onChange, onBlur, min, max, step, format, disabled, isBare } = props;
  const frame = useFieldFrame(props);
  const filled = max > min ? ((value - min) / (max - min)) * 100 : 0;
  const slider = (
    <>
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
        aria-label={isBare ? String(label) : undefined}
        aria-valuetext={props.spoken ?? format(value)}
        onChange={(event) => onChange(event.currentTarget.valueAsNumber)}
        onBlur={onBlur}
      />
      <div className={styles['ends']} aria-hidden="true">
        <span>{format(min)}</span>
        <span>{format(max)}</span>
      </div>
    </>
  );
  if (isBare) return <div>{slider}</div>;
  return (
    <Field field={props} frame={frame}>
      <output className={styles['value']} htmlFor={frame.control.id}>
        {format(value)}
      </output>
      {slider}
    </Field>
  );
}
