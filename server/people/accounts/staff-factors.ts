/** The second factors of one of the staff, as the console asks for them: what there is, adding, giving and removing. */

import * as words from '#core/words/en/errors/accounts.ts';
import type { Person } from '../../actor.ts';
import { Failure } from '../../failure.ts';
import type { Database } from '../../store/database.ts';
import { hasSecondFactor, recoveryCodesLeft } from '../../store/second-factors.ts';
import type { Passkeys } from './passkeys.ts';
import { renewRecoveryCodes } from './recovery-codes.ts';
import type { Sessions } from './sessions.ts';

interface Needs {
  readonly database: Database;
  readonly sessions: Sessions;
  readonly passkeys: Passkeys;
  readonly prove: (person: Person, presentPassword: string) => Promise<unknown>;
}

export function createStaffFactors({ database, sessions, passkeys, prove }: Needs) {
  return {
    async state(person: Person) {
      const { orgCode, identityUuid } = person;
      const [hasApp, codesLeft] = await database.inOrg(orgCode, async (tx) => [
        await hasSecondFactor(tx, orgCode, identityUuid),
        await recoveryCodesLeft(tx, orgCode, identityUuid),
      ]);
      return {
        hasApp,
        passkeys: await passkeys.list(person),
        recoveryCodesLeft: codesLeft,
        isProven: await sessions.hasSecondFactor(person),
      };
    },

    /** The password stands for anyone who has no factor yet; everyone else shows one. */
    async enrolOptions(person: Person, origin: string | undefined, presentPassword: string | undefined) {
      if ((await passkeys.mayAdd(person)) === 'first') {
        if (presentPassword === undefined)
          throw new Failure('invalid', { message: words.enterYourPassword, param: 'presentPassword' });
        await prove(person, presentPassword);
      }
      return passkeys.enrolOptions(person, origin);
    },
    async enrol(
      person: Person,
      origin: string | undefined,
      { name, response }: { readonly name: string; readonly response: Readonly<Record<string, unknown>> },
    ): Promise<readonly string[]> {
      await passkeys.mayAdd(person);
      return passkeys.enrol(person, origin, name, response);
    },
    proofOptions: passkeys.proofOptions,
    prove: passkeys.prove,
    remove: passkeys.remove,

    renewRecoveryCodes: (person: Person): Promise<readonly string[]> =>
      database.inOrg(person.orgCode, (tx) => renewRecoveryCodes(tx, person)),
  };
}
