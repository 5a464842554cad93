/** What went wrong, in the server's own sentence, and a way to try again. */
import * as words from '#core/words/en/console/frame.ts';
import { sentenceOf } from '#web/app/failure-text.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { Bar } from './frame/bar.tsx';

interface ProblemProps {
  readonly error: unknown;
  readonly onTryAgain: () => void;
}

export function Problem({ error, onTryAgain }: ProblemProps) {
  return (
    <>
      <Bar title={words.thisPageDidntOpen} />
      <Alert title={words.whatHappened}>{sentenceOf(error)}</Alert>
      <div>
        <Button kind="secondary" onClick={onTryAgain}>
          {words.tryAgain}
        </Button>
      </div>
    </>
  );
}
