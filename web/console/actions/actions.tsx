/** Everything the table of operations gives for an application: each has its place, so that none is without a button. */
import type { StaffEvent } from '#core/journey/operation-row.ts';
import { operations } from '#core/journey/operations.ts';
import * as words from '#core/words/en/console/actions.ts';
import { Card } from '#web/ui/card.tsx';
import { Disclosure } from '#web/ui/disclosure.tsx';
import type { Closing, ClosingProps } from '../closings/closing.ts';
import styles from '../console.module.css';
import { FormAction } from './form-action.tsx';

/** `form`: drawn from its row alone. `page`: a part of the page shows more than a form can (scans, money, free times). */
export const places: Readonly<Record<StaffEvent, 'form' | 'page'>> = {
  identityCorrected: 'form',
  noCreditFileConfirmed: 'form',
  creditFreezeLifted: 'form',
  creditRetried: 'form',
  birthDateCorrected: 'form',
  minorConfirmed: 'form',
  identityReviewed: 'form',
  delinquencyReviewed: 'form',
  addressCorrected: 'form',
  propertyNotFoundConfirmed: 'form',
  propertyChosen: 'form',
  liensAttested: 'form',
  incomeVerified: 'form',
  employmentVerified: 'form',
  identityChecked: 'form',
  accountChangeAnswered: 'page',
  valueDecided: 'form',
  appraisalPaid: 'form',
  appraisalReviewed: 'form',
  trustReviewed: 'form',
  titleReviewed: 'form',
  titleCured: 'form',
  titleNotCurable: 'form',
  correctedDisclosureDelivered: 'page',
  notePapersReissued: 'page',
  signerAdded: 'form',
  signerReminded: 'form',
  signerRemoved: 'form',
  signerIdentityChecked: 'form',
  signerRefused: 'form',
  attorneyApproved: 'page',
  titleDefectFound: 'page',
  attorneyRejected: 'page',
  deedSigned: 'page',
  deedReissued: 'page',
  notaryReserved: 'page',
  notaryCancelled: 'page',
  rescissionNoticesReissued: 'page',
  rescinded: 'page',
  rescissionWaived: 'page',
  recordingCorrected: 'page',
  fundingFindingSettled: 'page',
  fundingApproved: 'page',
  fundingStopped: 'page',
  disbursementRetried: 'page',
  creditorPaymentRetried: 'page',
  paymentQuestionSettled: 'page',
  resumed: 'form',
  reconsidered: 'form',
  withdrawn: 'form',
  incompletenessNoticed: 'form',
  conditionRaised: 'form',
  conditionAskedAgain: 'page',
  conditionCleared: 'page',
  phoneSaved: 'form',
  ownershipCorrected: 'form',
};

const isAnytime = (event: StaffEvent) => operations[event].queue === 'anytime';
const isFinal = (event: StaffEvent) => operations[event].isFinal === true;
const inForms = ({ actions }: Closing) => actions.filter(({ event }) => places[event] === 'form');

/** What the status itself asks of us; on or off, it is what someone came here for. */
export function StatusActions(props: ClosingProps) {
  const here = inForms(props.closing).filter(({ event }) => !isAnytime(event));
  if (here.length === 0) return null;
  return (
    <div className={styles['actions']}>
      {here.map(({ event }) => (
        <FormAction key={event} {...props} event={event} />
      ))}
    </div>
  );
}

/** What may be done whatever the status is; and, of everything, what cannot be done now and why. */
export function OtherActions(props: ClosingProps) {
  const { closing } = props;
  // What ends it stands last, where no one presses it in passing.
  const on = inForms(closing)
    .filter(({ event, whyNot }) => isAnytime(event) && whyNot === null)
    .toSorted((one, other) => Number(isFinal(one.event)) - Number(isFinal(other.event)));
  const off = closing.actions.flatMap(({ event, whyNot }) => (whyNot === null ? [] : [{ event, whyNot }]));
  if (on.length + off.length === 0) return null;
  return (
    <Card title={words.otherActions}>
      <div className={styles['actions']}>
        {on.map(({ event }) => (
          <FormAction key={event} {...props} event={event} />
        ))}
      </div>
      {off.length > 0 && (
        <Disclosure summary={words.notPossibleNow(off.length)}>
          <ul className={styles['list']}>
            {off.map(({ event, whyNot }) => (
              <li key={event}>
                <strong>{operations[event].label}</strong>
                <br />
                <span className={styles['muted']}>{whyNot}</span>
              </li>
            ))}
          </ul>
        </Disclosure>
      )}
    </Card>
  );
}
