/** What a person told us about themselves, and what the identity calls say of an account. Everyone sees only their own. */
import * as v from 'valibot';
import { fieldMessages } from '#core/people/check.ts';
import type { Language } from '#core/people/language.ts';
import { lastName } from '#core/people/name.ts';
import { isUuid } from '#core/people/uuid.ts';
import { Failure } from '../../failure.ts';
import type { Database } from '../../store/database.ts';
import { changePhone, findIdentity } from '../../store/identities.ts';
import { changeProfile, changeTracker, type ProfileChange, sealDob } from '../../store/profiles.ts';
import type { Vault } from '../../store/vault.ts';
import type { Clock } from './caller.ts';
import { createProfileReading, type Owner } from './profile-reading.ts';

interface Needs {
  readonly database: Database;
  readonly vault: Vault;
  readonly now: Clock;
  /** Test people have digits in their names; production refuses them. */
  readonly areDigitsAllowed: boolean;
}

/** What an application tells us of its borrower. The date of birth is `yyyy-MM-dd`. */
export interface ProfileFacts extends Omit<ProfileChange, 'dobSealed'> {
  readonly dob?: string;
}

export function createProfiles({ database, vault, now, areDigitsAllowed }: Needs) {
  return {
    ...createProfileReading(database, vault),

    async rename({ orgCode, identityUuid }: Owner, name: NonNullable<ProfileChange['name']>): Promise<void> {
      const rule = v.object({ lastName: lastName({ areDigitsAllowed }) });
      const message = fieldMessages(rule, name)['lastName'];
      if (message) throw new Failure('invalid', { message, param: 'lastName' });
      await database.inOrg(orgCode, (tx) => changeProfile(tx, orgCode, identityUuid, { name }, now()));
    },

    async speak({ orgCode, identityUuid }: Owner, language: Language): Promise<void> {
      await database.inOrg(orgCode, (tx) => changeProfile(tx, orgCode, identityUuid, { language }, now()));
    },

    /** A customer's other number asks for a second factor; the first, and the same again, replace nothing. */
    async changePhone(
      { orgCode, identityUuid }: Owner,
      phone: string,
      demandFactor: () => Promise<void>,
    ): Promise<void> {
      const known = await database.inOrg(orgCode, (tx) => findIdentity(tx, orgCode, identityUuid));
      if (known?.kind === 'customer' && known.phone !== null && known.phone !== phone) await demandFactor();
      await database.inOrg(orgCode, async (tx) => {
        await changePhone(tx, orgCode, identityUuid, phone, now());
        await changeProfile(tx, orgCode, identityUuid, { mobile: phone }, now());
      });
    },

    /** Someone else's profile and none at all answer alike. */
    async track(person: Owner, profileUuid: string, trackerUuid: string): Promise<void> {
      const { orgCode, identityUuid } = person;
      const isDone =
        isUuid(profileUuid) &&
        (await database.inOrg(orgCode, (tx) =>
          changeTracker(tx, orgCode, { identityUuid, profileUuid }, trackerUuid, now()),
        ));
      if (!isDone) throw new Failure('notFound');
    },

    /** What someone said when they applied, so that the next form knows it. */
    async learn({ orgCode, identityUuid }: Owner, { dob, ...facts }: ProfileFacts): Promise<void> {
      await database.inOrg(orgCode, async (tx) => {
        const sealed = dob === undefined ? {} : { dobSealed: await sealDob(vault, tx, orgCode, identityUuid, dob) };
        await changeProfile(tx, orgCode, identityUuid, { ...facts, ...sealed }, now());
      });
    },
  };
}
