/** What staff and auditors read. */
import { createAudit } from '../office/audit/index.ts';
import { createFeedbackInbox } from '../office/feedback/index.ts';
import { createBackoffice, createOverdue } from '../office/work/index.ts';
import { derivedSecrets } from '../root-key.ts';
import type { Ground } from './ground.ts';

export type Office = ReturnType<typeof wireOffice>;

export function wireOffice({ database, vault, seals, rootKeys, brands, lenders, outbox, log, now }: Ground) {
  return {
    audit: createAudit({
      ...{ database, vault, seals, brands, log },
      logSecrets: derivedSecrets(rootKeys, 'log of heads'),
    }),
    overdue: createOverdue({ database, log }),
    feedbackInbox: createFeedbackInbox({ database, outbox, lenderOf: lenders.lenderOf, now }),
    backoffice: createBackoffice({
      ...{ database, vault },
      canonicalOf: lenders.canonicalOf,
      isProvider: lenders.isMainBrand,
    }),
  };
}
