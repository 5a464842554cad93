/** How a screen ends on which there is nothing to send: what can be done here, and the way back to all applications. */
import type { ReactNode } from 'react';
import * as words from '#core/words/en/application.ts';
import { LinkAsButton } from '../../link.tsx';
import styles from './screen.module.css';

export function WaysOn({ children }: { readonly children?: ReactNode }) {
  return (
    <div className={styles['actions']}>
      {children}
      <LinkAsButton to="/dashboard" kind="secondary">
        {words.goToDashboard}
      </LinkAsButton>
    </div>
  );
}
