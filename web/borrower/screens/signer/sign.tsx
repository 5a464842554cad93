/** Where a signer meets the notary: in the room by video, or at the appointment the borrower has made. */

import { showDay, showTime } from '#web/app/dates.ts';
import { Card } from '#web/ui/card.tsx';
import { DefinitionList } from '#web/ui/definition-list.tsx';
import { SupportPhone } from '../../shell/support-lines.tsx';
import { NotaryRoom } from '../notary/room.tsx';
import { RefuseToSign } from './refuse.tsx';
import { readSignerAgain, SignerPage, type SignerStatus } from './signer-page.tsx';

export function SignerSign() {
  return (
    <SignerPage screen="sign">
      {(status) => (
        <>
          {status.manualNotary ? (
            <InPerson status={status} />
          ) : (
            <NotaryRoom applicationUuid={status.applicationUuid} onOver={() => void readSignerAgain()} />
          )}
          <div>
            <RefuseToSign status={status} />
          </div>
        </>
      )}
    </SignerPage>
  );
}

function InPerson({ status: { slot, borrowerName, property } }: { readonly status: SignerStatus }) {
  if (!slot)
    return (
      <Card title="You will meet a notary in person">
        <p>
          {borrowerName} chooses a time with the notary for all who sign. It shows here as soon as it is set, and we
          write to you.
        </p>
        {property.state === 'TX' && (
          <p>In Texas that is at the office of a title company, an attorney or the lender, never at the home.</p>
        )}
      </Card>
    );
  return (
    <Card title="Your appointment with the notary">
      <DefinitionList
        rows={[
          { term: 'Day', value: showDay(slot.startsAt, slot.timeZone) },
          { term: 'Time', value: showTime(slot.startsAt, slot.timeZone) },
          { term: 'Place', value: slot.place },
          { term: 'Bring', value: 'The identity document you showed us.' },
        ]}
      />
      <p>
        If you cannot come, ask {borrowerName} to choose another time, or call <SupportPhone />.
      </p>
    </Card>
  );
}
