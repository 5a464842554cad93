/** Those who come to us: accounts, leads, answers begun. They know nothing of applications. */
import { createAccounts } from '../people/accounts/index.ts';
import { createDrafts } from '../people/drafts/index.ts';
import { createLeads } from '../people/leads/index.ts';
import type { Ground } from './ground.ts';

export type People = ReturnType<typeof wirePeople>;

export function wirePeople(ground: Ground) {
  const { database, vault, rootKeys, vendors, lenders, outbox, isVendorFault, isProduction, log, now } = ground;
  const { lenderOf, canonicalOf } = lenders;
  return {
    accounts: createAccounts({
      ...{ database, vault, rootKeys, outbox, lenderOf, isVendorFault, isProduction, log, now },
      signOn: vendors.signOn,
      staffSignOn: vendors.staffSignOn,
    }),
    leads: createLeads({ database, vault, canonicalOf, now }),
    drafts: createDrafts({ database, vault, canonicalOf, now }),
  };
}
