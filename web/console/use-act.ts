/** Staff do something to an application: once however often it is pressed, with a reason, on the state that they saw. */
import type { PayloadIn } from '#core/journey/events.ts';
import type { StaffEvent } from '#core/journey/operation-row.ts';
import { sentenceOf } from '#web/app/failure-text.ts';
import { useCallOnce } from '#web/app/use-call-once.ts';

export interface Said<E extends StaffEvent> {
  readonly event: E;
  readonly payload: PayloadIn<E>;
  readonly reason: string;
  readonly found?: Readonly<Record<string, unknown>>;
  /** Left out only where what was said just before has moved the application. */
  readonly seenVersion?: number;
}

/** Refused in a sentence; done; or asked for by a request, where it takes a second person. */
export type Outcome = { readonly refusal: string } | { readonly request: string | null };

export function useAct(uuid: string) {
  const send = useCallOnce('POST /service-console/api/v1/applications/{uuid}/events');
  return async <E extends StaffEvent>({ payload, ...said }: Said<E>): Promise<Outcome> => {
    try {
      const body = { ...said, payload: payload as Record<string, unknown> };
      const { request } = await send({ params: { uuid }, body });
      return { request };
    } catch (error) {
      return { refusal: sentenceOf(error) };
    }
  };
}
