/** Says what changed and why, when offers come a second time: after a report, a proof of income, a valuation, a lien. */
import { takes } from '#core/journey/statuses.ts';
import { formatCents, formatRate, rateOf } from '#core/offers/money.ts';
import { Card } from '#web/ui/card.tsx';
import { DefinitionList } from '#web/ui/definition-list.tsx';
import { useJourney } from '../../journey-screen.tsx';
import { CommandButton } from '../application/command-button.tsx';
import { WithParticulars } from '../application/particulars.tsx';
import styles from '../application/screen.module.css';
import { changedBecause } from './words.ts';

export function ChangedTerms() {
  const { checklistStatus, uwSubDecision } = useJourney().application.status;
  const isRevised = takes(checklistStatus, 'revisedOfferAccepted');
  if (!isRevised && !uwSubDecision.startsWith('VERIFIED')) return null;
  return (
    <WithParticulars>
      {({ offer, counterOffer }) => (
        <Card title={isRevised ? 'Your terms have changed' : 'We have verified your information'}>
          <p>
            {counterOffer
              ? changedBecause[counterOffer.cause]
              : 'You may keep what you chose, or choose anew among the offers below.'}
          </p>
          {counterOffer && counterOffer.reasons.length > 0 && (
            <ul className={styles['points']}>
              {counterOffer.reasons.map((reason) => (
                <li key={reason}>{reason}</li>
              ))}
            </ul>
          )}
          {offer && (
            <DefinitionList
              rows={[
                { term: 'You had chosen', value: `${formatCents(offer.drawCents)} over ${offer.termYears} years` },
                { term: 'At', value: `${formatRate(rateOf(offer.rateBps))} APR` },
              ]}
            />
          )}
          {isRevised && (
            <>
              <p>These are the terms we can offer now. You decide whether they suit you.</p>
              <div className={styles['actions']}>
                <CommandButton command="refuseCounterOffer" body={{}} kind="secondary">
                  Decline the new terms
                </CommandButton>
              </div>
            </>
          )}
        </Card>
      )}
    </WithParticulars>
  );
}
