/** Who must sign what pledges the home, besides the borrower. */
import type { Application } from './application.ts';

type Held = Pick<Application, 'ownership' | 'applicant' | 'property'>;

/** A Texas homestead is pledged only with the consent of each owner's spouse, owner or not (constitution, article XVI §50(a)(6)(A)). */
export function mustSpouseConsent({ ownership, applicant: { maritalStatus }, property }: Held): boolean {
  const isHomestead = property.address.state === 'TX' && property.occupancy === 'HOME';
  // Who lives apart is still a spouse.
  const hasSpouse = maritalStatus === 'MARRIED' || maritalStatus === 'SEPARATED';
  return isHomestead && hasSpouse && ownership.coOwners === 0;
}

export function othersToSign(held: Held): number {
  return mustSpouseConsent(held) ? 1 : held.ownership.coOwners;
}
