/** Where an application rests longer than it usually does: no promise is repeated, and that our team was told is said only once it was. */
import * as words from '#core/words/en/late.ts';
import { useRead } from '#web/client/queries.ts';
import { Card } from '#web/ui/card.tsx';
import { rich } from '#web/ui/rich.tsx';
import { useJourney } from '../../journey-screen.tsx';
import { sayOpenNow } from '../../shell/open-now.tsx';
import { SupportHours, SupportPhone } from '../../shell/support-lines.tsx';
import { type Particulars, particularsKey } from './particulars.tsx';

export type Late = Pick<NonNullable<Particulars['overdue']>, 'toldAt'>;

const READ_AGAIN_MS = 60_000;

/** Undefined while it is in time, and while no one knows. */
export function useLate(): Late | undefined {
  const { uuid } = useJourney().application;
  const { data } = useRead(particularsKey, [{ params: { uuid } }], { refetchInterval: READ_AGAIN_MS, gcTime: 0 });
  return data?.overdue ?? undefined;
}

export function sayLate({ toldAt }: Late): string {
  return words.thisIsTakingLonger(toldAt === null);
}

interface LateNoticeProps {
  readonly late: Late | undefined;
  /** Read by another owner: the application is not theirs. */
  readonly isSigner?: boolean;
}

/** On a screen whose own words are about something else. */
export function LateNotice({ late, isSigner = false }: LateNoticeProps) {
  if (late === undefined) return null;
  const hasBeen = isSigner ? words.theApplicationHasBeen : words.yourApplicationHasBeen;
  return (
    <Card title={words.itIsTakingLonger}>
      <p role="status">{hasBeen(late.toldAt !== null)}</p>
      <p>{rich(words.wouldYouLikeToTalk(<SupportPhone />))}</p>
      <SupportHours first={sayOpenNow} />
    </Card>
  );
}
