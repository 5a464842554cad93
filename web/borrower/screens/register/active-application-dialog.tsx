/** For someone signed in who has an application: it, not a second one, is the way on. */
import { useState } from 'react';
import { contactLinks } from '#core/registration/originator.ts';
import { registrationWords } from '#core/registration/words.ts';
import * as words from '#core/words/en/registration.ts';
import { useLocation, useNavigate } from '#web/app/router.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { useOriginator } from '../../shell/use-originator.ts';
import { useCompany } from '../../site.ts';
import type { OwnApplicationModal } from './entrance.ts';

export function ActiveApplicationDialog({ modal }: { readonly modal: OwnApplicationModal }) {
  const [isOpen, setOpen] = useState(true);
  const navigate = useNavigate();
  const { search } = useLocation();
  const toDashboard = () => {
    setOpen(false);
    navigate('/dashboard');
  };
  const toApplication = async () => {
    const { isBorrowers, placeOf } = await import('../../journey.ts');
    setOpen(false);
    navigate(isBorrowers(modal.application) ? placeOf(modal.application, search) : '/dashboard');
  };
  const isActive = modal.kind === 'active';
  return (
    <Dialog
      isOpen={isOpen}
      size="small"
      title={modal.title}
      onClose={toDashboard}
      actions={
        <Button onClick={isActive ? () => void toApplication() : toDashboard}>
          {isActive ? registrationWords['activeApplication.continue'] : words.goToDashboard}
        </Button>
      }
    >
      {modal.kind === 'active' && <p>{words.youHaveAlreadyBegun}</p>}
      {modal.kind === 'recentlyCompleted' && <p>{words.youMayApplyForAnother}</p>}
      {modal.kind === 'inquiry' && <Officer referrerUuid={modal.application.referrer?.referrerUuid ?? undefined} />}
    </Dialog>
  );
}

/** The person who started the inquiry; where that is not known, the lender. */
function Officer({ referrerUuid }: { readonly referrerUuid: string | undefined }) {
  const { phone, email } = useCompany();
  const lender = { originatorName: null, brokerName: null, avatarUri: null, nmls: null, phoneNumber: phone, email };
  const officer = useOriginator(referrerUuid) ?? lender;
  const links = contactLinks(officer);
  return (
    <>
      <p>{registrationWords['inquiry.text']}</p>
      <p>
        {links.call && <a href={links.call}>{officer.phoneNumber}</a>}
        {links.call && links.email && <br />}
        {links.email && <a href={links.email}>{officer.email}</a>}
      </p>
    </>
  );
}
