/** Staff do something to a condition: once however often it is pressed, with a reason, on the state that they saw. */
import type { ConditionAct } from '#core/desk/condition-acts.ts';
import { sentenceOf } from '#web/app/failure-text.ts';
import { useCallOnce } from '#web/app/use-call-once.ts';

interface Said {
  readonly event: ConditionAct;
  readonly payload: Readonly<Record<string, unknown>>;
  readonly reason: string;
  readonly found?: Readonly<Record<string, unknown>>;
}

/** Refused in a sentence; done; or asked for, where it takes a second person. */
export type Outcome = { readonly refusal: string } | { readonly isAsked: boolean };

export function useAct({ uuid, version }: { readonly uuid: string; readonly version?: number | undefined }) {
  const send = useCallOnce('POST /service-console/api/v1/applications/{uuid}/events');
  return async ({ event, payload, reason, found }: Said): Promise<Outcome> => {
    const seen = { ...(found && { found }), ...(version !== undefined && { seenVersion: version }) };
    try {
      const { request } = await send({ params: { uuid }, body: { event, payload, reason, ...seen } });
      return { isAsked: request !== null };
    } catch (error) {
      return { refusal: sentenceOf(error) };
    }
  };
}
