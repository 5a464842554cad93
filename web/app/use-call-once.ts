/** Makes a call once, however often it is pressed: until it is answered, the same request keeps its idempotency key. */
import { useRef } from 'react';
import type { RouteKey } from '#core/contract/routes.ts';
import { type Answer, type CallArguments, call } from '#web/client/client.ts';

export function useCallOnce<K extends RouteKey>(key: K) {
  const request = useRef({ about: '', id: '' });
  return async (...[input]: CallArguments<K>): Promise<Answer<K>> => {
    const about = JSON.stringify(input);
    if (request.current.about !== about) request.current = { about, id: crypto.randomUUID() };
    const headers = { 'Idempotency-Key': request.current.id };
    const answer = await call(key, ...([{ ...input, headers }] as unknown as CallArguments<K>));
    request.current = { about: '', id: '' };
    return answer;
  };
}
