/** How far something is. Without a value it only says that it goes on. */
import { useId } from 'react';
import styles from './progress-bar.module.css';

export interface ProgressBarProps {
  readonly label: string;
  /** Between 0 and 100. */
  readonly percent?: number | undefined;
  /** What stands at the end of the label's line; the percentage unless told. */
  readonly detail?: string;
  /** Without its words, where something beside it says what goes on. They are still read aloud. */
  readonly isBare?: boolean;
}

export function ProgressBar({ label, percent, detail, isBare }: ProgressBarProps) {
  const id = useId();
  const value = percent === undefined ? undefined : Math.round(Math.min(100, Math.max(0, percent)));
  return (
    <div className={styles['field']}>
      {!isBare && (
        <div className={styles['line']}>
          <label htmlFor={id}>{label}</label>
          <span className={styles['detail']}>{detail ?? (value === undefined ? '' : `${value}%`)}</span>
        </div>
      )}
      <progress className={styles['bar']} id={id} aria-label={isBare ? label : undefined} value={value} max={100} />
    </div>
  );
}
