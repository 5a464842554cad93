/** Staff do something to an application: once, however often the button is pressed, with a reason and on the state they saw. */
import type { PayloadIn } from '#core/journey/events.ts';
import type { StaffEvent } from '#core/journey/operation-row.ts';
import { sentenceOf } from '#web/app/failure-text.ts';
import { useCallOnce } from '#web/app/use-call-once.ts';

/** `reason` where the event itself has no `why`. */
type Said<E extends StaffEvent> = [event: E, payload: PayloadIn<E>, reason?: string];

export function useSay({ uuid, version }: { readonly uuid: string; readonly version?: number }) {
  const send = useCallOnce('POST /service-console/api/v1/applications/{uuid}/events');
  /** A refusal is answered as a sentence. */
  return <E extends StaffEvent>(...[event, payload, reason = whyIn(payload)]: Said<E>): Promise<string | undefined> => {
    const body = { event, payload: payload as Record<string, unknown>, reason };
    const seen = version === undefined ? {} : { seenVersion: version };
    return send({ params: { uuid }, body: { ...body, ...seen } }).then(() => undefined, sentenceOf);
  };
}

const whyIn = (payload: unknown) => (payload as { readonly why?: string }).why ?? '';
