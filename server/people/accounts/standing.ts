/** What others say of an account: the rights it has, whether it is closed, and how its owner gets in. */
import type { Person } from '../../actor.ts';
import { Failure } from '../../failure.ts';
import type { Database } from '../../store/database.ts';
import { changeIdentity, emailBefore } from '../../store/identities.ts';
import type { Clock, LenderOf } from './caller.ts';
import { wayIn } from './emails.ts';
import type { Sessions } from './sessions.ts';

interface Needs {
  readonly database: Database;
  readonly sessions: Sessions;
  readonly lenderOf: LenderOf;
  readonly now: Clock;
}

export function createStanding({ database, sessions, lenderOf, now }: Needs) {
  /** Rights change with everyone signed out, so that no session outlives what it was opened for. */
  async function changeStanding(
    orgCode: string,
    identityUuid: string,
    change: { roles: Person['roles'] } | { deactivatedAt: Date | null },
  ) {
    await database.inOrg(orgCode, async (tx) => {
      await changeIdentity(tx, orgCode, identityUuid, change, now());
      await sessions.endAll(tx, orgCode, identityUuid);
    });
    sessions.forget();
  }

  return {
    /** The address they had before any change in the days before this moment, or since. */
    addressBefore: (orgCode: string, identityUuid: string, at: string): Promise<string | undefined> =>
      database.inOrg(orgCode, (tx) => emailBefore(tx, orgCode, identityUuid, new Date(at))),
    /** A link for an email of someone else's: to choose the first password, or to the login of who has one. */
    wayIn: async (orgCode: string, identityUuid: string, place: string): Promise<string> => {
      const lender = lenderOf(orgCode);
      if (!lender) throw new Failure('organizationNotFound');
      return database.inOrg(orgCode, (tx) => wayIn(tx, lender, identityUuid, place, now()));
    },
    changeRoles: (orgCode: string, identityUuid: string, roles: Person['roles']) =>
      changeStanding(orgCode, identityUuid, { roles }),
    deactivate: (orgCode: string, identityUuid: string) =>
      changeStanding(orgCode, identityUuid, { deactivatedAt: now() }),
    reactivate: (orgCode: string, identityUuid: string) =>
      changeStanding(orgCode, identityUuid, { deactivatedAt: null }),
  };
}
