/** Signing: each paper is read to its end, then signed place by place; when all are signed, the application goes on. */
import { useState } from 'react';
import type { AdoptedSignature } from '#core/documents/signing.ts';
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
        <Loaded query={query} label="Opening your papers">
          {(signing) => <Desk signing={signing} />}
        </Loaded>
      </div>
    </Screen>
  );
}

function Desk({ signing }: { readonly signing: Signing }) {
  const pathTo = useScreenPath();
  const [signature, setSignature] = useState<AdoptedSignature>();
  const at = signing.papers.findIndex(({ isSigned }) => !isSigned);
  const paper = signing.papers[at];
  if (!signing.hasConsented)
    return (
      <Card title="One thing first">
        <p>Before you sign here, please agree to electronic papers.</p>
        <LinkAsButton to={pathTo('signing/intro')}>Go there</LinkAsButton>
      </Card>
    );
  if (!paper) return <AllSigned />;
  return (
    <>
      <p className={styles['lead']} role="status">
        Paper {at + 1} of {signing.papers.length}: {paper.title}
      </p>
      <OnePaper key={paper.uuid} paper={paper} name={signing.name} signature={signature} onAdopt={setSignature} />
      <div className={styles['actions']}>
        <LinkAsButton to={pathTo('signing/support')} kind="secondary">
          I need help
        </LinkAsButton>
        <Decline command="withdraw" label="Decline to sign">
          Your application ends, nothing is owed, and no one else has to sign.
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
          {isViewed ? 'You have read this paper to its end.' : 'Read the paper to its end to go on.'}
        </p>
        <div className={styles['actions']}>
          <Button disabled={!isViewed} onClick={() => setSigning(true)}>
            Go on to sign
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
          Read the paper again
        </Button>
      </div>
    </>
  );
}

function AllSigned() {
  const { application } = useJourney();
  return (
    <>
      <Card title="Agreement signed. Next: the notary">
        <p>
          Each paper carries your signature and a seal that shows any later change. You can download all of them, with
          the certificate of what happened, now or later.
        </p>
      </Card>
      <div className={styles['actions']}>
        <CommandButton command="signNote" body={{}}>
          Continue to notary
        </CommandButton>
        <Everything application={application} />
      </div>
    </>
  );
}
