/** A signer shows who they are, with the same document and face as the borrower; then a person or a machine looks. */
import { formatAddress } from '#core/people/address.ts';
import * as words from '#core/words/en/signer.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Card } from '#web/ui/card.tsx';
import { DefinitionList } from '#web/ui/definition-list.tsx';
import { rich } from '#web/ui/rich.tsx';
import { SupportHours, SupportPhone } from '../../shell/support-lines.tsx';
import { LateNotice } from '../application/late.tsx';
import screenStyles from '../application/screen.module.css';
import { HandOver } from '../identity/hand-over.tsx';
import { IdentityForm } from '../identity/identity-form.tsx';
import { TriesLeft } from '../identity/tries-left.tsx';
import { SignerConditionsNote } from './conditions.tsx';
import { RefuseToSign } from './refuse.tsx';
import { readSignerAgain, SignerPage, type SignerStatus, useSignerCommand } from './signer-page.tsx';

/** Also the page of a condition: anyone who is asked again has this place of the journey again. */
export function SignerIdentity() {
  return <SignerPage screen="identity">{(status) => <Showing status={status} />}</SignerPage>;
}

function Showing({ status }: { readonly status: SignerStatus }) {
  const { applicationUuid, identity, signerStatus } = status;
  const send = useSignerCommand('submitSignerIdentity', applicationUuid);
  if (signerStatus !== 'INVITED') return <Waiting status={status} />;
  return (
    <>
      {identity.failedTries === 0 && identity.askedFor === null && <Welcome status={status} />}
      <p className={screenStyles['lead']}>{words.firstPleaseShowUs(status.name)}</p>
      {identity.askedFor === null ? (
        <TriesLeft tries={identity}>{rich(words.questionsCall(<SupportPhone />))}</TriesLeft>
      ) : (
        <Alert title={words.pleaseShowUsAgain}>
          {rich(words.aPersonLooksAtWhat(identity.askedFor, <SupportPhone />))}
        </Alert>
      )}
      <SignerConditionsNote status={status} isAboutIdentity={false} />
      <IdentityForm
        key={identity.failedTries}
        applicationUuid={applicationUuid}
        onSend={(_, documentUuids) => send({ documentUuids })}
      />
      <HandOver applicationUuid={applicationUuid} onDone={() => void readSignerAgain()} />
      <div>
        <RefuseToSign status={status} />
      </div>
    </>
  );
}

function Waiting({ status }: { readonly status: SignerStatus }) {
  const { borrowerName, identity, isEarly, name } = status;
  const late = <LateNotice late={status.overdue ?? undefined} isSigner />;
  if (!identity.isWithUs)
    return (
      <>
        {late}
        <Card title={words.weAreCheckingWho}>
          {/* Ahead of their turn no row of the table stands for how long it takes. */}
          <p>{words.thankYouItUsually(name, !isEarly && status.overdue === null)}</p>
        </Card>
      </>
    );
  return (
    <>
      {late}
      <Card title={words.ourTeamIsLooking}>
        <p>{words.thankYouOurChecks(name)}</p>
        <ul className={screenStyles['points']}>
          <li>{words.ifThePhotosAreEnough}</li>
          <li>{words.ifWeNeedOther}</li>
          <li>{words.seesThatItTakes(borrowerName)}</li>
        </ul>
        <p>{rich(words.wouldYouRatherTalk(<SupportPhone />))}</p>
        <SupportHours />
      </Card>
      <SignerConditionsNote status={status} isAboutIdentity={false} />
      <div>
        <RefuseToSign status={status} />
      </div>
    </>
  );
}

/** Before anything is asked: who invites them and why, what they sign, what they owe, and how long it takes. */
function Welcome({ status }: { readonly status: SignerStatus }) {
  const { borrowerName, name, property, isConsentingSpouse } = status;
  const home = formatAddress({ ...property, street2: '' });
  return (
    <Card title={words.welcome(name)}>
      <p>{isConsentingSpouse ? words.spouseConsents(borrowerName, home) : words.whichYouOwnToo(borrowerName, home)}</p>
      <DefinitionList
        rows={[
          { term: words.whatYouSign, value: isConsentingSpouse ? words.onlyThatYouAgree : words.onlyThatTheHome },
          { term: words.whatYouOwe, value: words.youOweNothing },
          { term: words.howLongItTakes, value: howLong(status) },
          { term: words.ifYouWouldRatherNot, value: words.youCanSaySo },
        ]}
      />
    </Card>
  );
}

function howLong({ isEarly, manualNotary }: SignerStatus): string {
  if (isEarly) return manualNotary ? words.laterInPerson : words.laterByVideo;
  return manualNotary ? words.minutesInPerson : words.minutesByVideo;
}
