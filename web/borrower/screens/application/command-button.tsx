/** A button that is a command: busy while it is sent, and it says so when it was refused. */
import { type ReactNode, useState } from 'react';
import type { CommandName } from '#core/contract/commands.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button, type ButtonKind } from '#web/ui/button.tsx';
import { type CommandInput, useCommand } from '../../journey-screen.tsx';

interface CommandButtonProps<C extends CommandName> {
  readonly command: C;
  readonly body: CommandInput<C>;
  readonly kind?: ButtonKind;
  readonly children: ReactNode;
}

export function CommandButton<C extends CommandName>({ command, body, kind, children }: CommandButtonProps<C>) {
  const send = useCommand(command);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const press = async () => {
    setFailure(undefined);
    setBusy(true);
    const refusal = await send(body);
    setBusy(false);
    setFailure(refusal?.message);
  };
  return (
    <>
      {failure !== undefined && <Alert>{failure}</Alert>}
      <Button {...(kind && { kind })} isBusy={isBusy} onClick={() => void press()}>
        {children}
      </Button>
    </>
  );
}
