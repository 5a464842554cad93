/** After photos that failed: what was wrong, how often one may still try, and what helps. Nothing before the first failure. */
import type { ReactNode } from 'react';
import * as words from '#core/words/en/identity.ts';
import { Alert } from '#web/ui/alert.tsx';

interface TriesLeftProps {
  readonly tries: { readonly failedTries: number; readonly triesLeft: number };
  readonly children?: ReactNode;
}

export function TriesLeft({ tries: { failedTries, triesLeft }, children }: TriesLeftProps) {
  if (failedTries === 0) return null;
  return (
    <Alert title={words.weCouldNotRead}>
      {words.goodLightADark(leftWords(triesLeft))} {children}
    </Alert>
  );
}

function leftWords(triesLeft: number): string {
  if (triesLeft === 0) return words.aPersonLooksAtWhat;
  if (triesLeft === 1) return words.youHaveOneMore;
  return words.youHaveMoreTries(triesLeft);
}
