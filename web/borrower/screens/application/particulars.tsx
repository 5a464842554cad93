/** What a screen shows beyond the view: read when the screen opens, with its waiting and its failure in one place. */
import type { ReactNode } from 'react';
import type { Answer } from '#web/client/client.ts';
import { useRead } from '#web/client/queries.ts';
import { useJourney } from '../../journey-screen.tsx';
import { Loaded } from './loaded.tsx';

export const particularsKey = 'GET /service-application/api/v2/application/heloc/{uuid}/particulars';
export type Particulars = Answer<typeof particularsKey>;

export function WithParticulars({ children }: { readonly children: (particulars: Particulars) => ReactNode }) {
  const { uuid } = useJourney().application;
  // Never from an earlier visit: a form begins with what it is given first.
  const query = useRead(particularsKey, [{ params: { uuid } }], { gcTime: 0 });
  return (
    <Loaded query={query} label="Reading your application">
      {children}
    </Loaded>
  );
}
