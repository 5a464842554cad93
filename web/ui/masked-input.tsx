/** A text control that shapes what is typed without throwing the caret to the end. */
import { useRef } from 'react';
import type { TextInputProps } from './text-field.tsx';
import { TextInput } from './text-field.tsx';

export interface Masked {
  readonly text: string;
  readonly caret: number;
}

export interface MaskedInputProps extends TextInputProps {
  readonly mask: (raw: string, caret: number) => Masked;
}

export function MaskedInput({ mask, onChange, ...rest }: MaskedInputProps) {
  const input = useRef<HTMLInputElement>(null);
  const handleChange = (raw: string) => {
    const control = input.current;
    const { text, caret } = mask(raw, control?.selectionStart ?? raw.length);
    // Written here and now: left to the next render, a text that the mask did not change would lose its caret.
    if (control && control.value !== text) control.value = text;
    if (control === document.activeElement) control?.setSelectionRange(caret, caret);
    onChange(text);
  };
  return <TextInput {...rest} ref={input} onChange={handleChange} />;
}

/** Where the caret stands in `text` once `count` of the characters that matter lie before it. */
export function caretBehind(text: string, count: number, matters: RegExp): number {
  let place = 0;
  for (let seen = 0; seen < count && place < text.length; place += 1) {
    if (matters.test(text.charAt(place))) seen += 1;
  }
  return place;
}
