/** Where a signer meets the notary: in the room by video, or at the appointment the borrower has made. */
import * as words from '#core/words/en/signer.ts';
import { showDay, showTime } from '#web/app/dates.ts';
import { Card } from '#web/ui/card.tsx';
import { DefinitionList } from '#web/ui/definition-list.tsx';
import { rich } from '#web/ui/rich.tsx';
import { SupportPhone } from '../../shell/support-lines.tsx';
import { LateNotice } from '../application/late.tsx';
import { NotaryRoom } from '../notary/room.tsx';
import { RefuseToSign } from './refuse.tsx';
import { readSignerAgain, SignerPage, type SignerStatus } from './signer-page.tsx';

export function SignerSign() {
  return (
    <SignerPage screen="sign">
      {(status) => (
        <>
          {status.manualNotary ? (
            <>
              <LateNotice late={status.overdue ?? undefined} isSigner />
              <InPerson status={status} />
            </>
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
      <Card title={words.youWillMeetANotary}>
        <p>{words.choosesATimeWithTheNotary(borrowerName)}</p>
        {property.state === 'TX' && <p>{words.inTexasThatIsAt}</p>}
      </Card>
    );
  return (
    <Card title={words.yourAppointmentWithTheNotary}>
      <DefinitionList
        rows={[
          { term: words.day, value: showDay(slot.startsAt, slot.timeZone) },
          { term: words.time, value: showTime(slot.startsAt, slot.timeZone) },
          { term: words.place, value: slot.place },
          { term: words.bring, value: words.theIdentityDocumentYouShowed },
        ]}
      />
      <p>{rich(words.ifYouCannotCome(borrowerName, <SupportPhone />))}</p>
    </Card>
  );
}
