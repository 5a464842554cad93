/** What comes over the form, or in its place: sending, an account or an application that exists, the wait list. */

import { AccountExistsDialog } from './account-exists-dialog.tsx';
import { ActiveApplicationDialog } from './active-application-dialog.tsx';
import type { OwnApplicationModal } from './entrance.ts';
import { ProcessingDialog } from './processing-dialog.tsx';
import { WaitListed } from './wait-listed.tsx';

export type Scene = 'none' | 'processing' | 'accountExists' | 'waitListed';

interface ScenesProps {
  readonly scene: Scene;
  readonly onClose: () => void;
  readonly modal: OwnApplicationModal | undefined;
}

export function Scenes({ scene, onClose, modal }: ScenesProps) {
  if (scene === 'waitListed') return <WaitListed />;
  return (
    <>
      {modal && <ActiveApplicationDialog modal={modal} />}
      <ProcessingDialog isOpen={scene === 'processing'} onClose={onClose} />
      <AccountExistsDialog isOpen={scene === 'accountExists'} onClose={onClose} />
    </>
  );
}
