/**
 * Leads: originators and whom they refer, mailed offers, affiliates, the wait list. Promises that what one knows of a
 * person is told only to who holds an id or a cookie no one can guess, that it expires, and that a copy of the database
 * tells nothing of anyone.
 */
import { randomBytes, randomUUID } from 'node:crypto';
import { dateBegunEverywhere } from '#core/calendar/zoned.ts';
import { isUuid } from '#core/people/uuid.ts';
import type { LoanOriginator } from '#core/registration/originator.ts';
import type { Person } from '../../actor.ts';
import { Failure } from '../../failure.ts';
import type { Database, Queryable } from '../../store/database.ts';
import * as store from '../../store/leads.ts';
import type { Vault } from '../../store/vault.ts';
import { hashOf } from './hash.ts';
import { hashOfCode } from './offer-codes.ts';
import type { AffiliateLead, MailedOffer, Referred, Waiting } from './people.ts';
import { seedLeads } from './seed.ts';

export { sampleLeads } from './samples.ts';

interface LeadsOptions {
  readonly database: Database;
  readonly vault: Vault;
  /** The code whose data a site's belongs to; undefined for an organization we do not know. */
  readonly canonicalOf: (orgCode: string) => string | undefined;
  readonly now: () => Date;
}

const dayMs = 86_400_000;
const referralLifeMs = 90 * dayMs;
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

  async function findReferral(orgCode: string, uuid: string) {
    const found = isUuid(uuid)
      ? await inOrg(orgCode, (tx, org) => store.findReferral(vault, tx, org, uuid, now()))
      : undefined;
    if (!found) throw new Failure('notFound');
    return { ...found, person: found.person as unknown as Referred };
  }

  return {
    /** Not an id at all is the asker's mistake (400); an id we do not have is simply not found (404). */
    async originator(orgCode: string, uuid: string): Promise<LoanOriginator> {
      if (!isUuid(uuid)) throw new Failure('malformed');
      const row = await inOrg(orgCode, (tx, org) => store.findOriginator(tx, org, { uuid }));
      if (!row) throw new Failure('notFound');
      const { originatorName, brokerName, avatarUri, email, phoneNumber, nmls } = row;
      return {
        originatorDisplayInfo: { originatorName, brokerName, avatarUri, email, phoneNumber, nmls },
        enforceLicensedStatesForReferral: row.enforcesLicensedStates,
        licensedStates: [...row.licensedStates],
      };
    },

    saveOriginator: (orgCode: string, originator: store.OriginatorRow): Promise<void> =>
      inOrg(orgCode, (tx, org) => store.saveOriginator(tx, org, originator)),

    referral: async (orgCode: string, uuid: string): Promise<Referred> => (await findReferral(orgCode, uuid)).person,

    referralStatus: async (orgCode: string, uuid: string) => {
      const { status, person } = await findReferral(orgCode, uuid);
      return { status, email: person.email };
    },

    /** In the transaction that makes the application. */
    startReferral: (tx: Queryable, orgCode: string, uuid: string): Promise<void> =>
      store.markReferralStarted(tx, orgCode, uuid),

    async refer(
      { orgCode, identityUuid }: Person,
      person: Referred,
    ): Promise<{ readonly referralUuid: string; readonly path: string }> {
      const uuid = randomUUID();
      const originator = await inOrg(orgCode, async (tx, org) => {
        const found = await store.findOriginator(tx, org, { identityUuid });
        if (!found) throw new Failure('notFound');
        const expiresAt = new Date(now().getTime() + referralLifeMs);
        const referral = { uuid, originatorUuid: found.uuid, person: { ...person }, expiresAt };
        await store.insertReferral(vault, tx, org, referral, now());
        return found;
      });
      return { referralUuid: uuid, path: `/account/heloc/register?referrer=${originator.uuid}&referral=${uuid}` };
    },

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
