/** Signing: each paper is read to its end, then signed place by place; when all are signed, the application goes on. */
import { useState } from 'react';
import type { AdoptedSignature } from '#core/documents/signing.ts';
import * as words from '#core/words/en/signing.ts';
import { Loaded } from '#web/app/loaded.tsx';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Screen, useJourney } from '../../journey-screen.tsx';
import { LinkAsButton } from '../../link.tsx';
import { CommandButton } from '../application/command-button.tsx';
import styles from '../application/screen.module.css';
import { useScreenPath } from '../application/screen-path.ts';
import { Everything } from '../document/everything.tsx';
import { Paper } from '../document/paper.tsx';
import { AdoptSignature } from './adopt-signature.tsx';
import { Decline } from './decline.tsx';
import { Places } from './places.tsx';
import { type PaperToSign, type Signing, useSigning, useSigningStep } from './signing-calls.ts';

export function SigningSign() {
  const query = useSigning();
  return (
    <Screen>
      <div className={styles['stack']}>
        <Loaded query={query} label={words.openingYourPapers}>
          {(signing) => <SigningSteps signing={signing} />}
        </Loaded>
      </div>
    </Screen>
  );
}

function SigningSteps({ signing }: { readonly signing: Signing }) {
  const pathTo = useScreenPath();
  const [signature, setSignature] = useState<AdoptedSignature>();
  const at = signing.papers.findIndex(({ isSigned }) => !isSigned);
  const paper = signing.papers[at];
  if (!signing.hasConsented)
    return (
      <Card title={words.oneThingFirst}>
        <p>{words.beforeYouSignHere}</p>
        <LinkAsButton to={pathTo('signing/intro')}>{words.goThere}</LinkAsButton>
      </Card>
    );
  if (!paper) return <AllSigned />;
  return (
    <>
      <p className={styles['lead']} role="status">
        {words.paperOf(at + 1, signing.papers.length, paper.title)}
      </p>
      <OnePaper key={paper.uuid} paper={paper} name={signing.name} signature={signature} onAdopt={setSignature} />
      <div className={styles['actions']}>
        <LinkAsButton to={pathTo('signing/support')} kind="secondary">
          {words.iNeedHelp}
        </LinkAsButton>
        <Decline command="withdraw" label={words.declineToSign}>
          {words.yourApplicationEndsNothing}
        </Decline>
      </div>
    </>
  );
}

interface OnePaperProps {
  readonly paper: PaperToSign;
  readonly name: string;
  readonly signature: AdoptedSignature | undefined;
  readonly onAdopt: (signature: AdoptedSignature) => void;
}

function OnePaper({ paper, name, signature, onAdopt }: OnePaperProps) {
  const [isSigning, setSigning] = useState(false);
  const viewed = useSigningStep('viewed');
  const signed = useSigningStep('sign');
  const { uuid: documentUuid, sha256, fields, title, isViewed } = paper;
  const seal = async () => {
    if (signature) await signed.send({ documentUuid, sha256, signature, fields: fields.map(({ id }) => id) });
  };
  if (!isSigning)
    return (
      <>
        <Paper
          documentUuid={documentUuid}
          title={title}
          onEnd={(shown) => void viewed.send({ documentUuid, sha256: shown })}
        />
        {viewed.failure !== undefined && <Alert>{viewed.failure}</Alert>}
        <p className={styles['lead']} role="status">
          {isViewed ? words.youHaveReadThisPaper : words.readThePaperToIts}
        </p>
        <div className={styles['actions']}>
          <Button disabled={!isViewed} onClick={() => setSigning(true)}>
            {words.goOnToSign}
          </Button>
        </div>
      </>
    );
  return (
    <>
      {signature ? (
        <Places fields={fields} signature={signature} isBusy={signed.isBusy} onDone={() => void seal()} />
      ) : (
        <AdoptSignature name={name} onAdopt={onAdopt} />
      )}
      {signed.failure !== undefined && <Alert>{signed.failure}</Alert>}
      <div>
        <Button kind="quiet" onClick={() => setSigning(false)}>
          {words.readThePaperAgain}
        </Button>
      </div>
    </>
  );
}

function AllSigned() {
  const { application } = useJourney();
  return (
    <>
      <Card title={words.agreementSignedNextTheNotary}>
        <p>{words.eachPaperCarriesYourSignature}</p>
      </Card>
      <div className={styles['actions']}>
        <CommandButton command="signNote" body={{}}>
          {words.continueToNotary}
        </CommandButton>
        <Everything application={application} />
      </div>
    </>
  );
}
