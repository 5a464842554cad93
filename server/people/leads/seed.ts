/** Puts the sample leads of each lender into the database and keeps them from going out of date. Can be run any number of times. */
import { type Database, together } from '../../store/database.ts';
import * as store from '../../store/leads.ts';
import type { Vault } from '../../store/vault.ts';
import { hashOf } from './hash.ts';
import { hashOfCode } from './offer-codes.ts';
import { sampleLeads } from './samples.ts';

const dayMs = 86_400_000;

export async function seedLeads(
  database: Database,
  vault: Vault,
  orgCodes: readonly string[],
  now: Date,
): Promise<void> {
  const day = (offset: number) => new Date(now.getTime() + offset * dayMs);
  const date = (offset: number) => day(offset).toISOString().slice(0, 10);
  const seedOne = (orgCode: string) =>
    database.inOrg(orgCode, async (tx) => {
      const { originators, referral, offers, affiliate } = sampleLeads(orgCode);
      const sent = { ...referral, person: { ...referral.person }, expiresAt: day(90) };
      const { abVersion } = affiliate;
      const lead = {
        affiliate: affiliate.affiliate,
        abVersion,
        leadHash: hashOf(affiliate.lead),
        person: { ...affiliate.person },
        expiresAt: day(90),
      };
      // They travel together: every start waits for them, sixty lenders times.
      await together([
        ...originators.map((originator) => store.saveOriginator(tx, orgCode, originator)),
        store.insertReferral(vault, tx, orgCode, sent, now),
        ...offers.map(({ code, person }) => {
          const offer = { person: { ...person }, inHomeDate: date(-7), respondByDate: date(45) };
          return store.saveOffer(vault, tx, orgCode, hashOfCode(code).hash, offer);
        }),
        store.saveAffiliateLead(vault, tx, orgCode, lead),
      ]);
    });
  await Promise.all(orgCodes.map(seedOne));
}
