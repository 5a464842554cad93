/** A step that ends something: a button, a dialog that says what it means, and a sentence when it did not work. */
import { type ReactNode, useState } from 'react';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';

interface AskedOnceProps {
  /** What the button says that asks. */
  readonly label: string;
  readonly kind?: 'quiet' | 'secondary';
  readonly title: string;
  readonly size?: 'small';
  readonly yes: string;
  readonly no: string;
  /** False leaves the dialog as it is: what it holds says what is missing. */
  readonly isReady?: () => boolean;
  /** Does it, and says what went wrong if it did not work. */
  readonly act: () => Promise<string | undefined>;
  readonly children: ReactNode;
}

export function AskedOnce({ label, kind = 'quiet', title, size, yes, no, isReady, act, children }: AskedOnceProps) {
  const [isOpen, setOpen] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const agree = async () => {
    if (isReady?.() === false) return;
    setBusy(true);
    setFailure(undefined);
    const wrong = await act();
    setBusy(false);
    setFailure(wrong);
    if (wrong === undefined) setOpen(false);
  };
  return (
    <>
      <Button kind={kind} onClick={() => setOpen(true)}>
        {label}
      </Button>
      <Dialog
        isOpen={isOpen}
        {...(size && { size })}
        title={title}
        onClose={() => setOpen(false)}
        actions={
          <>
            <Button kind="danger" isBusy={isBusy} onClick={() => void agree()}>
              {yes}
            </Button>
            <Button kind="secondary" onClick={() => setOpen(false)}>
              {no}
            </Button>
          </>
        }
      >
        {failure !== undefined && <Alert>{failure}</Alert>}
        {children}
      </Dialog>
    </>
  );
}
