/** After photos that failed: what was wrong, how often one may still try, and what helps. Nothing before the first failure. */
import type { ReactNode } from 'react';
import { Alert } from '#web/ui/alert.tsx';

interface TriesLeftProps {
  readonly tries: { readonly failedTries: number; readonly triesLeft: number };
  readonly children?: ReactNode;
}

export function TriesLeft({ tries: { failedTries, triesLeft }, children }: TriesLeftProps) {
  if (failedTries === 0) return null;
  return (
    <Alert title="We could not read your last photos">
      {leftWords(triesLeft)} Good light, a dark surface and a steady hand help most. {children}
    </Alert>
  );
}

function leftWords(triesLeft: number): string {
  if (triesLeft === 0) return 'A person looks at what you send now.';
  if (triesLeft === 1) return 'You have one more try; after that a person looks at your documents.';
  return `You have ${triesLeft} more tries.`;
}
