/**
 * What changes of someone who works here. Every change is in the audit with who did it, in the transaction that makes it,
 * and ends the person's sessions.
 */
import type { AuditAct } from '#core/audit.ts';
import * as words from '#core/words/en/errors/accounts.ts';
import type { HeldRole } from '../../actor.ts';
import { Failure } from '../../failure.ts';
import type { Outbox } from '../../messages/index.ts';
import { writeAudit } from '../../store/audit.ts';
import { dropClaimsOf } from '../../store/claims.ts';
import type { Database, Queryable } from '../../store/database.ts';
import {
  changeIdentity,
  dropPassword,
  findIdentityByEmail,
  type IdentityRow,
  normalEmail,
} from '../../store/identities.ts';
import { removeAllFactors } from '../../store/passkeys.ts';
import type { Clock, Lender } from './caller.ts';
import type { Sessions } from './sessions.ts';

interface Needs {
  readonly database: Database;
  readonly sessions: Sessions;
  readonly outbox: Outbox;
  /** The lender of a code; it throws where there is none. */
  readonly accountOf: (code: string) => Lender;
  readonly now: Clock;
}

export interface Who {
  readonly orgCode: string;
  readonly email: string;
}

/** Anyone who is at the shell, or an administrator, who may work for another organization. */
export type By = { readonly shell: string } | { readonly identityUuid: string; readonly name: string };

export function createStaffChanges({ database, sessions, outbox, accountOf, now }: Needs) {
  /** Changes one of the staff, writes it down and signs them out everywhere, all in one. */
  async function change(
    by: By,
    { orgCode: code, email }: Who,
    entry: { readonly act: AuditAct; readonly what: string; readonly why?: string | undefined },
    work: (tx: Queryable, identity: IdentityRow) => Promise<void>,
  ): Promise<void> {
    const { orgCode } = accountOf(code);
    await database.inOrg(orgCode, async (tx) => {
      const identity = await findIdentityByEmail(tx, orgCode, 'agent', normalEmail(email));
      if (!identity) throw new Failure('notFound', { message: words.noOneOfTheStaff(orgCode) });
      await work(tx, identity);
      await sessions.endAll(tx, orgCode, identity.uuid);
      const { why = null } = entry;
      await writeAudit(tx, orgCode, by, { ...entry, why, aboutIdentity: identity.uuid }, now());
    });
    sessions.forget();
    outbox.nudge(orgCode);
  }

  return {
    suspend: (by: By, who: Who, why?: string) =>
      change(by, who, { act: 'staffSuspended', what: 'suspended', why }, async (tx, { orgCode, uuid }) => {
        await changeIdentity(tx, orgCode, uuid, { deactivatedAt: now() }, now());
        // What they held is free for the next person at once.
        await dropClaimsOf(tx, orgCode, uuid);
      }),
    /** Rights stay; only the open browsers are gone. */
    signOut: (by: By, who: Who) => change(by, who, { act: 'staffSignedOut', what: 'everywhere' }, async () => {}),
    reactivate: (by: By, who: Who, why?: string) =>
      change(by, who, { act: 'staffReactivated', what: 'active', why }, (tx, { orgCode, uuid }) =>
        changeIdentity(tx, orgCode, uuid, { deactivatedAt: null }, now()),
      ),
    changeRoles: (by: By, who: Who, roles: readonly HeldRole[], why?: string) =>
      change(by, who, { act: 'rolesChanged', what: roles.join(', '), why }, (tx, { orgCode, uuid }) =>
        changeIdentity(tx, orgCode, uuid, { roles }, now()),
      ),

    /**
     * For who has lost every factor. The password goes with them: anyone who has stolen one must not be the first to set up
     * a factor, so the way back leads through the person's mailbox.
     */
    resetFactor: (by: By, who: Who, why?: string) =>
      change(
        by,
        who,
        { act: 'factorReset', what: 'all second factors and the password', why },
        async (tx, identity) => {
          const { orgCode, uuid: identityUuid, email: recipient } = identity;
          await removeAllFactors(tx, { orgCode, identityUuid });
          await dropPassword(tx, orgCode, identityUuid, now());
          const about = { identityKind: 'agent', recipient, details: { identityUuid } } as const;
          await outbox.add(tx, orgCode, { kind: 'factorReset', ...about });
        },
      ),
  };
}
