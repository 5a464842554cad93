/** Operations say what happened to an application: once, however often the button is pressed. */
import { useRef } from 'react';
import type { EventName, PayloadIn } from '#core/journey/events.ts';
import { sentenceOf } from '#web/app/failure-text.ts';
import { call } from '#web/client/client.ts';

export function useSay(uuid: string) {
  const request = useRef({ about: '', key: '' });
  /** A refusal is answered as a sentence. */
  return async <E extends EventName>(event: E, payload: PayloadIn<E>): Promise<string | undefined> => {
    const about = JSON.stringify([event, payload]);
    if (request.current.about !== about) request.current = { about, key: crypto.randomUUID() };
    try {
      await call('POST /service-console/api/v1/applications/{uuid}/events', {
        params: { uuid },
        body: { event, payload: payload as Record<string, unknown> },
        headers: { 'Idempotency-Key': request.current.key },
      });
      request.current = { about: '', key: '' };
      return undefined;
    } catch (error) {
      return sentenceOf(error);
    }
  };
}
