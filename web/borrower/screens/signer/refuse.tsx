/** A signer may refuse: it is asked once more, because it ends the application for everyone. */
import { AskedOnce } from '#web/app/asked-once.tsx';
import { type SignerStatus, useSignerCommand } from './signer-page.tsx';

export function RefuseToSign({ status }: { readonly status: SignerStatus }) {
  const send = useSignerCommand('refuseToSign', status.applicationUuid);
  return (
    <AskedOnce
      label="I do not want to sign"
      title="Do you not want to sign?"
      yes="Yes, I will not sign"
      no="Go back"
      act={async () => (await send({}))?.message}
    >
      <p>
        That is your right. A line of credit on a home needs everyone who owns it, so {status.borrowerName}’s
        application ends here, and we tell them that it did. We do not tell them why.
      </p>
    </AskedOnce>
  );
}
