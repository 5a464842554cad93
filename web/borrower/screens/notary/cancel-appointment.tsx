/** Dropping an appointment without another one: asked once, with what it means. */
import { useState } from 'react';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { useCommand } from '../../journey-screen.tsx';
import { showDay, showTime } from './moment.ts';

interface CancelAppointmentProps {
  readonly startsAt: string;
  readonly timeZone: string;
  readonly onCancelled: () => void;
}

export function CancelAppointment({ startsAt, timeZone, onCancelled }: CancelAppointmentProps) {
  const send = useCommand('cancelNotary');
  const [isOpen, setOpen] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const cancel = async () => {
    setBusy(true);
    const refusal = await send({ startsAt });
    setBusy(false);
    setFailure(refusal?.message);
    if (!refusal) onCancelled();
  };
  return (
    <>
      <Button kind="quiet" onClick={() => setOpen(true)}>
        Cancel the appointment
      </Button>
      <Dialog
        isOpen={isOpen}
        size="small"
        title="Cancel this appointment?"
        onClose={() => setOpen(false)}
        actions={
          <>
            <Button kind="danger" isBusy={isBusy} onClick={() => void cancel()}>
              Yes, cancel it
            </Button>
            <Button kind="secondary" onClick={() => setOpen(false)}>
              Keep it
            </Button>
          </>
        }
      >
        <p>
          Nobody comes on {showDay(startsAt, timeZone)} at {showTime(startsAt, timeZone)}, and we write to everybody who
          was to be there. It costs nothing. You choose another time here when you are ready; your application waits.
        </p>
        {failure !== undefined && <Alert>{failure}</Alert>}
      </Dialog>
    </>
  );
}
