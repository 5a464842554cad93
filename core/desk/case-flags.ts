/** What makes a case unlike most, said beside its name. One row each: the word that is shown, and when it holds. */
import type { Application } from '#core/application/application.ts';
import { needsSpecificHandling } from '#core/eligibility/states.ts';
import * as words from '#core/words/en/console/case-flags.ts';

interface CaseFlagRow {
  readonly label: string;
  readonly holds: (application: Application) => boolean;
}

const rows = {
  texas: { label: words.texas, holds: ({ property }) => property.address.state === 'TX' },
  specificHandling: {
    label: words.stateRules,
    holds: ({ property: { address } }) => address.state !== 'TX' && needsSpecificHandling(address.state),
  },
  trust: { label: words.trust, holds: ({ ownership }) => ownership.type === 'TRUST' },
  coOwner: { label: words.coOwner, holds: ({ ownership, signers }) => ownership.coOwners > 0 || signers.length > 0 },
  secondHome: { label: words.secondHome, holds: ({ property }) => property.occupancy === 'SECONDARY' },
  investment: { label: words.investment, holds: ({ property }) => property.occupancy === 'INVESTMENT' },
  flood: { label: words.floodZone, holds: ({ flood }) => /^[AV]/.test(flood.zone ?? '') },
  attorney: { label: words.attorney, holds: ({ notary }) => notary.needsAttorney },
  accountChanged: { label: words.accountChanged, holds: ({ accounts }) => accounts.hold !== null },
} as const satisfies Record<string, CaseFlagRow>;

export type CaseFlag = keyof typeof rows;
export const caseFlags: Readonly<Record<CaseFlag, CaseFlagRow>> = rows;
export const caseFlagNames = Object.keys(rows) as CaseFlag[];

export function flagsOf(application: Application): CaseFlag[] {
  return caseFlagNames.filter((flag) => caseFlags[flag].holds(application));
}
