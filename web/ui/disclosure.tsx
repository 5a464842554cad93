/** More for anyone who wants it; the platform's own, so that searching the page opens it. */
import type { ReactNode } from 'react';
import styles from './disclosure.module.css';
import { ChevronDownIcon } from './icons.tsx';

export interface DisclosureProps {
  readonly summary: ReactNode;
  readonly children: ReactNode;
  /** Disclosures of one group: opening one closes the others. */
  readonly group?: string;
  readonly isOpenAtFirst?: boolean;
}

export function Disclosure({ summary, children, group, isOpenAtFirst }: DisclosureProps) {
  return (
    <details className={styles['disclosure']} name={group} open={isOpenAtFirst}>
      <summary className={styles['summary']}>
        <ChevronDownIcon />
        <span>{summary}</span>
      </summary>
      <div className={styles['content']}>{children}</div>
    </details>
  );
}
