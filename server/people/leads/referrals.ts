/** Originators, and whom they refer. Who was referred is told only to who holds an id no one can guess, and for a while. */
import { randomUUID } from 'node:crypto';
import { isUuid } from '#core/people/uuid.ts';
import type { LoanOriginator } from '#core/registration/originator.ts';
import type { Person } from '../../actor.ts';
import { Failure } from '../../failure.ts';
import type { Queryable } from '../../store/database.ts';
import * as store from '../../store/leads.ts';
import type { Vault } from '../../store/vault.ts';
import type { Referred } from './people.ts';

const referralLifeMs = 90 * 86_400_000;

/** Work in the data of the organization that was asked for. */
export type InOrg = <T>(asked: string, work: (tx: Queryable, orgCode: string) => Promise<T>) => Promise<T>;

export function createReferrals(inOrg: InOrg, vault: Vault, now: () => Date) {
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
  };
}
