/** One act at a time on a flag: busy, what went wrong in a sentence, and what came of it. */
import { useState } from 'react';
import { sentenceOf } from '#web/app/failure-text.ts';

export function useAct(onDone: () => void) {
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const [done, setDone] = useState<string>();
  const act = async (work: () => Promise<string>) => {
    setBusy(true);
    setFailure(undefined);
    setDone(undefined);
    try {
      setDone(await work());
      onDone();
    } catch (error) {
      setFailure(sentenceOf(error));
    }
    setBusy(false);
  };
  return { isBusy, failure, done, act, setFailure };
}
