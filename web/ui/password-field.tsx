/**
 * A password that may be shown, pasted and saved. Where one is being chosen, four bars and a word tell how strong it is,
 * and a list ticks off the rules; which rules there are is the caller's knowledge.
 */
import { useEffect, useRef, useState } from 'react';
import * as uiBlocksWords from '#core/words/en/ui/blocks.ts';
import { classNames } from './class-names.ts';
import fieldStyles from './field.module.css';
import type { Bound, FieldProps } from './field.tsx';
import { Field, useFieldFrame } from './field.tsx';
import { CheckIcon } from './icons.tsx';
import styles from './password-field.module.css';
import { VisuallyHidden } from './visually-hidden.tsx';

export interface PasswordFieldProps extends FieldProps, Bound<string> {
  readonly autoComplete: 'new-password' | 'current-password';
  /** How many of the four bars are filled; without it there is no meter. */
  readonly strength?: 0 | 1 | 2 | 3 | 4;
  readonly rules?: readonly { readonly message: string; readonly isMet: boolean }[];
  readonly disabled?: boolean;
}

export function PasswordField(props: PasswordFieldProps) {
  const { value, onChange, onBlur, strength, rules, name, autoComplete, disabled } = props;
  const frame = useFieldFrame(props);
  const input = useRef<HTMLInputElement>(null);
  const [isShown, setShown] = useState(false);
  const rulesId = `${frame.control.id}-rules`;
  useEffect(() => {
    // A browser that sees a plain text field sent may remember it as one.
    const hide = () => setShown(false);
    const form = input.current?.form;
    form?.addEventListener('submit', hide);
    return () => form?.removeEventListener('submit', hide);
  }, []);
  return (
    <Field field={props} frame={frame}>
      <div className={styles['row']}>
        <input
          {...frame.control}
          ref={input}
          className={classNames(fieldStyles['control'], styles['input'])}
          type={isShown ? 'text' : 'password'}
          name={name}
          value={value}
          disabled={disabled}
          autoComplete={autoComplete}
          autoCapitalize="none"
          spellCheck={false}
          aria-describedby={classNames(frame.control['aria-describedby'], rules && rulesId)}
          onChange={(event) => onChange(event.currentTarget.value)}
          onBlur={onBlur}
        />
        <button
          type="button"
          className={styles['reveal']}
          aria-label={isShown ? uiBlocksWords.hidePassword : uiBlocksWords.showPassword}
          aria-controls={frame.control.id}
          disabled={disabled}
          onClick={() => setShown(!isShown)}
        >
          {isShown ? uiBlocksWords.hide : uiBlocksWords.show}
        </button>
      </div>
      {strength !== undefined && <StrengthMeter strength={strength} />}
      {rules && <Rules id={rulesId} rules={rules} />}
    </Field>
  );
}

const words = ['', uiBlocksWords.weak, uiBlocksWords.fair, uiBlocksWords.good, uiBlocksWords.strong] as const;

function StrengthMeter({ strength }: { readonly strength: 0 | 1 | 2 | 3 | 4 }) {
  return (
    <div className={styles['meter']} data-strength={strength}>
      <span className={styles['bars']} aria-hidden="true">
        {words.slice(1).map((word, index) => (
          <span key={word} className={styles['bar']} data-filled={index < strength || undefined} />
        ))}
      </span>
      <span className={styles['word']} role="status">
        {strength > 0 && <VisuallyHidden>{uiBlocksWords.passwordStrength} </VisuallyHidden>}
        {words[strength]}
      </span>
    </div>
  );
}

function Rules({ id, rules }: { readonly id: string; readonly rules: NonNullable<PasswordFieldProps['rules']> }) {
  return (
    <ul className={styles['rules']} id={id}>
      {rules.map(({ message, isMet }) => (
        <li key={message} className={styles['rule']} data-met={isMet || undefined}>
          <span className={styles['tick']}>{isMet && <CheckIcon />}</span>
          <span>
            {message}
            <VisuallyHidden>{isMet ? uiBlocksWords.done : uiBlocksWords.notYet}</VisuallyHidden>
          </span>
        </li>
      ))}
    </ul>
  );
}
