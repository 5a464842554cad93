/**
 * Answers that do not change while a page is open: hours, licenses. Each is asked for once however many places show it,
 * without the weight of a query client, because the first screen already shows some of them.
 */
import { useEffect, useState } from 'react';
import type { Answer, CallArguments } from './client.ts';
import { type ReadKey, read } from './retry.ts';

const asked = new Map<string, Promise<unknown>>();

export type Steady<T> = { readonly state: 'loading' | 'error' } | { readonly state: 'loaded'; readonly answer: T };

export function useSteady<K extends ReadKey>(key: K, ...input: CallArguments<K>): Steady<Answer<K>> {
  const name = JSON.stringify([key, ...input]);
  const [steady, setSteady] = useState<Steady<Answer<K>>>({ state: 'loading' });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the name holds the key and the input by value.
  useEffect(() => {
    let isCurrent = true;
    setSteady({ state: 'loading' });
    const answer = (asked.get(name) as Promise<Answer<K>> | undefined) ?? read(key, ...input);
    asked.set(name, answer);
    answer.then(
      (given) => isCurrent && setSteady({ state: 'loaded', answer: given }),
      () => {
        // The next place that asks may be luckier.
        asked.delete(name);
        if (isCurrent) setSteady({ state: 'error' });
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [name]);
  return steady;
}
