/** A signer may refuse: it is asked again, because it ends the application for everyone, or cannot be taken back. */
import * as words from '#core/words/en/signer-refusal.ts';
import { AskedOnce } from '#web/app/asked-once.tsx';
import { type SignerStatus, useSignerCommand } from './signer-page.tsx';

export function RefuseToSign({ status }: { readonly status: SignerStatus }) {
  const send = useSignerCommand('refuseToSign', status.applicationUuid);
  return (
    <AskedOnce
      label={words.iDoNotWant}
      title={words.doYouNotWant}
      yes={words.yesIWillNot}
      no={words.goBack}
      act={async () => (await send({}))?.message}
    >
      <p>{(status.isEarly ? words.thatIsYourRightEarly : words.thatIsYourRight)(status.borrowerName)}</p>
    </AskedOnce>
  );
}
