/** Leaving in order, last come first gone. A step that never ends must not keep the others from being taken. */
import { setTimeout as sleep } from 'node:timers/promises';

export interface Step {
  /** For the sentence that says it took too long. */
  readonly name: string;
  readonly run: () => Promise<void>;
}

/** True when every step ended by itself. `patienceMs` is for each. */
export async function stopAll(
  steps: readonly Step[],
  patienceMs: number,
  tell: (sentence: string) => void,
): Promise<boolean> {
  let isClean = true;
  for (const { name, run } of steps.toReversed()) {
    const over = new AbortController();
    const late = sleep(patienceMs, 'late' as const, { signal: over.signal }).catch(() => 'stopped' as const);
    const ended = run().then(
      () => 'ended' as const,
      () => 'failed' as const,
    );
    const outcome = await Promise.race([ended, late]);
    over.abort();
    if (outcome === 'ended') continue;
    isClean = false;
    tell(outcome === 'late' ? `Not waiting any longer for ${name}.` : `A fault while stopping ${name}.`);
  }
  return isClean;
}
