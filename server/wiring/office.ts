/** What staff and auditors read. */
import { createAudit } from '../office/audit/index.ts';
import { createExperimentDesk } from '../office/experiments/index.ts';
import { createFeedbackInbox } from '../office/feedback/index.ts';
import { createFlagDesk } from '../office/flags/index.ts';
import { createHmda, openTracts } from '../office/hmda/index.ts';
import { createBackoffice, createOverdue } from '../office/work/index.ts';
import { derivedSecrets } from '../root-key.ts';
import type { Ground } from './ground.ts';

export type Office = ReturnType<typeof wireOffice>;

export function wireOffice(ground: Ground) {
  const { database, vault, seals, rootKeys, brands, lenders, outbox, log, now } = ground;
  const { flags, flagSettings, isProduction, config } = ground;
  return {
    audit: createAudit({
      ...{ database, vault, seals, brands, log },
      logSecrets: derivedSecrets(rootKeys, 'log of heads'),
    }),
    overdue: createOverdue({ database, log }),
    hmda: createHmda({
      ...{ database, vault, brands, now },
      siteOf: lenders.siteOf,
      settingsFor: lenders.settingsFor,
      isProvider: lenders.isMainBrand,
      tracts: openTracts(config.CENSUS_TRACTS, isProduction),
    }),
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
    backoffice: createBackoffice({
      ...{ database, vault },
      canonicalOf: lenders.canonicalOf,
      isProvider: lenders.isMainBrand,
    }),
  };
}
