/** The profile of the person who is logged in, asked for once for every page that needs it. */
import { CallError } from '#web/client/call-error.ts';
import type { Answer } from '#web/client/client.ts';
import { queryClient } from '#web/client/queries.ts';
import { read } from '#web/client/retry.ts';

const profileKey = 'GET /service-profile/api/v1/profile';

export type Profile = Answer<typeof profileKey>;

/** Everyone has one from registration on; null for an account without. `staysHere`: see the client's option. */
export function readProfile(staysHere = false): Promise<Profile | null> {
  return queryClient.fetchQuery({
    // Not under the key alone: there the settings keep an answer that is always one.
    queryKey: [profileKey, 'if any'],
    queryFn: () =>
      read(profileKey, { staysHere }).catch((error: unknown) => {
        if (error instanceof CallError && error.status === 404) return null;
        throw error;
      }),
    staleTime: Number.POSITIVE_INFINITY,
  });
}
