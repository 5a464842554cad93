/** A signer shows who they are, with the same document and face as the borrower; then a person or a machine looks. */
import { Card } from '#web/ui/card.tsx';
import screenStyles from '../application/screen.module.css';
import { HandOver } from '../identity/hand-over.tsx';
import { IdentityForm } from '../identity/identity-form.tsx';
import { SignerConditionsNote } from './conditions.tsx';
import { RefuseToSign } from './refuse.tsx';
import { readSignerAgain, SignerPage, type SignerStatus, useSignerCommand } from './signer-page.tsx';

export function SignerIdentity() {
  return <SignerPage screen="identity">{(status) => <Showing status={status} />}</SignerPage>;
}

/** The page of a condition: open whenever somebody is asked again, wherever the journey stands. */
export function SignerConditionIdentity() {
  return <SignerPage>{(status) => <Showing status={status} />}</SignerPage>;
}

function Showing({ status }: { readonly status: SignerStatus }) {
  const { applicationUuid, borrowerName, name, property, signerStatus } = status;
  const send = useSignerCommand('submitSignerIdentity', applicationUuid);
  if (signerStatus !== 'INVITED')
    return (
      <Card title="We are checking who you are">
        <p>Thank you, {name}. It usually takes a minute. This page goes on by itself.</p>
      </Card>
    );
  return (
    <>
      <p className={screenStyles['lead']}>
        {borrowerName} has applied for a line of credit on {property.street1}, {property.city}, which you own too. You
        sign only that the home secures it; you do not owe it. First, please show us that you are {name}.
      </p>
      <SignerConditionsNote status={status} />
      <IdentityForm applicationUuid={applicationUuid} onSend={(_, documentUuids) => send({ documentUuids })} />
      <HandOver applicationUuid={applicationUuid} onDone={() => void readSignerAgain()} />
      <div>
        <RefuseToSign status={status} />
      </div>
    </>
  );
}
