/** How many wait for a notary, and how long people usually do: only what was measured is said. */
import * as words from '#core/words/en/notary.ts';
import { useRead } from '#web/client/queries.ts';
import { useJourney } from '../../journey-screen.tsx';

const key = 'GET /service-notary/api/v1/applications/{uuid}/wait';
const READ_AGAIN_MS = 15_000;

export function Wait() {
  return <WaitOf uuid={useJourney().application.uuid} />;
}

/** The same for who has a part in an application without traveling its journey. */
export function WaitOf({ uuid }: { readonly uuid: string }) {
  const { data } = useRead(key, [{ params: { uuid } }], { refetchInterval: READ_AGAIN_MS, gcTime: 0 });
  if (!data) return null;
  const { othersWaiting, usualMinutes } = data;
  return (
    <p>
      {othersWaiting === 0 ? words.noOneElseWaits : words.othersWait(othersWaiting)}{' '}
      {usualMinutes !== null && words.usuallyWithin(usualMinutes)}
    </p>
  );
}
