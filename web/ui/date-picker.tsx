/**
 * The browser's own calendar beside a date that is typed: anyone who would rather pick does, and sees what was picked in the
 * three parts. The hidden field exists only so that the browser has something to hang its calendar on.
 */
import { useRef } from 'react';
import * as words from '#core/words/en/ui/blocks.ts';
import styles from './date-field.module.css';
import { type DateParts, isoOf, readPastedDate } from './date-parts.ts';
import { CalendarIcon } from './icons.tsx';

interface DatePickerProps {
  readonly value: DateParts;
  readonly onPick: (date: DateParts) => void;
}

export function DatePicker({ value, onPick }: DatePickerProps) {
  const field = useRef<HTMLInputElement>(null);
  return (
    <div className={styles['picker']}>
      <button
        type="button"
        className={styles['open']}
        aria-label={words.pickFromACalendar}
        onClick={() => field.current?.showPicker()}
      >
        <CalendarIcon />
      </button>
      <input
        ref={field}
        type="date"
        className={styles['native']}
        tabIndex={-1}
        aria-hidden="true"
        value={isoOf(value)}
        onChange={({ target }) => {
          const picked = readPastedDate(target.value);
          if (picked) onPick(picked);
        }}
      />
    </div>
  );
}
