import type { ReactNode } from 'react';
import styles from './visually-hidden.module.css';

/** Words for people who listen to the page rather than look at it. */
export function VisuallyHidden({ children }: { readonly children: ReactNode }) {
  return <span className={styles['visuallyHidden']}>{children}</span>;
}
