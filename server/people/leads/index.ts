/**
 * Leads: originators and whom they refer, mailed offers, affiliates, the wait list. Promises that what one knows of a
 * person is told only to who holds an id or a cookie no one can guess, that it expires, and that a copy of the database
 * tells nothing of anyone.
 */
import { randomBytes } from 'node:crypto';
import { dateBegunEverywhere } from '#core/calendar/zoned.ts';
import { Failure } from '../../failure.ts';
import type { Database, Queryable } from '../../store/database.ts';
import * as store from '../../store/leads.ts';
import type { Vault } from '../../store/vault.ts';
import { hashOf } from './hash.ts';
import { hashOfCode } from './offer-codes.ts';
import type { AffiliateLead, MailedOffer, Waiting } from './people.ts';
import { createReferrals } from './referrals.ts';
import { seedLeads } from './seed.ts';

export { sampleLeads } from './samples.ts';

interface LeadsOptions {
  readonly database: Database;
  readonly vault: Vault;
  /** The code whose data a site's belongs to; undefined for an organization we do not know. */
  readonly canonicalOf: (orgCode: string) => string | undefined;
  readonly now: () => Date;
}

const visitLifeMs = 30 * 60_000;
export const visitLifeS = visitLifeMs / 1000;

export type Leads = ReturnType<typeof createLeads>;

export function createLeads({ database, vault, canonicalOf, now }: LeadsOptions) {
  /** An organization we do not know has no leads; the answer is the same as for a lead that is not there. */
  function inOrg<T>(asked: string, work: (tx: Queryable, orgCode: string) => Promise<T>): Promise<T> {
    const orgCode = canonicalOf(asked);
    if (orgCode === undefined) throw new Failure('notFound');
    return database.inOrg(orgCode, (tx) => work(tx, orgCode));
  }

  return {
    ...createReferrals(inOrg, vault, now),

    async offer(orgCode: string, code: string) {
      const { hash, shown } = hashOfCode(code);
      const found = await inOrg(orgCode, (tx, org) =>
        store.findOffer(vault, tx, org, hash, dateBegunEverywhere(now())),
      );
      if (!found) throw new Failure('notFound');
      const { inHomeDate, respondByDate } = found;
      return { ...(found.person as unknown as MailedOffer), offerCode: shown, inHomeDate, respondByDate };
    },

    /** Takes a visitor in from an affiliate. Answers the cookie to set, or nothing when we know of no such lead. */
    async land(orgCode: string, affiliate: string, lead: string): Promise<string | undefined> {
      const org = canonicalOf(orgCode);
      if (org === undefined) return undefined;
      const cookie = `${org}.${randomBytes(24).toString('base64url')}`;
      const expiresAt = new Date(now().getTime() + visitLifeMs);
      const visit = { affiliate, leadHash: hashOf(lead), cookieHash: hashOf(cookie), expiresAt };
      return (await database.inOrg(org, (tx) => store.insertVisit(tx, org, visit, now()))) ? cookie : undefined;
    },

    async prepopulation(cookie: string | undefined) {
      const value = cookie ?? '';
      const found = await inOrg(value.split('.')[0] ?? '', (tx, org) =>
        store.findVisit(vault, tx, org, hashOf(value), now()),
      );
      if (!found) throw new Failure('notFound');
      return { ...(found.person as unknown as AffiliateLead), affiliate: found.affiliate, abVersion: found.abVersion };
    },

    async wait(orgCode: string, { consent, ...person }: Waiting): Promise<void> {
      const waiting = { email: person.email, state: person.state, hasConsent: consent, person };
      await inOrg(orgCode, (tx, org) => store.saveWaiting(vault, tx, org, waiting, now()));
    },

    waiting: (orgCode: string) => inOrg(orgCode, (tx, org) => store.listWaiting(vault, tx, org)),

    /** For a quiet hour: what has gone out of date. Answers how many rows went. */
    forgetOld: (orgCode: string): Promise<number> => inOrg(orgCode, (tx, org) => store.forgetOldLeads(tx, org, now())),

    /** The invented people of a development machine. Never in production. */
    seed: (orgCodes: readonly string[]): Promise<void> => seedLeads(database, vault, orgCodes, now()),
  };
}
