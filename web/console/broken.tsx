/** What staff see when a page breaks while it is drawn, or cannot be fetched after a release: never a blank one. */
import { Component, type ReactNode } from 'react';
import { reportError } from '#web/client/error-report.ts';
import { Button } from '#web/ui/button.tsx';
import styles from './console.module.css';

interface Props {
  readonly children: ReactNode;
}

export class WhenBroken extends Component<Props, { readonly isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError(): { isBroken: boolean } {
    return { isBroken: true };
  }

  override componentDidCatch(error: unknown): void {
    reportError('Console: Error Fallback', error);
  }

  override render(): ReactNode {
    return this.state.isBroken ? <Broken /> : this.props.children;
  }
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
