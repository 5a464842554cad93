/** The home of an application: where it is, and what was found of it. */
import type { Address, OccupancyType } from '#core/people/address.ts';
import type { PropertyCondition } from './enums.ts';

export interface Property {
  readonly address: Address;
  readonly occupancy: OccupancyType;
  readonly county: string | null;
  /** The code of the county that staff named, because no report of the property said it. Absent in records of before. */
  readonly namedCounty?: string | null;
  /** Since when it is the one above; ISO 8601, and absent in records of before. */
  readonly countySince?: string | null;
  /** IANA name: rescission ends at midnight where the house stands. */
  readonly timeZone: string | null;
  readonly parcelId: string | null;
  readonly lookup: 'found' | 'notFound' | 'many' | null;
  readonly candidates: readonly { readonly parcelId: string; readonly description: string }[];
  readonly valueCents: number | null;
  readonly condition: PropertyCondition;
}
