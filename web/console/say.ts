/** Operations say what happened to an application: once, however often the button is pressed. */
import type { EventName, PayloadIn } from '#core/journey/events.ts';
import { sentenceOf } from '#web/app/failure-text.ts';
import { useCallOnce } from '#web/app/use-call-once.ts';

export function useSay(uuid: string) {
  const send = useCallOnce('POST /service-console/api/v1/applications/{uuid}/events');
  /** A refusal is answered as a sentence. */
  return <E extends EventName>(event: E, payload: PayloadIn<E>): Promise<string | undefined> =>
    send({ params: { uuid }, body: { event, payload: payload as Record<string, unknown> } }).then(
      () => undefined,
      sentenceOf,
    );
}
