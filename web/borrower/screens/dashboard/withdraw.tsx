/** Withdrawing an application, after being asked once. */
import { useState } from 'react';
import { call } from '#web/client/client.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { failureText } from '../../failure-text.ts';

export function Withdraw({ uuid, onDone }: { readonly uuid: string; readonly onDone: () => void }) {
  const [isOpen, setOpen] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const withdraw = async () => {
    setBusy(true);
    setFailure(undefined);
    try {
      await call('POST /service-application/api/v2/application/heloc/{uuid}/withdraw', { params: { uuid }, body: {} });
      setOpen(false);
      onDone();
    } catch (error) {
      setFailure(failureText(error));
    }
    setBusy(false);
  };
  return (
    <>
      <Button kind="quiet" onClick={() => setOpen(true)}>
        Withdraw
      </Button>
      <Dialog
        isOpen={isOpen}
        size="small"
        title="Withdraw this application?"
        onClose={() => setOpen(false)}
        actions={
          <>
            <Button kind="danger" isBusy={isBusy} onClick={() => void withdraw()}>
              Yes, withdraw it
            </Button>
            <Button kind="secondary" onClick={() => setOpen(false)}>
              Keep it
            </Button>
          </>
        }
      >
        <p>It is closed at once and cannot be opened again. You may start a new one at any time.</p>
        {failure !== undefined && <Alert>{failure}</Alert>}
      </Dialog>
    </>
  );
}
