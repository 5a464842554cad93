/** What is known of an application beside every screen of it: the property, and the offer once one is chosen. */
import type { BorrowerView } from '#core/application/view.ts';
import { centsOf, formatMoney, formatRate } from '#core/offers/money.ts';
import { panelOf } from '#core/offers/panel.ts';
import * as words from '#core/words/en/journey.ts';
import { Card } from '#web/ui/card.tsx';
import { DefinitionList } from '#web/ui/definition-list.tsx';
import styles from './application-panels.module.css';
import { PropertyCard } from './property-card.tsx';

export function ApplicationPanels({ application }: { readonly application: BorrowerView }) {
  const { property, adjustedHomeAmount, status, declineKind } = application;
  return (
    <>
      {declineKind === null && <OfferCard application={application} />}
      <PropertyCard
        address={property}
        valueCents={adjustedHomeAmount === null ? null : centsOf(adjustedHomeAmount)}
        condition={status.condition}
      />
    </>
  );
}

const rateTypes: Readonly<Record<string, string>> = { FIXED: 'fixed', VARIABLE: 'variable' };

/** The four figures appear together or not at all: only when rate and amount are above 0. */
function OfferCard({ application }: { readonly application: BorrowerView }) {
  const { uwCalculatedDrawAmount } = application;
  const panel = panelOf(application);
  if (!panel || !uwCalculatedDrawAmount) return null;
  return (
    <div className={styles['offer']}>
      <Card title={words.yourOffer}>
        <DefinitionList
          rows={[
            { term: words.monthlyPayment, value: formatMoney(panel.monthlyPayment, 2) },
            { term: words.apr, value: `${formatRate(panel.apr)}, ${rateTypes[panel.rateType] ?? ''}` },
            { term: words.initialDraw, value: formatMoney(uwCalculatedDrawAmount, 2) },
            { term: words.fixedTerm, value: words.years(panel.fixedTermYears) },
          ]}
        />
      </Card>
    </div>
  );
}
