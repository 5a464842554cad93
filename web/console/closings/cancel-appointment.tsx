/** Dropping the appointment for the owners: they are told, and the borrower chooses another time. */
import { showMoment } from '#web/app/dates.ts';
import { useSay } from '../say.ts';
import type { ClosingProps } from './closing.ts';
import { WithReason } from './with-reason.tsx';

export function CancelAppointment({ closing, onDone }: ClosingProps) {
  const { uuid, slot, timeZone } = closing;
  const say = useSay(uuid);
  if (!slot) return null;
  return (
    <WithReason
      closing={closing}
      event="notaryCancelled"
      kind="quiet"
      title="Cancel the appointment?"
      submit="Cancel it and tell the owners"
      onSay={async ({ why }) => {
        const refusal = await say('notaryCancelled', { startsAt: slot.startsAt, why });
        onDone();
        return refusal;
      }}
    >
      <p>
        No one comes on {showMoment(slot.startsAt, timeZone)}. The time is given back to the notary, every owner gets a
        email, and the borrower chooses another time.
      </p>
    </WithReason>
  );
}
