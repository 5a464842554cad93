/** One yes, such as a consent. The whole sentence is its label; links inside it stay links. */
import type { ComponentProps } from 'react';
import { useId } from 'react';
import * as words from '#core/words/en/ui/blocks.ts';
import styles from './checkbox.module.css';
import { classNames } from './class-names.ts';
import type { Bound, FieldProps } from './field.tsx';
import { FieldNotes, useFieldFrame } from './field.tsx';
import { useBeforeStart } from './use-before-start.ts';

export interface CheckboxProps
  extends Omit<FieldProps, 'isQuestion'>,
    Bound<boolean>,
    Pick<ComponentProps<'input'>, 'disabled' | 'required'> {
  /** A bordered card, where the answer weighs more. */
  readonly isCard?: boolean;
}

export function Checkbox({ label, hint, error, isOptional, isCard, id, value, onChange, ...input }: CheckboxProps) {
  const frame = useFieldFrame({ id, hint, error });
  const labelId = useId();
  const box = useBeforeStart<HTMLInputElement>(({ checked }) => {
    if (checked !== value) onChange(checked);
  });
  return (
    <div className={classNames(styles['field'], isCard && styles['card'])} data-field="">
      <FieldNotes frame={frame} hint={undefined} error={error} />
      <label className={styles['row']} htmlFor={frame.control.id}>
        <input
          {...input}
          {...frame.control}
          ref={box}
          className={styles['box']}
          type="checkbox"
          checked={value}
          aria-labelledby={labelId}
          onChange={(event) => onChange(event.currentTarget.checked)}
        />
        <span className={styles['text']}>
          <span id={labelId}>
            {label}
            {isOptional && <span className={styles['muted']}> {words.optional}</span>}
          </span>
          {hint != null && (
            <span className={styles['muted']} id={frame.hintId}>
              {hint}
            </span>
          )}
        </span>
      </label>
    </div>
  );
}
