/** The appraisal: paid by the borrower where they pay it, then awaited. */
import { useEffect, useRef } from 'react';
import { takes } from '#core/journey/outline.ts';
import * as words from '#core/words/en/appraisal.ts';
import { Loaded } from '#web/app/loaded.tsx';
import { useRead } from '#web/client/queries.ts';
import { Screen, useJourney } from '../../journey-screen.tsx';
import { Hold } from '../application/hold.tsx';
import { particularsKey } from '../application/particulars.tsx';
import styles from '../application/screen.module.css';
import { AppraisalPayment } from './appraisal-payment.tsx';

export function AppraisalHold() {
  const isToBePaid = takes(useJourney().application.status.checklistStatus, 'appraisalPaymentAuthorized');
  return isToBePaid ? <Payment /> : <Hold />;
}

const CHARGING_MS = 2000;

/** While the bank is asked, the answer is looked for; when it is paid, the journey goes on. */
function Payment() {
  const { application, turns, next } = useJourney();
  const { uuid } = application;
  const query = useRead(particularsKey, [{ params: { uuid } }], {
    gcTime: 0,
    refetchInterval: ({ state }) => (state.data?.appraisalPayment?.state === 'CHARGING' ? CHARGING_MS : false),
  });
  const { refetch } = query;
  useEffect(() => {
    // What was just asked for is read afresh.
    if (turns > 0) void refetch();
  }, [turns, refetch]);
  const isPaid = query.data?.appraisalPayment?.state === 'PAID';
  const hasGone = useRef(false);
  useEffect(() => {
    // Once: going on reads the application until it is certain, and must not be begun again meanwhile.
    if (isPaid && !hasGone.current) {
      hasGone.current = true;
      next();
    }
  }, [isPaid, next]);
  return (
    <Screen title={words.payForYourAppraisal}>
      <div className={styles['stack']}>
        <Loaded query={query} label={words.readingYourApplication}>
          {(known) => <AppraisalPayment known={known} />}
        </Loaded>
      </div>
    </Screen>
  );
}
