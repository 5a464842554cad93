/** Someone's own authenticator app, switched on and off by who shows the present password first. */
import { isStaff } from '#core/roles.ts';
import type { Person } from '../../actor.ts';
import { Failure } from '../../failure.ts';
import type { Passkeys } from './passkeys.ts';
import type { PresentPassword } from './present-password.ts';
import type { SecondFactors } from './second-factor.ts';
import type { Sessions } from './sessions.ts';

interface Needs {
  readonly sessions: Sessions;
  readonly passkeys: Passkeys;
  readonly secondFactors: SecondFactors;
  readonly prove: PresentPassword['prove'];
}

export function createOwnApp({ sessions, passkeys, secondFactors, prove }: Needs) {
  return {
    enrol: async (person: Person, presentPassword: string) => {
      await prove(person, presentPassword);
      if (isStaff(person.roles)) await passkeys.mayAdd(person);
      return secondFactors.enrol(person);
    },
    verify: secondFactors.verify,
    remove: async (
      person: Person,
      { presentPassword, code }: { presentPassword: string; code?: string | undefined },
    ) => {
      await prove(person, presentPassword);
      if (isStaff(person.roles) && !(await sessions.hasFreshFactor(person))) throw new Failure('secondFactorNeeded');
      await secondFactors.remove(person, code);
    },
  };
}
