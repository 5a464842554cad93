/**
 * Asks the person to confirm that it is them, over whatever page they are on. In a tree of its own: what they typed
 * behind it stays as it is, also where the page itself is held by the loader.
 */
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import * as words from '#core/words/en/confirm-identity.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { ConfirmIdentity } from './confirm-identity.tsx';

/** For so long the closed dialog is still there; see dialog.tsx. */
const leavingMs = 1500;

/** True once they have; false when they would rather not. */
export function askToConfirm(): Promise<boolean> {
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  return new Promise((resolve) => {
    const end = (isConfirmed: boolean) => {
      resolve(isConfirmed);
      setTimeout(() => {
        root.unmount();
        place.remove();
      }, leavingMs);
    };
    root.render(<Asking onEnd={end} />);
  });
}

function Asking({ onEnd }: { readonly onEnd: (isConfirmed: boolean) => void }) {
  const [isOpen, setOpen] = useState(true);
  const end = (isConfirmed: boolean) => {
    if (!isOpen) return;
    setOpen(false);
    onEnd(isConfirmed);
  };
  return (
    <Dialog isOpen={isOpen} onClose={() => end(false)} title={words.confirmThatItsYou} size="small">
      <ConfirmIdentity onConfirmed={() => end(true)} onCancel={() => end(false)} />
    </Dialog>
  );
}
