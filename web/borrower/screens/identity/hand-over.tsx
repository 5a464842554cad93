/** Going on with a phone, which has the better camera: a code to scan once, and this page follows what becomes of it. */
import { useEffect, useRef, useState } from 'react';
import * as words from '#core/words/en/identity.ts';
import { failureText } from '#web/app/failure-text.ts';
import { useLocation } from '#web/app/router.tsx';
import { call } from '#web/client/client.ts';
import { queryClient, useRead } from '#web/client/queries.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { QrCode } from '#web/ui/qr-code.tsx';
import { inSameBrand } from '../../admit.ts';
import styles from '../application/screen.module.css';
import own from './identity.module.css';

const handOver = '/service-application/api/v2/application/heloc/{uuid}/hand-over';
const stateKey = `GET ${handOver}` as const;
const lookEveryMs = 2000;

interface HandOverProps {
  readonly applicationUuid: string;
  /** The phone has sent the photos. */
  readonly onDone: () => void;
}

export function HandOver({ applicationUuid: uuid, onDone }: HandOverProps) {
  const [code, setCode] = useState<string>();
  const [failure, setFailure] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const state = useHandOverState(uuid, code !== undefined, onDone);
  const change = async (work: () => Promise<string | undefined>) => {
    setBusy(true);
    setFailure(undefined);
    try {
      setCode(await work());
      await queryClient.resetQueries({ queryKey: [stateKey] });
    } catch (error) {
      setFailure(failureText(error));
    }
    setBusy(false);
  };
  const make = () => change(async () => (await call(`POST ${handOver}`, { params: { uuid } })).code);
  const withdraw = () =>
    change(async () => {
      await call(`DELETE ${handOver}`, { params: { uuid } });
      return undefined;
    });
  return (
    <div className={own['computer']}>
      <Card title={words.preferToUseYourPhone} isSunken>
        {failure !== undefined && <Alert>{failure}</Alert>}
        {code === undefined || state === 'over' ? (
          <>
            <p>{state === 'over' ? words.thatCodeNoLonger : words.scanACodeWithYourPhones}</p>
            <div className={styles['actions']}>
              <Button kind="secondary" isBusy={isBusy} busyLabel={words.makingACode} onClick={() => void make()}>
                {state === 'over' ? words.showMeANew : words.showMeACode}
              </Button>
            </div>
          </>
        ) : (
          <Offered code={code} isTaken={state === 'taken' || state === 'done'} isBusy={isBusy} onStop={withdraw} />
        )}
      </Card>
    </div>
  );
}

/** Looks now and then while a code is out; when the phone has sent the photos, this page is led on. */
function useHandOverState(uuid: string, isOut: boolean, onDone: () => void) {
  const { data } = useRead(stateKey, [{ params: { uuid } }], {
    enabled: isOut,
    refetchInterval: lookEveryMs,
    gcTime: 0,
  });
  const onward = useRef(onDone);
  onward.current = onDone;
  const state = isOut ? data?.state : undefined;
  useEffect(() => {
    if (state === 'done') onward.current();
  }, [state]);
  return state;
}

interface OfferedProps {
  readonly code: string;
  readonly isTaken: boolean;
  readonly isBusy: boolean;
  readonly onStop: () => Promise<void>;
}

function Offered({ code, isTaken, isBusy, onStop }: OfferedProps) {
  const { search } = useLocation();
  const url = `${location.origin}${inSameBrand('/account/heloc/hand-over', search)}#token=${code}`;
  return (
    <div className={own['handOver']}>
      {!isTaken && <QrCode text={url} label={words.codeThatOpensThisStep} />}
      <div>
        <p role="status">{isTaken ? words.yourPhoneIsConnected : words.scanThisCodeWithYourPhones}</p>
        <div className={styles['actions']}>
          <Button kind="quiet" isBusy={isBusy} busyLabel={words.stopping} onClick={() => void onStop()}>
            {isTaken ? words.disconnectThePhone : words.cancel}
          </Button>
        </div>
      </div>
    </div>
  );
}
