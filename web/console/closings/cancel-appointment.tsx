/** Dropping the appointment for the owners: they are told, and the borrower chooses another time. */
import * as words from '#core/words/en/console/closings.ts';
import { showZoned } from '#web/app/dates.ts';
import type { ClosingProps } from './closing.ts';
import { WithReason } from './with-reason.tsx';

export function CancelAppointment({ closing, onDone }: ClosingProps) {
  const { slot, timeZone } = closing;
  if (!slot) return null;
  return (
    <WithReason
      closing={closing}
      event="notaryCancelled"
      kind="quiet"
      title={words.cancelTheAppointment}
      submit={words.cancelItAndTell}
      onDone={onDone}
      payloadOf={({ why }) => ({ startsAt: slot.startsAt, why })}
    >
      <p>{words.noOneComesOnTheTime(showZoned(slot.startsAt, timeZone))}</p>
    </WithReason>
  );
}
