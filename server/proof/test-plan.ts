/** Who travels: what a person types on the way, and what staff decide. Anyone who plans nothing is a good borrower with a good house. */
import type { Application } from '#core/application/application.ts';
import type { OwnershipType } from '#core/application/enums.ts';
import type { LinkedSource } from '#core/application/income-sources.ts';
import type { MaritalStatus } from '#core/application/information.ts';
import type { CalendarDate } from '#core/calendar/dates.ts';
import type { EventName, PayloadIn } from '#core/journey/events.ts';
import type { Status } from '#core/journey/statuses.ts';
import type { Start } from '../lending/origination/start.ts';

interface Login {
  readonly login: string;
  readonly password: string;
  readonly source?: LinkedSource;
}

export interface Plan {
  readonly firstName?: string;
  readonly lastName?: string;
  /** Words of the street; a number is put before them, any number unless told. */
  readonly street?: string;
  readonly houseNumber?: number;
  readonly place?: keyof typeof places;
  readonly birthDate?: CalendarDate;
  readonly known?: Partial<Start['known']>;

  readonly ssn?: string;
  /** What the owner thinks the house is worth, where that is asked. */
  readonly estimateCents?: number;
  readonly assetsCents?: number;
  readonly paysOffLiens?: boolean;
  readonly debtsToPay?: number;
  /** $50,000, or what the payoffs come to, unless told. */
  readonly drawDollars?: number;
  /** What the borrower says of the owners; what the county says unless told. */
  readonly ownership?: OwnershipType;
  /** Unmarried unless told. */
  readonly maritalStatus?: MaritalStatus;
  readonly paystub?: string;
  readonly incomeLogin?: Login;
  readonly employer?: string;
  readonly accountNumber?: string;
  readonly bankLogin?: Login;
  readonly paymentType?: 'AUTOPAY' | 'MANUAL';
  /** The picture of the document, one for each try; the last is used from then on. */
  readonly identityFiles?: readonly string[];
  readonly signsWith?: 'lender' | 'vendor';
  /** Says that the notary by video cannot be, and meets one in person. */
  readonly wantsNotaryInPerson?: boolean;

  /** No one at the lender does anything: what needs a person stays where it is. */
  readonly isStaffIdle?: boolean;
  readonly valueDecided?: PayloadIn<'valueDecided'>['outcome'];
  readonly mustAttorneyAttend?: boolean;
}

/** Where they live: one city for each law that closings differ by. */
export const places = {
  CA: { city: 'Oakland', state: 'CA', zip: '94601' },
  TX: { city: 'Austin', state: 'TX', zip: '78701' },
  NY: { city: 'Albany', state: 'NY', zip: '12207' },
  CO: { city: 'Denver', state: 'CO', zip: '80202' },
  GA: { city: 'Atlanta', state: 'GA', zip: '30303' },
} as const;

/** What is seen of them on the way. */
export interface Seen {
  readonly application: Application;
  readonly visited: readonly Status[];
  readonly events: readonly EventName[];
}
