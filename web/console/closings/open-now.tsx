/** What is open now: whose turn it is and why, what holds it back, and each thing that operations can do about it. */
import type { StaffEvent } from '#core/journey/operation-row.ts';
import * as words from '#core/words/en/console/closings.ts';
import { showZoned } from '#web/app/dates.ts';
import { Alert } from '#web/ui/alert.tsx';
import styles from '../console.module.css';
import { AccountHold } from './account-hold.tsx';
import { AttorneyReview } from './attorney-review.tsx';
import { CancelAppointment } from './cancel-appointment.tsx';
import { CancelByLetter } from './cancel-by-letter.tsx';
import { type ClosingProps, takes } from './closing.ts';
import { Conditions } from './conditions.tsx';
import { Funding } from './funding.tsx';
import { MoveAppointment } from './move-appointment.tsx';
import { PapersBack } from './papers-back.tsx';
import { PaymentQuestion } from './payment-question.tsx';
import { ReturnedMoney } from './returned-money.tsx';
import { SayButton } from './say-button.tsx';
import { WaiveRescission } from './waive-rescission.tsx';

const turns: Readonly<Record<string, string>> = {
  operations: words.itIsOurTurn,
  borrower: words.itIsTheBorrowers,
  signer: words.itIsTheOther,
  vendor: words.aVendorIsAtWork,
  system: words.waitingPeriod,
  none: words.nothingIsOpen,
};

export function OpenNow({ closing, onDone }: ClosingProps) {
  const { countyRejection, returnedPayoff, timeZone } = closing;
  const props = { closing, onDone };
  const can = (event: StaffEvent) => takes(closing, event);
  return (
    <div className={styles['stack']}>
      <p>
        <strong>{turnOf(closing)}</strong>
      </p>
      <PaymentQuestion {...props} />
      {can('disbursementRetried') && <ReturnedMoney {...props} />}
      <AccountHold {...props} />
      <Conditions {...props} />
      {closing.correctedDisclosure?.isDelivered === false && <Correction {...props} />}
      {can('attorneyApproved') && <AttorneyReview {...props} />}
      {can('notaryReserved') && (
        <div className={styles['actions']}>
          {can('deedSigned') && <PapersBack {...props} />}
          <MoveAppointment {...props} />
          {can('notaryCancelled') && <CancelAppointment {...props} />}
        </div>
      )}
      {countyRejection && (
        <>
          <Alert title={words.theCountySaidNo}>
            {words.theCountySentTheDeed(showZoned(countyRejection.at, timeZone), countyRejection.why ?? '')}
          </Alert>
          <div className={styles['actions']}>
            <SayButton {...props} event="recordingCorrected" payload={{}} />
          </div>
        </>
      )}
      {can('fundingApproved') && <Funding {...props} />}
      {returnedPayoff && can('creditorPaymentRetried') && (
        <>
          <Alert title={words.moneyCameBack}>
            {words.aCreditorSentMoney(showZoned(returnedPayoff.at, timeZone), returnedPayoff.why ?? '')}
          </Alert>
          <div className={styles['actions']}>
            <SayButton {...props} event="creditorPaymentRetried" payload={{}} />
          </div>
        </>
      )}
      {(can('rescissionWaived') || can('rescinded')) && closing.rescission && (
        <div className={styles['actions']}>
          {can('rescissionWaived') && <WaiveRescission {...props} />}
          {can('rescinded') && <CancelByLetter {...props} />}
        </div>
      )}
    </div>
  );
}

function Correction(props: ClosingProps) {
  return (
    <>
      <p>{words.theCorrectedClosingDisclosure}</p>
      <div className={styles['actions']}>
        <SayButton {...props} event="correctedDisclosureDelivered" payload={{}} kind="secondary" />
      </div>
    </>
  );
}

/** The person who was asked and has not answered is the one we wait for. */
function turnOf({ actor, isOurs, conditions }: ClosingProps['closing']): string {
  if (isOurs) return turns['operations'] ?? '';
  if (conditions.some(({ answeredAt }) => answeredAt === null)) return words.weWaitForAnAnswer;
  return turns[actor] ?? '';
}
