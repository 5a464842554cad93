/** The row of a new account and its profile. One email is one account per lender and kind, however many ask at once. */
import { randomUUID } from 'node:crypto';
import { mayDo } from '#core/roles.ts';
import type { HeldRole } from '../../actor.ts';
import type { Queryable } from '../../store/database.ts';
import { insertIdentity } from '../../store/identities.ts';
import { insertProfile } from '../../store/profiles.ts';
import type { Clock } from './caller.ts';
import type { Kind } from './token.ts';

interface NewPerson {
  readonly orgCode: string;
  readonly email: string;
  readonly passwordHash: string | null;
  readonly phone: string | null;
  readonly roles: readonly [HeldRole, ...HeldRole[]];
}

const customerRoles: readonly HeldRole[] = ['borrower', 'signer'];

export function kindOf(role: HeldRole): Kind {
  return customerRoles.includes(role) ? 'customer' : 'agent';
}

/** Undefined when someone has one with this email. */
export async function insertPerson(
  tx: Queryable,
  { roles, ...identity }: NewPerson,
  now: Clock,
): Promise<string | undefined> {
  const uuid = randomUUID();
  const [role] = roles;
  const { orgCode, phone } = identity;
  if (!(await insertIdentity(tx, { ...identity, uuid, kind: kindOf(role), roles }, now()))) return undefined;
  const type = role === 'borrower' ? 'BORROWER' : role === 'signer' ? 'CO_DEEDER' : 'AGENT';
  const isBroker = mayDo(roles, 'referApplicants');
  await insertProfile(tx, { orgCode, uuid: randomUUID(), identityUuid: uuid, type, phone, isBroker }, now());
  return uuid;
}
