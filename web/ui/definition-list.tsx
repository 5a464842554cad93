/** Questions and answers side by side, for summaries to check before sending. */
import type { ReactNode } from 'react';
import styles from './definition-list.module.css';

export interface Definition {
  readonly term: string;
  readonly value: ReactNode;
  /** Such as a link to change the answer; its name must say which answer. */
  readonly action?: ReactNode;
}

export function DefinitionList({ rows }: { readonly rows: readonly Definition[] }) {
  return (
    <dl className={styles['list']}>
      {rows.map(({ term, value, action }) => (
        <div key={term} className={styles['row']}>
          <dt className={styles['term']}>{term}</dt>
          <dd className={styles['value']}>{value}</dd>
          {action !== undefined && <dd className={styles['action']}>{action}</dd>}
        </div>
      ))}
    </dl>
  );
}
