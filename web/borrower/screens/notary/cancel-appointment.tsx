/** Dropping an appointment without another one: asked once, with what it means. */
import { AskedOnce } from '#web/app/asked-once.tsx';
import { showDay, showTime } from '#web/app/dates.ts';
import { useCommand } from '../../journey-screen.tsx';

interface CancelAppointmentProps {
  readonly startsAt: string;
  readonly timeZone: string;
  readonly onCancelled: () => void;
}

export function CancelAppointment({ startsAt, timeZone, onCancelled }: CancelAppointmentProps) {
  const send = useCommand('cancelNotary');
  const cancel = async () => {
    const refusal = await send({ startsAt });
    if (!refusal) onCancelled();
    return refusal?.message;
  };
  return (
    <AskedOnce
      label="Cancel the appointment"
      size="small"
      title="Cancel this appointment?"
      yes="Yes, cancel it"
      no="Keep it"
      act={cancel}
    >
      <p>
        No one comes on {showDay(startsAt, timeZone)} at {showTime(startsAt, timeZone)}, and we write to everyone who
        was to be there. It costs nothing. You choose another time here when you are ready; your application waits.
      </p>
    </AskedOnce>
  );
}
