/** Who must sign what pledges the home, besides the borrower. */
import type { CalendarDate } from '#core/calendar/dates.ts';
import { mustSpouseJoin } from '#core/law/joinder.ts';
import type { Application } from './application.ts';

type Held = Pick<Application, 'ownership' | 'applicant' | 'property' | 'createdAt'>;

/**
 * Where the state keeps rights in the property for a spouse who owns nothing of it (core/law/joinder.ts, by the day of the
 * application). The spouse signs the instrument and never the note (12 CFR 1002.7(d)(4)). Where others own the home too they
 * are who signs.
 */
export function mustSpouseConsent({ ownership, applicant: { maritalStatus }, property, createdAt }: Held): boolean {
  // Who lives apart is still a spouse.
  const hasSpouse = maritalStatus === 'MARRIED' || maritalStatus === 'SEPARATED';
  const on = createdAt.slice(0, 10) as CalendarDate;
  return hasSpouse && ownership.coOwners === 0 && mustSpouseJoin(property.address.state, property.occupancy, on);
}

export function othersToSign(held: Held): number {
  return mustSpouseConsent(held) ? 1 : held.ownership.coOwners;
}
