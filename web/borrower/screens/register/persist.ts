/**
 * A call that may be made again: the same key goes with every try, so that an answer which got lost on the way makes
 * nothing twice. Tried up to five times, waiting 1, 2, 4 and 8 seconds, and only while no one knows what became of it.
 */
import { CallError, member } from '#web/client/call-error.ts';

const TRIES_MAX = 5;
const FIRST_DELAY_MS = 1000;

export interface Try {
  readonly signal: AbortSignal;
  readonly headers: Readonly<Record<string, string>>;
  /** An earlier try had no answer, so what it asked for may have happened. */
  readonly mayHaveHappened: boolean;
}

export async function persist<T>(key: string, signal: AbortSignal, ask: (attempt: Try) => Promise<T>): Promise<T> {
  let mayHaveHappened = false;
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await ask({ signal, headers: { 'idempotency-key': key }, mayHaveHappened });
    } catch (error) {
      if (attempt === TRIES_MAX || signal.aborted || !isUndecided(error)) throw error;
      mayHaveHappened = true;
      await pause(FIRST_DELAY_MS * 2 ** (attempt - 1), signal);
    }
  }
}

/** No answer, a door that was closed for a moment, or the same request still at work. A plain 500 would come again. */
function isUndecided(error: unknown): boolean {
  if (!(error instanceof CallError)) return false;
  return error.status === 0 || [502, 503, 504].includes(error.status) || member(error.body, 'code') === 'stillRunning';
}

function pause(delayMs: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    if (signal.aborted) return reject(signal.reason);
    const timer = setTimeout(resolve, delayMs);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(signal.reason);
    });
  });
}
