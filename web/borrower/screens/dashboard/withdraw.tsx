/** Withdrawing an application, after being asked once. */
import * as words from '#core/words/en/dashboard.ts';
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
      label={words.withdraw}
      size="small"
      title={words.withdrawThisApplication}
      yes={words.yesWithdrawIt}
      no={words.keepIt}
      act={withdraw}
    >
      <p>{words.itIsClosedAtOnce}</p>
    </AskedOnce>
  );
}
