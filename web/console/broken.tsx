/** What staff see when a page breaks while it is drawn, or cannot be fetched after a release: never a blank one. */
import type { ReactNode } from 'react';
import { ErrorBoundary } from '#web/app/error-boundary.tsx';
import { Button } from '#web/ui/button.tsx';
import styles from './console.module.css';

export function WhenBroken({ children }: { readonly children: ReactNode }) {
  return (
    <ErrorBoundary instead={<Broken />} reportedAs="Console: Error Fallback">
      {children}
    </ErrorBoundary>
  );
}

function Broken() {
  return (
    <main className={styles['door']}>
      <h1>Something went wrong</h1>
      <p role="alert">Reload the page. What you already sent is saved. If it happens again, tell engineering.</p>
      <div>
        <Button onClick={() => location.reload()}>Reload the page</Button>
      </div>
    </main>
  );
}
