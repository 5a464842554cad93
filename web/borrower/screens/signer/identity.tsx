/** A signer shows who they are, with the same document and face as the borrower; then a person or a machine looks. */
import { lazy, Suspense } from 'react';
import { formatAddress } from '#core/people/address.ts';
import * as words from '#core/words/en/signer.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Card } from '#web/ui/card.tsx';
import { DefinitionList } from '#web/ui/definition-list.tsx';
import { rich } from '#web/ui/rich.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { SupportPhone } from '../../shell/support-lines.tsx';
import screenStyles from '../application/screen.module.css';
import { HandOver } from '../identity/hand-over.tsx';
import { IdentityForm } from '../identity/identity-form.tsx';
import { TriesLeft } from '../identity/tries-left.tsx';
import { SignerConditionsNote } from './conditions.tsx';
import { RefuseToSign } from './refuse.tsx';
import { readSignerAgain, SignerPage, type SignerStatus, useSignerCommand } from './signer-page.tsx';

/** Comes once the photos are sent: the page on which they are taken is the heaviest of all. */
const Waiting = lazy(() => import('./identity-waiting.tsx').then(({ Waiting }) => ({ default: Waiting })));

/** Also the page of a condition: anyone who is asked again has this place of the journey again. */
export function SignerIdentity() {
  return <SignerPage screen="identity">{(status) => <Showing status={status} />}</SignerPage>;
}

function Showing({ status }: { readonly status: SignerStatus }) {
  const { applicationUuid, identity, signerStatus } = status;
  const send = useSignerCommand('submitSignerIdentity', applicationUuid);
  if (signerStatus !== 'INVITED') {
    return (
      <Suspense fallback={<Skeleton label={words.openingYourPage} kind="block" />}>
        <Waiting status={status} />
      </Suspense>
    );
  }
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
