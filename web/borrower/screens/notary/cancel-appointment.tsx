/** Dropping an appointment without another one: asked once, with what it means. */
import * as words from '#core/words/en/notary-in-person.ts';
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
      label={words.cancelTheAppointment}
      size="small"
      title={words.cancelThisAppointment}
      yes={words.yesCancelIt}
      no={words.keepIt}
      act={cancel}
    >
      <p>{words.appointmentWillBeCanceled(showDay(startsAt, timeZone), showTime(startsAt, timeZone))}</p>
    </AskedOnce>
  );
}
