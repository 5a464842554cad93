/** The password that someone has now, asked for again before what they sign in with is changed. Guesses are few. */
import * as words from '#core/words/en/errors/accounts.ts';
import type { Person } from '../../actor.ts';
import { Failure } from '../../failure.ts';
import type { Database } from '../../store/database.ts';
import { findIdentity, type IdentityRow } from '../../store/identities.ts';
import type { Hashing } from './hashing.ts';
import { forgiveLimit, limit } from './limits.ts';

/** The mailbox is one thing, the account another: a link of ours is used by someone who has both. */
export interface Proof {
  /** Who is signed in where the link was opened. */
  readonly by?: Person | undefined;
  readonly password?: string | undefined;
}

export type PresentPassword = ReturnType<typeof createPresentPassword>;

export function createPresentPassword(database: Database, hashing: Hashing) {
  return {
    async prove({ orgCode, identityUuid }: Person, presentPassword: string): Promise<IdentityRow> {
      await limit(database.app, 'presentPassword', identityUuid);
      const identity = await database.inOrg(orgCode, (tx) => findIdentity(tx, orgCode, identityUuid));
      if (!identity || !(await hashing.matches(identity.passwordHash, presentPassword))) {
        throw new Failure('invalid', { message: words.thatIsNotYourPresent, param: 'presentPassword' });
      }
      await forgiveLimit(database.app, 'presentPassword', identityUuid);
      return identity;
    },

    /** Someone may have typed an address that is not theirs: its owner, who does not know the password, confirms nothing. */
    async mustBeTheirs(identity: IdentityRow, { by, password }: Proof): Promise<void> {
      if (by?.identityUuid === identity.uuid && by.orgCode === identity.orgCode) return;
      const ask = (message: string) => new Failure('invalid', { message, param: 'password' });
      if (password === undefined) throw ask(words.enterThePasswordOfYour);
      await limit(database.app, 'presentPassword', identity.uuid);
      if (!(await hashing.matches(identity.passwordHash, password))) throw ask(words.thatIsNotThePassword);
      await forgiveLimit(database.app, 'presentPassword', identity.uuid);
    },
  };
}
