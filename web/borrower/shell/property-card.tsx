/** The property an application is about: where it is, what it is worth, what shape it is in. */
import type { PropertyCondition } from '#core/application/enums.ts';
import { formatCents } from '#core/offers/money.ts';
import { type Address, formatAddress } from '#core/people/address.ts';
import * as words from '#core/words/en/shell.ts';
import { Card } from '#web/ui/card.tsx';
import { DefinitionList } from '#web/ui/definition-list.tsx';
import styles from './property-card.module.css';

const conditionWords: Readonly<Record<PropertyCondition, string>> = {
  UNKNOWN_CONDITION: words.notKnownYet,
  NOT_AVAILABLE: words.notAvailable,
  POOR: words.poor,
  FAIR: words.fair,
  AVERAGE: words.average,
  GOOD: words.good,
  EXCELLENT: words.excellent,
};

export interface PropertyCardProps {
  readonly address: Address;
  /** Null until the property has been valued. */
  readonly valueCents: number | null;
  readonly condition: PropertyCondition;
}

export function PropertyCard({ address, valueCents, condition }: PropertyCardProps) {
  return (
    <Card title={words.propertyDetails}>
      <DefinitionList
        rows={[
          { term: words.address, value: <Lines address={address} /> },
          { term: words.propertyValue, value: valueCents === null ? words.notKnownYet : formatCents(valueCents, 0) },
          { term: words.propertyCondition, value: conditionWords[condition] },
        ]}
      />
    </Card>
  );
}

/** The same words as everywhere; where they need two lines, the city begins the second. */
function Lines({ address }: Pick<PropertyCardProps, 'address'>) {
  const place = formatAddress({ ...address, street1: '', street2: '' });
  const street = formatAddress(address).slice(0, -place.length);
  return (
    <>
      {street}
      <span className={styles['place']}>{place}</span>
    </>
  );
}
