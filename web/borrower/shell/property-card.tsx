/** The property an application is about: where it is, what it is worth, what shape it is in. */
import type { PropertyCondition } from '#core/application/enums.ts';
import { formatCents } from '#core/offers/money.ts';
import { type Address, formatAddress } from '#core/people/address.ts';
import { Card } from '#web/ui/card.tsx';
import { DefinitionList } from '#web/ui/definition-list.tsx';
import styles from './property-card.module.css';

const conditionWords: Readonly<Record<PropertyCondition, string>> = {
  UNKNOWN_CONDITION: 'Not known yet',
  NOT_AVAILABLE: 'Not available',
  POOR: 'Poor',
  FAIR: 'Fair',
  AVERAGE: 'Average',
  GOOD: 'Good',
  EXCELLENT: 'Excellent',
};

export interface PropertyCardProps {
  readonly address: Address;
  /** Null until the property has been valued. */
  readonly valueCents: number | null;
  readonly condition: PropertyCondition;
}

export function PropertyCard({ address, valueCents, condition }: PropertyCardProps) {
  return (
    <Card title="Property details">
      <DefinitionList
        rows={[
          { term: 'Address', value: <Lines address={address} /> },
          { term: 'Property value', value: valueCents === null ? 'Not known yet' : formatCents(valueCents, 0) },
          { term: 'Property condition', value: conditionWords[condition] },
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
