/** The second factors of anyone who is signed in, read once and again after each change. */
import type { Answer } from '#web/client/client.ts';
import { queryClient, useRead } from '#web/client/queries.ts';

const key = 'GET /identity/secure/api/v1/identity/factors';

export type Factors = Answer<typeof key>;

export function useFactors() {
  return useRead(key, [], { staleTime: Number.POSITIVE_INFINITY });
}

export function readFactorsAgain(): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: [key] });
}

export function hasAny({ hasApp, passkeys }: Factors): boolean {
  return hasApp || passkeys.length > 0;
}
