/** What the identity calls tell someone of their own account and profile. */
import type { Person } from '../../actor.ts';
import { Failure } from '../../failure.ts';
import type { Database, Queryable } from '../../store/database.ts';
import { findIdentity } from '../../store/identities.ts';
import { findProfile, openDob } from '../../store/profiles.ts';
import { hasSecondFactor } from '../../store/second-factors.ts';
import type { Vault } from '../../store/vault.ts';

export type Owner = Pick<Person, 'orgCode' | 'identityUuid'>;

export function createProfileReading(database: Database, vault: Vault) {
  async function load(tx: Queryable, { orgCode, identityUuid }: Owner) {
    const identity = await findIdentity(tx, orgCode, identityUuid);
    const profile = identity && (await findProfile(tx, orgCode, identityUuid));
    if (!profile) throw new Failure('notFound');
    return { identity, profile };
  }

  return {
    /** The account as the identity calls tell it. */
    describe: (person: Owner) =>
      database.inOrg(person.orgCode, async (tx) => {
        const { identity, profile } = await load(tx, person);
        const { uuid, orgCode, email, phone, updatedAt, isPasswordExpired } = identity;
        const isSecondFactorOn = await hasSecondFactor(tx, orgCode, uuid);
        return { uuid, orgCode, email, phone, updatedAt, isPasswordExpired, isSecondFactorOn, type: profile.type };
      }),

    read: (person: Owner) =>
      database.inOrg(person.orgCode, async (tx) => {
        const { identity, profile } = await load(tx, person);
        const { uuid, firstName, middleName, lastName, suffix, phoneNumbers, addresses, ...rest } = profile;
        const { type, isBroker, trackerUuid, language } = rest;
        return {
          uuid,
          name: { firstName, middleName, lastName, suffix },
          email: identity.email,
          dob: await openDob(vault, tx, person.orgCode, person.identityUuid, profile),
          phoneNumbers: [...phoneNumbers],
          addresses: [...addresses],
          type,
          isBroker,
          trackerUuid,
          language,
        };
      }),
  };
}
