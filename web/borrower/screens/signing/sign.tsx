/** Signing: each document is read and marked place by place; when all are signed, the application goes on. */
import { useEffect, useRef, useState } from 'react';
import type { AdoptedSignature } from '#core/documents/signing.ts';
import * as words from '#core/words/en/signing.ts';
import { Loaded } from '#web/app/loaded.tsx';
import { Card } from '#web/ui/card.tsx';
import { Screen } from '../../journey-screen.tsx';
import { LinkAsButton } from '../../link.tsx';
import styles from '../application/screen.module.css';
import { useScreenPath } from '../application/screen-path.ts';
import { AllSigned } from './all-signed.tsx';
import { Decline } from './decline.tsx';
import { OnePaper } from './one-paper.tsx';
import { type Signing, useSigning } from './signing-calls.ts';

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
  const lead = useNextInView(paper?.uuid);
  if (!signing.hasConsented)
    return (
      <Card title={words.oneThingFirst}>
        <p>{words.beforeYouSignHere}</p>
        <LinkAsButton to={pathTo('signing/intro')}>{words.goThere}</LinkAsButton>
      </Card>
    );
  if (!paper) return <AllSigned papers={signing.papers} />;
  return (
    <>
      <p ref={lead} className={styles['lead']} role="status" tabIndex={-1}>
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

/** The next document begins at its beginning, for the eye and for the ear. */
function useNextInView(uuid: string | undefined) {
  const lead = useRef<HTMLParagraphElement>(null);
  const before = useRef(uuid);
  useEffect(() => {
    if (before.current !== undefined && uuid !== undefined && uuid !== before.current) {
      lead.current?.scrollIntoView({ block: 'start' });
      lead.current?.focus({ preventScroll: true });
    }
    before.current = uuid;
  }, [uuid]);
  return lead;
}
