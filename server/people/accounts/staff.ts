/**
 * Who works here, as `npm run staff` and administrators change it: inviting, suspending, giving roles, and taking a lost second factor away.
 * Every change is in the audit with who did it, in the transaction that makes it, and ends the person's sessions.
 */

import type { HeldRole } from '../../actor.ts';
import { Failure } from '../../failure.ts';
import type { Outbox } from '../../messages/index.ts';
import { writeAudit } from '../../store/audit.ts';
import type { Database } from '../../store/database.ts';
import { findIdentityByEmail, normalEmail, staffIn } from '../../store/identities.ts';
import type { Clock, LenderOf } from './caller.ts';
import { passwordLink } from './emails.ts';
import { hasAnyFactor } from './factor-book.ts';
import type { Inviting } from './inviting.ts';
import type { Sessions } from './sessions.ts';
import { type By, createStaffChanges, type Who } from './staff-changes.ts';

interface Needs {
  readonly database: Database;
  readonly sessions: Sessions;
  readonly outbox: Outbox;
  readonly lenderOf: LenderOf;
  readonly invite: Inviting['invite'];
  readonly now: Clock;
}

interface Hire {
  readonly orgCode: string;
  readonly email: string;
  readonly roles: readonly [HeldRole, ...HeldRole[]];
  readonly firstName: string;
  readonly lastName: string;
}

export function createStaff({ database, sessions, outbox, lenderOf, invite, now }: Needs) {
  function accountOf(code: string) {
    const lender = lenderOf(code);
    if (!lender) throw new Failure('organizationNotFound');
    return lender;
  }

  return {
    /** Makes the account and writes to the person; someone who works here already keeps what they have. */
    async add(
      by: By,
      { orgCode: code, email, roles, firstName, lastName }: Hire,
    ): Promise<{ readonly isNew: boolean }> {
      const { orgCode } = accountOf(code);
      const name = { firstName, middleName: '', lastName, suffix: '' } as const;
      const { identityUuid, isNew } = await invite({ orgCode, email, roles, name }, (tx, uuid) =>
        writeAudit(tx, orgCode, by, { act: 'staffInvited', what: roles.join(', '), aboutIdentity: uuid }, now()),
      );
      void identityUuid;
      return { isNew };
    },

    async list(code: string) {
      const { orgCode } = accountOf(code);
      return database.inOrg(orgCode, async (tx) => {
        const rows = await staffIn(tx, orgCode);
        return Promise.all(
          rows.map(async ({ uuid, ...row }) => ({
            ...row,
            hasFactor: await hasAnyFactor(tx, { orgCode, identityUuid: uuid }),
          })),
        );
      });
    },

    ...createStaffChanges({ database, sessions, outbox, accountOf, now }),

    /** The link of the invitation again, for a machine from which no email leaves. */
    async linkFor({ orgCode: code, email }: Who): Promise<string> {
      const lender = accountOf(code);
      return database.inOrg(lender.orgCode, async (tx) => {
        const identity = await findIdentityByEmail(tx, lender.orgCode, 'agent', normalEmail(email));
        if (!identity) throw new Failure('notFound');
        return passwordLink(tx, lender, identity.uuid, now());
      });
    },
  };
}
