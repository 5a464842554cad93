/** What staff and auditors read. */
import { createAudit } from '../office/audit/index.ts';
import { createExperimentDesk } from '../office/experiments/index.ts';
import { createFeedbackInbox } from '../office/feedback/index.ts';
import { createFinder } from '../office/find/index.ts';
import { createFlagDesk } from '../office/flags/index.ts';
import { createStaffDesk } from '../office/staff/index.ts';
import { createTrail } from '../office/trail/index.ts';
import { createBackoffice, createOverdue } from '../office/work/index.ts';
import { derivedSecrets } from '../root-key.ts';
import type { Ground } from './ground.ts';
import type { People } from './people.ts';

export type Office = ReturnType<typeof wireOffice>;

export function wireOffice(ground: Ground, { accounts }: Pick<People, 'accounts'>) {
  const { database, vault, seals, rootKeys, brands, lenders, outbox, log, now } = ground;
  const { flags, flagSettings, isProduction } = ground;
  return {
    audit: createAudit({
      ...{ database, vault, seals, brands, log },
      logSecrets: derivedSecrets(rootKeys, 'log of heads'),
    }),
    finder: createFinder({ database, vault }),
    staffDesk: createStaffDesk({
      ...{ database, staff: accounts.staff },
      organizations: () => brands.organisations,
      canonicalOf: lenders.canonicalOf,
      nameOf: lenders.nameOf,
      isProvider: lenders.isMainBrand,
    }),
    overdue: createOverdue({ database, log }),
    feedbackInbox: createFeedbackInbox({ database, outbox, lenderOf: lenders.lenderOf, now }),
    flagDesk: createFlagDesk({
      ...{ database, flags, isProduction, now },
      settings: flagSettings,
      organizations: () => brands.organisations,
      isProvider: lenders.isMainBrand,
    }),
    experimentDesk: createExperimentDesk({
      ...{ database, flags, log, now },
      organizations: () => brands.organisations,
      isProvider: lenders.isMainBrand,
    }),
    backoffice: createBackoffice({ database, vault }),
    trail: createTrail({ database, canonicalOf: lenders.canonicalOf, isProvider: lenders.isMainBrand }),
  };
}
