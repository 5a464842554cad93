/** The other owners of a home: each is invited, reminded and taken back here, ahead of their turn or when it has come. */
import { useState } from 'react';
import { SIGNERS_MAX } from '#core/application/application.ts';
import type { CommandName } from '#core/contract/commands.ts';
import { otherOwnerForm } from '#core/people/other-owner.ts';
import * as words from '#core/words/en/signing.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { PhoneField } from '#web/ui/phone-field.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import type { Refusal } from '#web/ui/use-form.ts';
import { useForm } from '#web/ui/use-form.ts';
import type { View } from '../../journey.ts';
import { type CommandInput, refused, useSend } from '../../journey-screen.tsx';
import { FormEnd } from '../application/form-end.tsx';
import type { Particulars } from '../application/particulars.tsx';
import screenStyles from '../application/screen.module.css';
import styles from './additional.module.css';

interface Where {
  readonly uuid: string;
  /** With what a command answered; without, the application has moved on by itself. */
  readonly onAnswer: (view?: View) => void;
}

interface OwnersProps extends Where {
  readonly known: Particulars;
  readonly onChange: () => void;
}

export function Owners({ known, onChange, ...where }: OwnersProps) {
  const { signers, mustSpouseConsent } = known;
  const wanted = Math.max(1, known.othersToSign);
  const [isAdding, setAdding] = useState(false);
  const mayAdd = signers.length < SIGNERS_MAX;
  const isFormOpen = mayAdd && (isAdding || signers.length < wanted);
  return (
    <>
      <p className={screenStyles['lead']}>{mustSpouseConsent ? words.spouseConsents : words.everyoneWhoOwnsTheHome}</p>
      {signers.length > 0 && (
        <ul className={styles['people']}>
          {signers.map((signer) => (
            <li key={signer.identityUuid}>
              <Owner signer={signer} onChange={onChange} {...where} />
            </li>
          ))}
        </ul>
      )}
      {isFormOpen ? (
        <AddOwner
          key={signers.length}
          heading={
            mustSpouseConsent && signers.length === 0
              ? words.yourSpouse
              : words.ownerOf(signers.length + 1, Math.max(wanted, signers.length + 1))
          }
          name={unnamedOwner(known)}
          {...where}
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
              {words.addAnotherOwner}
            </Button>
          </div>
        )
      )}
    </>
  );
}

function useOwnerCommand<C extends CommandName>(command: C, { uuid, onAnswer }: Where) {
  const send = useSend(command, uuid);
  return async (body: CommandInput<C>): Promise<Refusal | undefined> => {
    try {
      onAnswer(await send(body));
      return undefined;
    } catch (error) {
      return refused(error, onAnswer);
    }
  };
}

const states: Readonly<Record<Particulars['signers'][number]['state'], string>> = {
  INVITED: words.invitedIdNotVerified,
  CHECKING: words.weAreCheckingWho,
  READY: words.readyToMeetTheNotary,
  SIGNED: words.signed,
  REFUSED: words.decidedNotToSign,
};

const HELD_UP = words.ourTeamIsLooking;

interface OwnerProps extends Where {
  readonly signer: Particulars['signers'][number];
  readonly onChange: () => void;
}

function Owner({ signer, onChange, ...where }: OwnerProps) {
  const remind = useOwnerCommand('remindSigner', where);
  const remove = useOwnerCommand('removeSigner', where);
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
      {(signer.state === 'INVITED' || signer.state === 'REFUSED') && (
        <div className={screenStyles['actions']}>
          {signer.state === 'INVITED' && (
            <Button kind="secondary" onClick={() => void run(remind, words.weHaveSentTheInvitation)}>
              {words.sendTheInvitationAgain}
            </Button>
          )}
          <Button kind="quiet" onClick={() => void run(remove, words.theInvitationIsTaken)}>
            {signer.state === 'INVITED' ? words.cancelInvitation : words.takeOffTheList}
          </Button>
        </div>
      )}
    </Card>
  );
}

/** The first owner whom the borrower named before and who is not invited yet, so that no name is asked twice. */
function unnamedOwner({ coOwnerNames, signers }: Particulars): string {
  const invited = new Set(signers.map(({ name }) => name.toLowerCase()));
  return coOwnerNames.find((name) => !invited.has(name.trim().toLowerCase())) ?? '';
}

interface AddOwnerProps extends Where {
  readonly heading: string;
  /** As it was given with the other answers; empty where it was not. */
  readonly name: string;
  readonly onAdded: () => void;
}

function AddOwner({ heading, name, onAdded, ...where }: AddOwnerProps) {
  const [, firstName = '', lastName = ''] = /^(.*?)\s+(\S+)$/.exec(name.trim()) ?? [];
  const send = useOwnerCommand('addSigner', where);
  const form = useForm({
    schema: otherOwnerForm,
    initial: { firstName, lastName, email: '', phoneNumber: '' },
    onSubmit: async (owner) => {
      const refusal = await send(owner);
      if (!refusal) onAdded();
      return refusal;
    },
  });
  return (
    <Card title={heading}>
      <form className={screenStyles['form']} {...form.form}>
        <TextField {...form.field('firstName')} label={words.firstName} autoComplete="off" />
        <TextField {...form.field('lastName')} label={words.lastName} autoComplete="off" />
        <TextField
          {...form.field('email')}
          label={words.email}
          type="email"
          autoComplete="off"
          hint={words.theirOwnAddressItIsHow}
        />
        <PhoneField {...form.field('phoneNumber')} label={words.mobilePhone} isOptional hint={words.weAskThemIf} />
        <FormEnd form={form}>{words.sendTheInvitation}</FormEnd>
      </form>
    </Card>
  );
}
