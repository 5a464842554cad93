/** The calls of a signing: each answers how far the person is now, and the next screen of it follows from that. */
import { useState } from 'react';
import { failureText } from '#web/app/failure-text.ts';
import { type Answer, type CallArguments, call } from '#web/client/client.ts';
import { queryClient, useRead } from '#web/client/queries.ts';
import { useJourney } from '../../journey-screen.tsx';

const key = 'GET /service-document/api/v1/application/{uuid}/signing';
export type Signing = Answer<typeof key>;
export type PaperToSign = Signing['papers'][number];

type Step = 'consent' | 'viewed' | 'place' | 'sign' | 'decline';
type StepKey<S extends Step> = `POST /service-document/api/v1/application/{uuid}/signing/${S}`;
type StepBody<S extends Step> = CallArguments<StepKey<S>>[0] extends { readonly body: infer B } ? B : never;

export function useSigning() {
  const { uuid } = useJourney().application;
  return useRead(key, [{ params: { uuid } }], { gcTime: 0 });
}

/** Sends one step and keeps what it answered; a refusal is a sentence. */
export function useSigningStep<S extends Step>(step: S) {
  const { uuid } = useJourney().application;
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  /** For a form, which shows itself what went wrong. */
  const sendOrThrow = async (body: StepBody<S>): Promise<Signing> => {
    const stepKey: StepKey<S> = `POST /service-document/api/v1/application/{uuid}/signing/${step}`;
    const input = [{ params: { uuid }, body }] as unknown as CallArguments<StepKey<S>>;
    const state = (await call(stepKey, ...input)) as Signing;
    queryClient.setQueryData([key, { params: { uuid } }], state);
    return state;
  };
  const send = async (body: StepBody<S>): Promise<Signing | undefined> => {
    setBusy(true);
    setFailure(undefined);
    try {
      return await sendOrThrow(body);
    } catch (error) {
      setFailure(failureText(error));
      return undefined;
    } finally {
      setBusy(false);
    }
  };
  return { send, sendOrThrow, isBusy, failure };
}
