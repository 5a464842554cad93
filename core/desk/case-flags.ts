/** What makes a case unlike most, said beside its name: the flags that lists are filtered by, and those that only its page says. */
import type { Application } from '#core/application/application.ts';
import { needsSpecificHandling } from '#core/eligibility/states.ts';
import { isFloodZone } from '#core/law/flood.ts';
import * as words from '#core/words/en/console/case-flags.ts';
import { flags as deskFlagNames } from '#core/words/en/desk/queues.ts';
import { type DeskFlag, deskFlags, flagsOf } from './flags.ts';

interface CaseFlagRow {
  readonly label: string;
  readonly holds: (application: Application) => boolean;
}

const rows = {
  specificHandling: {
    label: words.stateRules,
    holds: ({ property: { address } }) => address.state !== 'TX' && needsSpecificHandling(address.state),
  },
  secondHome: { label: words.secondHome, holds: ({ property }) => property.occupancy === 'SECONDARY' },
  investment: { label: words.investment, holds: ({ property }) => property.occupancy === 'INVESTMENT' },
  flood: { label: words.floodZone, holds: ({ flood }) => isFloodZone(flood.zone) },
  attorney: { label: words.attorney, holds: ({ notary }) => notary.needsAttorney },
  accountChanged: { label: words.accountChanged, holds: ({ accounts }) => accounts.hold !== null },
} as const satisfies Record<string, CaseFlagRow>;

type OwnFlag = keyof typeof rows;
type CaseFlag = OwnFlag | DeskFlag;
const own = Object.keys(rows) as OwnFlag[];
export const caseFlagNames: readonly CaseFlag[] = [...deskFlags, ...own];

export function caseFlagsOf(application: Application): CaseFlag[] {
  return [...flagsOf(application), ...own.filter((flag) => rows[flag].holds(application))];
}

export function sayCaseFlag(flag: CaseFlag): string {
  return flag in rows ? rows[flag as OwnFlag].label : deskFlagNames[flag as DeskFlag];
}
