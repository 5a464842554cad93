/** One press, one word of operations; a refusal stands beneath it. */
import { type ReactNode, useState } from 'react';
import type { PayloadIn } from '#core/journey/events.ts';
import type { StaffEvent } from '#core/journey/operation-row.ts';
import { Alert } from '#web/ui/alert.tsx';
import { useSay } from '../say.ts';
import { ActionButton } from './action-button.tsx';
import type { ClosingProps } from './closing.ts';

interface SayButtonProps<E extends StaffEvent> extends ClosingProps {
  readonly event: E;
  readonly payload: PayloadIn<E>;
  readonly kind?: 'secondary' | 'quiet';
  readonly children?: ReactNode;
}

export function SayButton<E extends StaffEvent>({
  closing,
  onDone,
  event,
  payload,
  kind,
  children,
}: SayButtonProps<E>) {
  const say = useSay(closing.uuid);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const press = async () => {
    setBusy(true);
    setFailure(await say(event, payload));
    setBusy(false);
    onDone();
  };
  return (
    <>
      <ActionButton
        closing={closing}
        event={event}
        kind={kind ?? 'primary'}
        isBusy={isBusy}
        onPress={() => void press()}
      >
        {children}
      </ActionButton>
      {failure !== undefined && <Alert>{failure}</Alert>}
    </>
  );
}
