/** Withdrawing an application, after being asked once. */

import { AskedOnce } from '#web/app/asked-once.tsx';
import { failureText } from '#web/app/failure-text.ts';
import { call } from '#web/client/client.ts';

export function Withdraw({ uuid, onDone }: { readonly uuid: string; readonly onDone: () => void }) {
  const withdraw = () =>
    call('POST /service-application/api/v2/application/heloc/{uuid}/withdraw', { params: { uuid }, body: {} }).then(
      () => void onDone(),
      failureText,
    );
  return (
    <AskedOnce
      label="Withdraw"
      size="small"
      title="Withdraw this application?"
      yes="Yes, withdraw it"
      no="Keep it"
      act={withdraw}
    >
      <p>It is closed at once and cannot be opened again. You may start a new one at any time.</p>
    </AskedOnce>
  );
}
