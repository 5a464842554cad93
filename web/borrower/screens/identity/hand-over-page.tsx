/**
 * The identity step on a phone that scanned the computer's code: no login, no application around it, only the photos. The code
 * is turned into a key that only the browser's cookies hold, so that a page loaded again goes on where it was.
 */
import { useEffect, useRef, useState } from 'react';
import * as words from '#core/words/en/identity.ts';
import { refusalOf } from '#web/app/failure-text.ts';
import { CallError } from '#web/client/call-error.ts';
import { type Answer, call } from '#web/client/client.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import type { Refusal } from '#web/ui/use-form.ts';
import { PageHeading } from '../../shell/page-heading.tsx';
import styles from '../application/screen.module.css';
import { useLinkToken } from '../auth/link-token.ts';
import type { IdentityDocument } from './documents.ts';
import own from './identity.module.css';
import { IdentityForm } from './identity-form.tsx';
import { TriesLeft } from './tries-left.tsx';

const readKey = 'GET /service-application/api/v2/hand-over';
const external = { context: 'external' } as const;

type State = 'opening' | 'away' | 'over' | 'done' | Answer<typeof readKey>;

export function HandOverPage() {
  const { state, open, send } = useHandedOver(useLinkToken());
  return (
    <div className={own['phone']}>
      <PageHeading />
      {state === 'opening' && <Skeleton label={words.openingTheStep} kind="block" />}
      {state === 'away' && (
        <Card title={words.weCouldNotReach}>
          <p>{words.pleaseCheckYourConnection}</p>
          <div className={styles['actions']}>
            <Button onClick={open}>{words.tryAgain}</Button>
          </div>
        </Card>
      )}
      {state === 'over' && (
        <Card title={words.thisCodeNoLonger}>
          <p>{words.aCodeWorksOnce}</p>
        </Card>
      )}
      {state === 'done' && (
        <Card title={words.thankYouWeHave}>
          <p role="status">{words.pleaseGoBackToYourComputer}</p>
        </Card>
      )}
      {typeof state === 'object' && <Photos handedOver={state} onSend={send} />}
    </div>
  );
}

function useHandedOver(code: string) {
  const [state, setState] = useState<State>('opening');
  const open = async () => {
    setState('opening');
    try {
      setState(await enter(code));
    } catch (error) {
      setState(error instanceof CallError && error.status === 404 ? 'over' : 'away');
    }
  };
  const first = useRef(open);
  useEffect(() => void first.current(), []);
  const send = async (documentType: IdentityDocument, documentUuids: string[]): Promise<Refusal | undefined> => {
    try {
      const body = { documentType, documentUuids };
      await call('POST /service-application/api/v2/hand-over/identity', { body, ...external });
      setState('done');
      return undefined;
    } catch (error) {
      // Taken back, or done on the computer meanwhile.
      if (error instanceof CallError && (error.status === 404 || error.status === 409)) setState('over');
      return refusalOf(error);
    }
  };
  return { state, open: () => void open(), send };
}

/** A code that was spent here before is refused like any other; then the key it gave may still be good. */
async function enter(code: string) {
  if (code !== '') {
    try {
      return await call('POST /service-application/api/v2/hand-over', { body: { code }, ...external });
    } catch (error) {
      if (!(error instanceof CallError && error.status === 404)) throw error;
    }
  }
  return call(readKey, external);
}

interface PhotosProps {
  readonly handedOver: Answer<typeof readKey>;
  readonly onSend: (documentType: IdentityDocument, documentUuids: string[]) => Promise<Refusal | undefined>;
}

function Photos({ handedOver, onSend }: PhotosProps) {
  return (
    <div className={styles['stack']}>
      <p className={styles['lead']}>{words.letsConfirmItsYouYourPhotos(handedOver.firstName)}</p>
      <TriesLeft tries={handedOver} />
      <IdentityForm applicationUuid={null} onSend={onSend} />
    </div>
  );
}
