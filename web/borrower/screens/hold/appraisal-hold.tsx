/** The appraisal: paid by the borrower where they pay it, then awaited. */
import { useEffect } from 'react';
import { takes } from '#core/journey/statuses.ts';
import { useRead } from '#web/client/queries.ts';
import { Screen, useJourney } from '../../journey-screen.tsx';
import { Hold } from '../application/hold.tsx';
import { Loaded } from '../application/loaded.tsx';
import { particularsKey } from '../application/particulars.tsx';
import styles from '../application/screen.module.css';
import { AppraisalPayment } from './appraisal-payment.tsx';

export function AppraisalHold() {
  const { application, turns } = useJourney();
  const isToBePaid = takes(application.status.checklistStatus, 'appraisalPaymentAuthorized');
  // What was just asked for is read afresh.
  return isToBePaid ? <Payment key={turns} /> : <Hold />;
}

const CHARGING_MS = 2000;

/** While the bank is asked, the answer is looked for; when it is paid, the journey goes on. */
function Payment() {
  const { application, next } = useJourney();
  const { uuid } = application;
  const query = useRead(particularsKey, [{ params: { uuid } }], {
    gcTime: 0,
    refetchInterval: ({ state }) => (state.data?.appraisalPayment?.state === 'CHARGING' ? CHARGING_MS : false),
  });
  const isPaid = query.data?.appraisalPayment?.state === 'PAID';
  useEffect(() => {
    if (isPaid) next();
  }, [isPaid, next]);
  return (
    <Screen title="Pay for your appraisal">
      <div className={styles['stack']}>
        <Loaded query={query} label="Reading your application">
          {(known) => <AppraisalPayment known={known} />}
        </Loaded>
      </div>
    </Screen>
  );
}
