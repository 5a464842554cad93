/** A signer may refuse: it is asked once more, because it ends the application for everybody. */
import { useState } from 'react';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { type SignerStatus, useSignerCommand } from './signer-page.tsx';

export function RefuseToSign({ status }: { readonly status: SignerStatus }) {
  const send = useSignerCommand('refuseToSign', status.applicationUuid);
  const [isOpen, setOpen] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const refuse = async () => {
    setBusy(true);
    const refusal = await send({});
    setBusy(false);
    setFailure(refusal?.message);
  };
  return (
    <>
      <Button kind="quiet" onClick={() => setOpen(true)}>
        I do not want to sign
      </Button>
      <Dialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title="Do you not want to sign?"
        actions={
          <>
            <Button kind="danger" isBusy={isBusy} onClick={() => void refuse()}>
              Yes, I will not sign
            </Button>
            <Button kind="secondary" onClick={() => setOpen(false)}>
              Go back
            </Button>
          </>
        }
      >
        {failure !== undefined && <Alert>{failure}</Alert>}
        <p>
          That is your right. A line of credit on a home needs everyone who owns it, so {status.borrowerName}’s
          application ends here, and we tell them that it did. We do not tell them why.
        </p>
      </Dialog>
    </>
  );
}
