/** Someone has an account with this email: logging in goes on from here, with everything but secrets in the address. */

import { registrationWords } from '#core/registration/words.ts';
import { useLocation, useNavigate } from '#web/app/router.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { loginKeeping } from './login-keeping.ts';
import { useRegistration } from './registration.ts';

interface AccountExistsDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

export function AccountExistsDialog({ isOpen, onClose }: AccountExistsDialogProps) {
  const { data } = useRegistration();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  return (
    <Dialog
      isOpen={isOpen}
      size="small"
      title={registrationWords['accountExists.title']}
      onClose={onClose}
      actions={
        <Button onClick={() => navigate(loginKeeping(data, pathname, search))}>
          {registrationWords['accountExists.login']}
        </Button>
      }
    >
      <p>{registrationWords['accountExists.text']}</p>
    </Dialog>
  );
}
