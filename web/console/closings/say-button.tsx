/** One press, one word of operations; a refusal stands beneath it. */
import { type ReactNode, useState } from 'react';
import type { EventName, PayloadIn } from '#core/journey/events.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { useSay } from '../say.ts';
import type { ClosingProps } from './closing.ts';

interface SayButtonProps<E extends EventName> extends ClosingProps {
  readonly event: E;
  readonly payload: PayloadIn<E>;
  readonly kind?: 'secondary' | 'quiet';
  readonly children: ReactNode;
}

export function SayButton<E extends EventName>({ closing, onDone, event, payload, kind, children }: SayButtonProps<E>) {
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
      <Button {...(kind && { kind })} isBusy={isBusy} onClick={() => void press()}>
        {children}
      </Button>
      {failure !== undefined && <Alert>{failure}</Alert>}
    </>
  );
}
