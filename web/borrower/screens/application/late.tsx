/** Where an application rests longer than it usually does: no promise is repeated, and that our team was told is said only once it was. */
import { useRead } from '#web/client/queries.ts';
import { Card } from '#web/ui/card.tsx';
import { useJourney } from '../../journey-screen.tsx';
import { sayOpenNow } from '../../shell/open-now.tsx';
import { SupportHours, SupportPhone } from '../../shell/support-lines.tsx';
import { type Particulars, particularsKey } from './particulars.tsx';

export type Late = NonNullable<Particulars['overdue']>;

const READ_AGAIN_MS = 60_000;

/** Undefined while it is in time, and while no one knows. */
export function useLate(): Late | undefined {
  const { uuid } = useJourney().application;
  const { data } = useRead(particularsKey, [{ params: { uuid } }], { refetchInterval: READ_AGAIN_MS, gcTime: 0 });
  return data?.overdue ?? undefined;
}

export function sayLate({ toldAt }: Late): string {
  return `This is taking longer than usual${toldAt === null ? '.' : ', and our team has been told.'}`;
}

/** On a screen whose own words are about something else. */
export function LateNotice({ late }: { readonly late: Late | undefined }) {
  if (late === undefined) return null;
  return (
    <Card title="It is taking longer than usual">
      <p role="status">
        Your application has been at this step longer than we expected. Nothing you sent is lost.
        {late.toldAt !== null && ' Our team has been told.'}
      </p>
      <p>
        Would you like to talk to us? Call <SupportPhone />.
      </p>
      <SupportHours first={sayOpenNow} />
    </Card>
  );
}
