/** Questions and answers side by side, for summaries to check before sending. */
import type { ReactNode } from 'react';
import styles from './definition-list.module.css';

export interface Definition {
  readonly term: string;
  readonly value: ReactNode;
  /** Such as a link to change the answer; its name must say which answer. */
  readonly action?: ReactNode;
  /** The sum of those above it. */
  readonly isTotal?: boolean;
}

interface DefinitionListProps {
  readonly rows: readonly Definition[];
  /** Amounts stand under each other at the end of their line, as on a bill. */
  readonly isBill?: boolean;
}

export function DefinitionList({ rows, isBill = false }: DefinitionListProps) {
  return (
    <dl className={isBill ? styles['bill'] : styles['list']}>
      {rows.map(({ term, value, action, isTotal }) => (
        <div key={term} className={isTotal ? styles['total'] : styles['row']}>
          <dt className={styles['term']}>{term}</dt>
          <dd className={styles['value']}>{value}</dd>
          {action !== undefined && <dd className={styles['action']}>{action}</dd>}
        </div>
      ))}
    </dl>
  );
}
