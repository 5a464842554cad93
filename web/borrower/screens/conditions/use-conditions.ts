/** What is asked of this person, read again every minute and never because a window came to the front. */
import { fetchesConditions } from '#core/conditions/who-is-told.ts';
import type { Answer } from '#web/client/client.ts';
import { queryClient, useRead } from '#web/client/queries.ts';
import { useRole, useRoleOrGuess } from '../../role.ts';
import { useFlag } from '../../site.ts';

export const EVERY_MS = 60_000;

export const conditionsKey = 'GET /service-conditions/external/api/v1/applications/{id}/conditions/external-applicants';

export type AskedCondition = Answer<typeof conditionsKey>[number];

/** Borrowers' always; an additional signer's only while its flag is on. A guess counts only where no one can say who it is. */
export function useFetchesConditions(): boolean {
  const { enabled } = useFlag('fe-heloc-additional-signer-conditions');
  const { role, error } = useRole();
  const guess = useRoleOrGuess();
  return (role !== undefined || Boolean(error)) && fetchesConditions(guess, enabled);
}

/** `everyMs`: more often where an answer is awaited that may turn out to be a question. */
export function useConditions(uuid: string, everyMs = EVERY_MS) {
  const enabled = useFetchesConditions();
  return useRead(conditionsKey, [{ params: { id: uuid } }], { enabled, refetchInterval: everyMs });
}

/** After an answer: the list must not show the question as it stood before. */
export function readConditionsAgain(): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: [conditionsKey] });
}
