/** The other owners: who must still be named, who was invited, and how far each of them is. */
import { useState } from 'react';
import { SIGNERS_MAX } from '#core/application/application.ts';
import { otherOwnerForm } from '#core/people/other-owner.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { PhoneField } from '#web/ui/phone-field.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { useForm } from '#web/ui/use-form.ts';
import { Screen, useCommand } from '../../journey-screen.tsx';
import { FormEnd } from '../application/form-end.tsx';
import { type Particulars, WatchedParticulars } from '../application/particulars.tsx';
import screenStyles from '../application/screen.module.css';
import styles from './additional.module.css';

export function SigningAdditional() {
  return (
    <Screen>
      <div className={screenStyles['stack']}>
        <WatchedParticulars>{(known, readAgain) => <Owners known={known} onChange={readAgain} />}</WatchedParticulars>
      </div>
    </Screen>
  );
}

function Owners({ known, onChange }: { readonly known: Particulars; readonly onChange: () => void }) {
  const { signers, mustSpouseConsent } = known;
  const wanted = Math.max(1, known.othersToSign);
  const [isAdding, setAdding] = useState(false);
  const mayAdd = signers.length < SIGNERS_MAX;
  const isFormOpen = mayAdd && (isAdding || signers.length < wanted);
  return (
    <>
      <p className={screenStyles['lead']}>
        {mustSpouseConsent
          ? 'In Texas a home is pledged only with the consent of the owner’s spouse, whether or not they own it. Your spouse signs the deed of trust; they do not owe the loan. They get an email, show who they are, and meet the notary.'
          : 'Everyone who owns the home signs the deed of trust or mortgage; they do not owe the loan. Each of them gets an email, shows who they are, and meets the notary. They may do so in any order.'}
      </p>
      {signers.length > 0 && (
        <ul className={styles['people']}>
          {signers.map((signer) => (
            <li key={signer.identityUuid}>
              <Owner signer={signer} onChange={onChange} />
            </li>
          ))}
        </ul>
      )}
      {isFormOpen ? (
        <AddOwner
          heading={
            mustSpouseConsent && signers.length === 0
              ? 'Your spouse'
              : `Owner ${signers.length + 1} of ${Math.max(wanted, signers.length + 1)}`
          }
          onAdded={() => {
            setAdding(false);
            onChange();
          }}
        />
      ) : (
        mayAdd &&
        !mustSpouseConsent && (
          <div>
            <Button kind="secondary" onClick={() => setAdding(true)}>
              Add another owner
            </Button>
          </div>
        )
      )}
    </>
  );
}

const states: Readonly<Record<Particulars['signers'][number]['state'], string>> = {
  INVITED: 'Invited. ID not verified yet.',
  CHECKING: 'We are checking who they are.',
  READY: 'Ready to meet the notary.',
  SIGNED: 'Signed.',
  REFUSED: 'Decided not to sign.',
};

const HELD_UP =
  'Our team is looking at something before they can go on. You need not do anything; we are in touch with them.';

function Owner({
  signer,
  onChange,
}: {
  readonly signer: Particulars['signers'][number];
  readonly onChange: () => void;
}) {
  const remind = useCommand('remindSigner');
  const remove = useCommand('removeSigner');
  const [said, setSaid] = useState<string>();
  const [failure, setFailure] = useState<string>();
  const signerUuid = signer.identityUuid;
  const run = async (send: typeof remind, sentence: string) => {
    setSaid(undefined);
    const refusal = await send({ signerUuid });
    setFailure(refusal?.message);
    if (!refusal) setSaid(sentence);
    onChange();
  };
  return (
    <Card title={signer.name} level={2}>
      <p>
        {signer.email}
        <br />
        <strong>{signer.isHeldUp ? HELD_UP : states[signer.state]}</strong>
      </p>
      {failure !== undefined && <Alert>{failure}</Alert>}
      <p role="status">{said}</p>
      {signer.state === 'INVITED' && (
        <div className={screenStyles['actions']}>
          <Button kind="secondary" onClick={() => void run(remind, 'We have sent the invitation again.')}>
            Send the invitation again
          </Button>
          <Button kind="quiet" onClick={() => void run(remove, 'The invitation is taken back.')}>
            Cancel invitation
          </Button>
        </div>
      )}
    </Card>
  );
}

function AddOwner({ heading, onAdded }: { readonly heading: string; readonly onAdded: () => void }) {
  const send = useCommand('addSigner');
  const form = useForm({
    schema: otherOwnerForm,
    initial: { firstName: '', lastName: '', email: '', phoneNumber: '' },
    onSubmit: async (owner) => {
      const refusal = await send(owner);
      if (!refusal) onAdded();
      return refusal;
    },
  });
  return (
    <Card title={heading}>
      <form className={screenStyles['form']} {...form.form}>
        <TextField {...form.field('firstName')} label="First name" autoComplete="off" />
        <TextField {...form.field('lastName')} label="Last name" autoComplete="off" />
        <TextField
          {...form.field('email')}
          label="Email"
          type="email"
          autoComplete="off"
          hint="Their own address: it is how they log in."
        />
        <PhoneField
          {...form.field('phoneNumber')}
          label="Mobile phone"
          isOptional
          hint="We ask them if you do not know it."
        />
        <FormEnd form={form}>Send the invitation</FormEnd>
      </form>
    </Card>
  );
}
