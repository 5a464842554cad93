/** What went wrong, in the server's own sentence, and a way to try again. */
import { CallError, member, tooManyText } from '#web/client/call-error.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import styles from './console.module.css';

export function sentenceOf(error: unknown): string {
  const body = error instanceof CallError ? error.body : undefined;
  const listed = member(body, 'errors');
  if (Array.isArray(listed) && typeof listed[0] === 'string') return listed[0];
  const wait = error instanceof CallError ? tooManyText(error) : undefined;
  const message = wait ?? member(body, 'message');
  return typeof message === 'string' ? message : 'We could not reach the server. Please try again.';
}

interface ProblemProps {
  readonly error: unknown;
  readonly onTryAgain: () => void;
}

export function Problem({ error, onTryAgain }: ProblemProps) {
  return (
    <div className={styles['stack']}>
      <h1>This page didn’t open</h1>
      <Alert title="What happened">{sentenceOf(error)}</Alert>
      <div>
        <Button kind="secondary" onClick={onTryAgain}>
          Try again
        </Button>
      </div>
    </div>
  );
}
