/** A number that decides something, such as the APR, set so that it is seen first. */
import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './key-figure.module.css';

export interface KeyFigureProps {
  readonly label: ReactNode;
  readonly value: string;
  readonly note?: ReactNode;
  /** The one figure the page is about. */
  readonly isChief?: boolean;
}

/** Figures that are weighed against each other, in a row where there is room. */
export function KeyFigures({ figures }: { readonly figures: readonly (KeyFigureProps & { readonly key: string })[] }) {
  return (
    <dl className={styles['figures']}>
      {figures.map(({ key, label, value, note, isChief }) => (
        <div key={key} className={classNames(styles['figure'], isChief && styles['chief'])}>
          <dt className={styles['label']}>{label}</dt>
          <dd className={styles['value']}>{value}</dd>
          {note !== undefined && <dd className={styles['note']}>{note}</dd>}
        </div>
      ))}
    </dl>
  );
}
