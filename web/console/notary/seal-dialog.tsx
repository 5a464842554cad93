/** The end of a session: the seal, made from the commission that the notary entered once, shown before it is set. */
import { useState } from 'react';
import { formatDate } from '#core/calendar/dates.ts';
import { venueOf } from '#core/notary/commission.ts';
import * as words from '#core/words/en/console/notary.ts';
import { useRead } from '#web/client/queries.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import styles from '../console.module.css';
import { OffButton } from '../off-button.tsx';
import type { Act } from './act.ts';

const key = 'GET /service-notary/api/v1/commission';

export function SealDialog({ act, isReady }: { readonly act: Act; readonly isReady: boolean }) {
  const [isOpen, setOpen] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const { data } = useRead(key, [], { enabled: isOpen, gcTime: 0 });
  const seal = async () => {
    setBusy(true);
    const refusal = await act({ do: 'seal' });
    setBusy(false);
    setFailure(refusal);
    if (refusal === undefined) setOpen(false);
  };
  return (
    <>
      <OffButton kind="primary" reason={isReady ? null : words.notAllHaveSigned} onPress={() => setOpen(true)}>
        {words.sealAndComplete}
      </OffButton>
      <Dialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title={words.yourSeal}
        actions={
          <>
            <Button isBusy={isBusy} onClick={() => void seal()}>
              {words.sealTheDeed}
            </Button>
            <Button kind="secondary" onClick={() => setOpen(false)}>
              {words.goBack}
            </Button>
          </>
        }
      >
        <div className={styles['stack']}>
          {failure !== undefined && <Alert>{failure}</Alert>}
          {data?.refusal && <Alert>{data.refusal}</Alert>}
          <p>{words.yourAcknowledgementAndThisSeal}</p>
          {data ? <Seal commission={data.commission} /> : <Skeleton label={words.readingYourCommission} kind="block" />}
        </div>
      </Dialog>
    </>
  );
}

type Commission = Parameters<typeof venueOf>[0];

export function Seal({ commission }: { readonly commission: Commission | null }) {
  if (!commission) return null;
  return (
    <p className={styles['seal']}>
      <strong>{commission.name}</strong>
      <span>{words.notaryPublic}</span>
      <span>{venueOf(commission)}</span>
      <span>{words.commission(commission.number)}</span>
      <span>{words.expires(formatDate(commission.expiresOn))}</span>
    </p>
  );
}
