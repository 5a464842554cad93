/**
 * Reads that are tried again: five attempts, waiting 1, 2, 4 and 8 seconds, and only while another try can help. While
 * the browser is offline no attempt is used up: the next is made when it is back.
 */
import type { RouteKey } from '#core/contract/routes.ts';
import { CallError } from './call-error.ts';
import { type Answer, type CallArguments, call } from './client.ts';

const attemptsMax = 5;
const firstDelayMs = 1000;

export type ReadKey = Extract<RouteKey, `GET ${string}`>;

/** A call by GET with patience. Anyone who must not wait, or must not ask twice, uses `call`. */
export async function read<K extends ReadKey>(key: K, ...input: CallArguments<K>): Promise<Answer<K>> {
  const signal = input[0]?.signal;
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await call(key, ...input);
    } catch (error) {
      if (attempt === attemptsMax || !isWorthAnotherTry(error) || signal?.aborted) throw error;
      await wait(firstDelayMs * 2 ** (attempt - 1), signal);
    }
  }
}

/** The network or the server stumbled. A 4xx will be the same the next time, the co-deed status call's 400 included. */
function isWorthAnotherTry(error: unknown): boolean {
  return error instanceof CallError && (error.status === 0 || error.status >= 500);
}

function wait(delayMs: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      if (navigator.onLine) resolve();
      else window.addEventListener('online', () => resolve(), { once: true });
    }, delayMs);
    signal?.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(signal.reason);
    });
  });
}
