/** What is asked of this person, read again every minute and never because a window came to the front. */
import { useRead } from '#web/client/queries.ts';

const EVERY_MS = 60_000;

export function useConditions(uuid: string) {
  return useRead(
    'GET /service-conditions/external/api/v1/applications/{id}/conditions/external-applicants',
    [{ params: { id: uuid } }],
    { refetchInterval: EVERY_MS },
  );
}
