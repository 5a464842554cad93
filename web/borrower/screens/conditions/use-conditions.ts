/** What is asked of this person, read again every minute and never because a window came to the front. */
import { fetchesConditions } from '#core/roles.ts';
import type { Answer } from '#web/client/client.ts';
import { queryClient, useRead } from '#web/client/queries.ts';
import { useRoleOrGuess } from '../../role.ts';
import { useFlag } from '../../site.ts';

const EVERY_MS = 60_000;

export const conditionsKey = 'GET /service-conditions/external/api/v1/applications/{id}/conditions/external-applicants';

export type AskedCondition = Answer<typeof conditionsKey>[number];

/** Borrowers' always; an additional signer's only while its flag is on. */
export function useFetchesConditions(): boolean {
  const { enabled } = useFlag('fe-heloc-additional-signer-conditions');
  return fetchesConditions(useRoleOrGuess(), enabled);
}

interface Reading {
  /** More often where an answer is awaited that may turn out to be a question. */
  readonly everyMs?: number;
}

export function useConditions(uuid: string, { everyMs = EVERY_MS }: Reading = {}) {
  const enabled = useFetchesConditions();
  return useRead(conditionsKey, [{ params: { id: uuid } }], { enabled, refetchInterval: everyMs });
}

/**
 * What stands beside every page and is made again with each: it takes what was read within the minute, and asks for what
 * failed only with the next. `staysHere`: see the client's option. `id`: undefined while it is not known.
 */
export function useConditionsBeside(id: string | undefined, staysHere: boolean) {
  const enabled = useFetchesConditions() && id !== undefined;
  const input = { params: { id: id ?? '' }, ...(staysHere && { staysHere }) };
  return useRead(conditionsKey, [input], { ...beside, enabled, refetchInterval: EVERY_MS });
}

export const beside = { staleTime: EVERY_MS, retryOnMount: false } as const;

/** After an answer: the list must not show the question as it stood before. */
export function readConditionsAgain(): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: [conditionsKey] });
}
