/** Dropping the appointment for the owners: they are told, and the borrower chooses another time. */
import * as words from '#core/words/en/console/closings.ts';
import { showZoned } from '#web/app/dates.ts';
import { useSay } from '../say.ts';
import type { ClosingProps } from './closing.ts';
import { WithReason } from './with-reason.tsx';

export function CancelAppointment({ closing, onDone }: ClosingProps) {
  const { slot, timeZone } = closing;
  const say = useSay(closing);
  if (!slot) return null;
  return (
    <WithReason
      closing={closing}
      event="notaryCancelled"
      kind="quiet"
      title={words.cancelTheAppointment}
      submit={words.cancelItAndTell}
      onSay={async ({ why }) => {
        const refusal = await say('notaryCancelled', { startsAt: slot.startsAt, why });
        onDone();
        return refusal;
      }}
    >
      <p>{words.noOneComesOnTheTime(showZoned(slot.startsAt, timeZone))}</p>
    </WithReason>
  );
}
