/** What all second factors have in common: whether there are any, which is the last, and who is told when one comes or goes. */
import { isStaff } from '#core/roles.ts';
import * as words from '#core/words/en/errors/accounts.ts';
import type { Person } from '../../actor.ts';
import { Failure } from '../../failure.ts';
import type { Outbox } from '../../messages/index.ts';
import { writeAudit } from '../../store/audit.ts';
import type { Queryable } from '../../store/database.ts';
import { findIdentity } from '../../store/identities.ts';
import { passkeysOf } from '../../store/passkeys.ts';
import { hasSecondFactor } from '../../store/second-factors.ts';
import type { Clock } from './caller.ts';

type Owner = Pick<Person, 'orgCode' | 'identityUuid'>;

export const lastOne = () =>
  new Failure('conflict', {
    message: words.isYourOnlySecondFactor,
  });

/** A passkey that someone may have copied protects nothing. */
async function trustedPasskeys(tx: Queryable, owner: Owner) {
  return (await passkeysOf(tx, owner)).filter(({ clonedAt }) => clonedAt === null);
}

export async function hasAnyFactor(tx: Queryable, owner: Owner): Promise<boolean> {
  if (await hasSecondFactor(tx, owner.orgCode, owner.identityUuid)) return true;
  return (await passkeysOf(tx, owner)).length > 0;
}

/** Whether nothing would be left without it. The identity's row is held, so that two last ones do not go at once. */
export async function isLastFactor(tx: Queryable, owner: Owner, which: 'app' | { passkey: string }): Promise<boolean> {
  const passkeys = await trustedPasskeys(tx, owner);
  if (which === 'app') return passkeys.length === 0;
  const hasApp = await hasSecondFactor(tx, owner.orgCode, owner.identityUuid);
  return !hasApp && passkeys.every(({ uuid }) => uuid === which.passkey);
}

export type FactorBook = ReturnType<typeof createFactorBook>;

/** Staff are told by email, and the audit keeps it; customers have words of their own elsewhere. */
export function createFactorBook(outbox: Outbox, now: Clock) {
  const tell = (act: 'factorAdded' | 'factorRemoved') => async (tx: Queryable, person: Person, what: string) => {
    if (!isStaff(person.roles)) return;
    const { orgCode, identityUuid } = person;
    const identity = await findIdentity(tx, orgCode, identityUuid);
    if (!identity) return;
    await writeAudit(tx, orgCode, person, { act, what, aboutIdentity: identityUuid }, now());
    const { kind, email: recipient } = identity;
    await outbox.add(tx, orgCode, { kind: act, identityKind: kind, recipient, details: { what } });
  };
  return { tellAdded: tell('factorAdded'), tellRemoved: tell('factorRemoved') };
}
