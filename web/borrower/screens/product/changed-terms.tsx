/** Says what changed and why, when offers come a second time, and leaves the decision to the borrower. */
import { formatCents, formatRate, rateOf } from '#core/offers/money.ts';
import { monthlyPaymentCents } from '#core/offers/payments.ts';
import * as changed from '#core/words/en/offers/changed-terms.ts';
import * as words from '#core/words/en/offers.ts';
import { Card } from '#web/ui/card.tsx';
import { DataTable } from '#web/ui/data-table.tsx';
import { CommandButton } from '../application/command-button.tsx';
import styles from '../application/screen.module.css';
import { fitted, termsOf } from './choice.ts';
import { earlierChoice } from './earlier-choice.ts';
import type { Offered } from './use-offers.ts';

interface ChangedTermsProps {
  readonly offered: Offered;
  readonly isRevised: boolean;
  /** What underwriting found, by the name it has in the view. */
  readonly subDecision: string;
}

export function ChangedTerms({ offered, isRevised, subDecision }: ChangedTermsProps) {
  const counterOffer = offered.before?.counterOffer;
  const why = counterOffer ? changed.changedBecause[counterOffer.cause] : changed.verifiedBecause[subDecision];
  return (
    <Card title={isRevised ? changed.yourTermsHaveChanged : changed.weHaveVerifiedYourInformation}>
      {why !== undefined && <p>{why}</p>}
      {!isRevised && <p>{changed.youMayKeepWhat}</p>}
      {counterOffer && counterOffer.reasons.length > 0 && (
        <ul className={styles['points']}>
          {counterOffer.reasons.map((reason) => (
            <li key={reason}>{reason}</li>
          ))}
        </ul>
      )}
      <BeforeAndNow offered={offered} />
      {isRevised && (
        <>
          <p>{changed.theseAreTheTerms}</p>
          <div className={styles['actions']}>
            <CommandButton command="refuseCounterOffer" body={{}} kind="secondary">
              {changed.declineTheNewTerms}
            </CommandButton>
          </div>
        </>
      )}
    </Card>
  );
}

/** What was chosen, and the nearest to it that can be had now. */
function BeforeAndNow({ offered }: { readonly offered: Offered }) {
  const earlier = earlierChoice(offered);
  const now = earlier && termsOf(offered, fitted(offered, earlier));
  const was = offered.before?.offer;
  if (!was) return null;
  const rows = [
    { name: words.initialDraw, was: formatCents(was.drawCents), now: now && formatCents(now.drawCents) },
    { name: words.monthlyPayment, was: paymentOf(was), now: now && formatCents(now.paymentCents) },
    { name: words.apr, was: formatRate(rateOf(was.rateBps)), now: now && formatRate(rateOf(now.rateBps)) },
    { name: changed.term, was: words.years(was.termYears), now: now && words.years(now.termYears) },
    { name: changed.lineWithTheFee, was: formatCents(was.amountCents), now: now && formatCents(now.totalCents) },
  ];
  return (
    <DataTable
      caption={changed.whatYouChoseAndTheNearest}
      isCaptionHidden
      rows={rows}
      rowKey={({ name }) => name}
      columns={[
        { key: 'name', header: changed.term, cell: ({ name }) => name },
        { key: 'was', header: changed.youChose, isNumber: true, cell: (row) => row.was },
        { key: 'now', header: changed.now, isNumber: true, cell: (row) => row.now ?? changed.notAvailable },
      ]}
    />
  );
}

function paymentOf({ type, amountCents, rateBps, termYears }: NonNullable<Offered['before']>['offer']): string {
  const plan = type === 'INTEREST_ONLY' ? 'INTEREST_ONLY' : 'ANNUITY';
  const cents = monthlyPaymentCents({ totalCents: amountCents, rateBps, termYears, plan });
  return cents === undefined ? '' : formatCents(cents);
}
