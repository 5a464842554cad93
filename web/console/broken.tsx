/** What staff see when a page breaks while it is drawn, or cannot be fetched after a release: never a blank one. */
import type { ReactNode } from 'react';
import * as words from '#core/words/en/console/frame.ts';
import { ErrorBoundary } from '#web/app/error-boundary.tsx';
import { Button } from '#web/ui/button.tsx';
import styles from './console.module.css';

export function WhenBroken({ children }: { readonly children: ReactNode }) {
  return (
    <ErrorBoundary instead={<Broken />} reportedAs={words.consoleErrorFallback}>
      {children}
    </ErrorBoundary>
  );
}

function Broken() {
  return (
    <main className={styles['door']}>
      <h1>{words.somethingWentWrong}</h1>
      <p role="alert">{words.reloadThePageWhat}</p>
      <div>
        <Button onClick={() => location.reload()}>{words.reloadThePage}</Button>
      </div>
    </main>
  );
}
