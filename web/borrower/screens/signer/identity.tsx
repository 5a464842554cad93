/** A signer shows who they are, with the same document and face as the borrower; then a person or a machine looks. */
import { Alert } from '#web/ui/alert.tsx';
import { Card } from '#web/ui/card.tsx';
import { SupportHours, SupportPhone } from '../../shell/support-lines.tsx';
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
      <p className={screenStyles['lead']}>{whyWords(status)}</p>
      {identity.askedFor === null ? (
        <TriesLeft tries={identity}>
          Questions? Call <SupportPhone />.
        </TriesLeft>
      ) : (
        <Alert title="Please show us again">
          {identity.askedFor} A person looks at what you send. Questions? Call <SupportPhone />.
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
  const { borrowerName, identity, name } = status;
  if (!identity.isWithUs)
    return (
      <Card title="We are checking who you are">
        <p>Thank you, {name}. It usually takes a minute. This page goes on by itself.</p>
      </Card>
    );
  return (
    <>
      <Card title="Our team is looking at your photos">
        <p>
          Thank you, {name}. Our checks could not settle by themselves that it is you, so a person on our team has your
          photos now. You need not do anything.
        </p>
        <ul className={screenStyles['points']}>
          <li>If the photos are enough, you go on to the notary. This page takes you there.</li>
          <li>If we need other photos, we’ll email you which, and this page takes them.</li>
          <li>{borrowerName} sees that it takes a little longer, and not why.</li>
        </ul>
        <p>
          Would you rather talk to us? Call <SupportPhone />.
        </p>
        <SupportHours />
      </Card>
      <SignerConditionsNote status={status} isAboutIdentity={false} />
      <div>
        <RefuseToSign status={status} />
      </div>
    </>
  );
}

function whyWords({ borrowerName, name, property, isConsentingSpouse }: SignerStatus): string {
  const home = `${borrowerName} has applied for a line of credit on ${property.street1}, ${property.city}`;
  const first = `First, please show us that you are ${name}.`;
  if (isConsentingSpouse)
    return `${home}. In Texas a home is pledged only if the owner’s spouse agrees, whether or not they own it. You sign only that you agree; you do not owe the loan. ${first}`;
  return `${home}, which you own too. You sign only that the home secures it; you do not owe it. ${first}`;
}
