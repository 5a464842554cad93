/** One choice of a few, each a card large enough for any thumb. Real radio buttons: arrows move, Tab leaves. */
import type { ReactNode } from 'react';
import { useId } from 'react';
import { classNames } from './class-names.ts';
import type { Bound, FieldProps } from './field.tsx';
import { FieldGroup, useFieldFrame } from './field.tsx';
import styles from './radio-cards.module.css';
import { useBeforeStart } from './use-before-start.ts';

interface RadioOption<Value extends string> {
  readonly value: Value;
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  readonly disabled?: boolean;
}

export interface RadioCardsProps<Value extends string> extends FieldProps, Bound<Value | null> {
  readonly options: readonly RadioOption<Value>[];
  readonly disabled?: boolean;
  /** Short answers such as Yes and No stand side by side, on phones too. */
  readonly isRow?: boolean;
}

export function RadioCards<Value extends string>(props: RadioCardsProps<Value>) {
  const { options, value, onChange, onBlur, isRow, disabled } = props;
  const frame = useFieldFrame(props);
  return (
    <FieldGroup field={props} frame={frame} role="radiogroup" onBlur={onBlur} disabled={disabled}>
      <div className={classNames(styles['cards'], isRow && styles['row'])}>
        {options.map((option, index) => (
          <RadioCard
            key={option.value}
            option={option}
            name={props.name}
            id={index === 0 ? frame.control.id : undefined}
            isChosen={option.value === value}
            onChoose={() => onChange(option.value)}
          />
        ))}
      </div>
    </FieldGroup>
  );
}

interface RadioCardProps {
  readonly option: RadioOption<string>;
  readonly name: string;
  readonly id: string | undefined;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
}

function RadioCard({ option, name, id, isChosen, onChoose }: RadioCardProps) {
  const ownId = useId();
  const input = useBeforeStart<HTMLInputElement>(({ checked }) => {
    if (checked && !isChosen) onChoose();
  });
  const inputId = id ?? ownId;
  const hintId = `${ownId}-hint`;
  return (
    <label className={styles['card']} htmlFor={inputId}>
      <input
        ref={input}
        id={inputId}
        className={styles['input']}
        type="radio"
        name={name}
        value={option.value}
        checked={isChosen}
        disabled={option.disabled}
        aria-labelledby={`${ownId}-label`}
        aria-describedby={option.hint == null ? undefined : hintId}
        onChange={onChoose}
      />
      <span className={styles['text']}>
        <span className={styles['label']} id={`${ownId}-label`}>
          {option.label}
        </span>
        {option.hint != null && (
          <span className={styles['hint']} id={hintId}>
            {option.hint}
          </span>
        )}
      </span>
    </label>
  );
}
