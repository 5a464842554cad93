/**
 * web/client/steady.ts where the server draws (vite.config.ts puts it in its place): nothing is asked for, because the
 * server knows hours and licenses already and says them here.
 */
import { createContext, use } from 'react';
import type { Answer } from '#web/client/client.ts';
import type { ReadKey } from '#web/client/retry.ts';
import type { Steady } from '#web/client/steady.ts';

export const Seeds = createContext<Partial<Record<ReadKey, unknown>>>({});

export function useSteady<K extends ReadKey>(key: K): Steady<Answer<K>> {
  const answer = use(Seeds)[key] as Answer<K> | undefined;
  return answer === undefined ? { state: 'loading' } : { state: 'loaded', answer };
}
