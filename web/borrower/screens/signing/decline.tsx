/** Saying no, asked once more: what ends, and a reason if one wants to give one. */
import { type ReactNode, useState } from 'react';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { useCommand } from '../../journey-screen.tsx';
import { useSigningStep } from './signing-calls.ts';

interface DeclineProps {
  readonly command: 'refuseTerms' | 'withdraw';
  readonly label: string;
  /** What it means, in a sentence or two. */
  readonly children: ReactNode;
}

export function Decline({ command, label, children }: DeclineProps) {
  const [isOpen, setOpen] = useState(false);
  const [why, setWhy] = useState('');
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const refuse = useCommand('refuseTerms');
  const withdraw = useCommand('withdraw');
  const { send } = useSigningStep('decline');
  const decline = async () => {
    setBusy(true);
    if (command === 'withdraw') await send({ why });
    const body = { why: why.trim() || 'No reason given' };
    const refusal = await (command === 'withdraw' ? withdraw(body) : refuse(body));
    setBusy(false);
    setFailure(refusal?.message);
  };
  return (
    <>
      <Button kind="secondary" onClick={() => setOpen(true)}>
        {label}
      </Button>
      <Dialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title={`${label}?`}
        actions={
          <>
            <Button kind="danger" isBusy={isBusy} onClick={() => void decline()}>
              Yes, {label.toLowerCase()}
            </Button>
            <Button kind="secondary" onClick={() => setOpen(false)}>
              Go back
            </Button>
          </>
        }
      >
        <p>{children}</p>
        <TextArea name="why" label="Would you tell us why?" isOptional value={why} onChange={setWhy} lengthMax={400} />
        {failure !== undefined && <Alert>{failure}</Alert>}
      </Dialog>
    </>
  );
}
