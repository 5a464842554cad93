/**
 * A date in three parts under one question, typed, pasted or picked. Moves on by itself when a part is complete, and never against the person:
 * only typing at the end moves on, and going back to a part leaves one there.
 */
import type { ClipboardEvent, KeyboardEvent } from 'react';
import { useId, useRef } from 'react';
import * as words from '#core/words/en/ui/blocks.ts';
import styles from './date-field.module.css';
import type { DatePart, DateParts } from './date-parts.ts';
import { datePartLengths, isPartComplete, readPastedDate } from './date-parts.ts';
import { DatePicker } from './date-picker.tsx';
import type { Bound, FieldProps } from './field.tsx';
import { FieldGroup, useFieldFrame } from './field.tsx';
import { TextInput } from './text-field.tsx';

export interface DateFieldProps extends FieldProps, Bound<DateParts> {
  /** Lets the browser offer the person's own birth date. */
  readonly isBirthDate?: boolean;
  readonly disabled?: boolean;
  readonly readOnly?: boolean;
}

const parts: readonly DatePart[] = ['month', 'day', 'year'];
const labels: Readonly<Record<DatePart, string>> = { month: words.month, day: words.day, year: words.year };

export function DateField(props: DateFieldProps) {
  const { value, onBlur, isBirthDate, disabled, readOnly } = props;
  const ownId = useId();
  const frame = useFieldFrame(props);
  const typing = useDateTyping(props);
  return (
    <FieldGroup field={props} frame={frame} onBlur={onBlur} disabled={disabled}>
      <div className={styles['parts']} onPaste={typing.paste}>
        {parts.map((part, index) => {
          const id = index === 0 ? frame.control.id : `${ownId}-${part}`;
          return (
            <div key={part} className={styles[part]}>
              <label className={styles['label']} htmlFor={id}>
                {labels[part]}
              </label>
              <TextInput
                control={{ ...frame.control, id }}
                ref={(input) => {
                  typing.inputs[part] = input;
                }}
                name={`${props.name}.${part}`}
                inputMode="numeric"
                autoComplete={isBirthDate ? `bday-${part}` : 'off'}
                readOnly={readOnly}
                value={value[part]}
                onChange={(text) => typing.change(part, text)}
                onKeyDown={(event) => typing.press(part, event)}
              />
            </div>
          );
        })}
        {!disabled && !readOnly && <DatePicker value={value} onPick={props.onChange} />}
      </div>
    </FieldGroup>
  );
}

/** What a change, a key and a paste do, and where the caret goes then. */
function useDateTyping({ value, onChange, disabled, readOnly }: DateFieldProps) {
  const inputs = useRef<Partial<Record<DatePart, HTMLInputElement | null>>>({}).current;
  const moveFrom = (part: DatePart, by: number) => {
    const next = inputs[parts[parts.indexOf(part) + by] ?? part];
    if (next === inputs[part]) return;
    next?.focus();
    next?.select();
  };
  return {
    inputs,
    change: (part: DatePart, raw: string) => {
      const input = inputs[part];
      const text = raw.replace(/\D/g, '').slice(0, datePartLengths[part]);
      onChange({ ...value, [part]: text });
      const isTypedOn = text.length > value[part].length && input?.selectionEnd === raw.length;
      const isSeparated = text !== '' && /[/.-]$/.test(raw);
      // What the browser fills in by itself moves no one.
      if (document.activeElement !== input) return;
      if ((isTypedOn && isPartComplete(part, text)) || isSeparated) moveFrom(part, 1);
    },
    press: (part: DatePart, event: KeyboardEvent) => {
      if (event.key !== 'Backspace' || value[part] !== '') return;
      event.preventDefault();
      moveFrom(part, -1);
    },
    paste: (event: ClipboardEvent) => {
      const date = readPastedDate(event.clipboardData.getData('text'));
      if (!date || disabled || readOnly) return;
      event.preventDefault();
      onChange(date);
      inputs.year?.focus();
    },
  };
}
