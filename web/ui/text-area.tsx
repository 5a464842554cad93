/** Several lines of text. With a greatest length it counts down: seen at once, heard when the person pauses near the end. */
import type { ComponentProps } from 'react';
import { useEffect, useRef } from 'react';
import * as uiTextAreaWords from '#core/words/en/ui/text-area.ts';
import { classNames } from './class-names.ts';
import fieldStyles from './field.module.css';
import type { Bound, FieldProps } from './field.tsx';
import { Field, useFieldFrame } from './field.tsx';
import { announce } from './live-region.tsx';
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

const NEAR_END = 50;
const PAUSE_MS = 1000;

function Remaining({ left }: { readonly left: number }) {
  const count = Math.abs(left);
  const words = uiTextAreaWords.characterCharactersTooMany(count, left);
  const first = useRef(words);
  useEffect(() => {
    if (left > NEAR_END || words === first.current) return;
    const timer = setTimeout(() => announce(words), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [left, words]);
  return <p className={classNames(styles['remaining'], left < 0 && styles['over'])}>{words}</p>;
}
