/** The home of an application: where it is, and what was found of it. */
import type { Address, OccupancyType } from '#core/people/address.ts';
import type { PropertyCondition } from './enums.ts';

export interface Property {
  readonly address: Address;
  readonly occupancy: OccupancyType;
  readonly county: string | null;
  /** Which one staff named, and when (ISO 8601), because no report of the property said it. Absent in records of before. */
  readonly namedCounty?: { readonly fips: string; readonly at: string } | null;
  /** IANA name: rescission ends at midnight where the house stands. */
  readonly timeZone: string | null;
  readonly parcelId: string | null;
  readonly lookup: 'found' | 'notFound' | 'many' | null;
  readonly candidates: readonly { readonly parcelId: string; readonly description: string }[];
  readonly valueCents: number | null;
  readonly condition: PropertyCondition;
}
