/** Staff as tests need them: invited, with a password and a recovery code, and signed in with both. */
import { randomUUID } from 'node:crypto';
import { rolesFor, type TestRole } from '../lending/origination/test-origination.ts';
import type { Accounts, Caller, Opened } from '../people/accounts/index.ts';
import { recoveryHashOf } from '../people/accounts/recovery-codes.ts';
import type { Database } from '../store/database.ts';
import { addRecoveryCode } from '../store/second-factors.ts';

const staffPassword = 'Plum-tractor-91!';
const caller: Caller = { address: '10.9.0.1', userAgent: undefined, isSecure: false };

interface Office {
  readonly accounts: Accounts;
  readonly db: Database;
  readonly orgCode: string;
}

interface Hire {
  readonly role: TestRole;
  readonly firstName?: string;
  readonly lastName?: string;
}

/** Someone new at work, with nothing but a password. */
export async function hire({ accounts, orgCode }: Office, { role, firstName = 'Olive', lastName = 'Desk' }: Hire) {
  const email = `${firstName}-${randomUUID()}@staff.example`.toLowerCase();
  const name = { firstName, middleName: '', lastName, suffix: '' } as const;
  const { identityUuid } = await accounts.people.invite({
    orgCode,
    email,
    roles: rolesFor(role),
    name,
    password: staffPassword,
  });
  return { orgCode, email, identityUuid, password: staffPassword };
}

/** A code that opens the door once, as those do that are shown when a factor is set up. */
export async function recoveryCodeFor(db: Database, orgCode: string, identityUuid: string): Promise<string> {
  const code = `test-${randomUUID().slice(0, 4)}-${randomUUID().slice(0, 4)}-abcd`;
  await db.inOrg(orgCode, (tx) => addRecoveryCode(tx, orgCode, identityUuid, recoveryHashOf(code)));
  return code;
}

/** Someone of the staff who has just given both factors. */
export async function staffMember(office: Office, hired: Hire): Promise<Opened> {
  const { email, password, identityUuid } = await hire(office, hired);
  const totpCode = await recoveryCodeFor(office.db, office.orgCode, identityUuid);
  return office.accounts.signIn({ orgCode: office.orgCode, kind: 'agent', email, password, totpCode }, caller);
}
