/** What the loader says of an application that is waited for: what is being done, which steps are done, which come. */
import { type ReactNode, useEffect, useState } from 'react';
import { waitAt } from '#core/journey/waits.ts';
import * as words from '#core/words/en/journey/waits.ts';
import { Stepper } from '#web/ui/stepper.tsx';
import styles from './wait-steps.module.css';

const LONG_MS = 20_000;

interface WaitStepsProps {
  readonly status: string | undefined;
  /** What is said of a wait that has no name. */
  readonly children: ReactNode;
}

export function WaitSteps({ status, children }: WaitStepsProps) {
  const now = waitAt(status ?? '');
  // The last of it may only be read again to be certain: nothing else is said meanwhile.
  const [wait, setWait] = useState(now);
  if (now && now.saying !== wait?.saying) setWait(now);
  const isLong = useIsLong();
  if (!wait) return children;
  const { saying, names, current, later } = wait;
  return (
    <div className={styles['wait']}>
      <p className={styles['saying']} role="status">
        {saying}
      </p>
      {names.length > 1 && (
        <Stepper
          isVertical
          label={words.whatWeAreDoing}
          steps={names.map((name) => ({ id: name, label: name }))}
          current={current}
        />
      )}
      <p className={styles['later']} role="status">
        {isLong && later}
      </p>
    </div>
  );
}

function useIsLong(): boolean {
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), LONG_MS);
    return () => clearTimeout(timer);
  }, []);
  return isLong;
}
