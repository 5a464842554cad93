/**
 * Whom an event may name as an owner who signs. A borrower names them by email, and the account is found or made for that;
 * staff name an account, which must be a customer's of this lender, have that email, and be no one's who works on the file.
 */
import type { Payload } from '#core/journey/events.ts';
import { isUuid } from '#core/people/uuid.ts';
import { worksOnFiles } from '#core/roles.ts';
import * as words from '#core/words/en/errors/applications.ts';
import { isTheirOwn, type Person } from '../../actor.ts';
import { Failure } from '../../failure.ts';
import type { Tx } from '../../store/database.ts';
import { holdIdentity, normalEmail } from '../../store/identities.ts';

export async function mustBeASigner(tx: Tx, person: Person, named: Payload<'signerAdded'>): Promise<void> {
  if (!isUuid(named.identityUuid)) throw noSuchAccount(words.otherOwnerIsNotNamed);
  // The journey itself tells a borrower that they sign already.
  if (!worksOnFiles(person.roles)) return;
  const owner = { ...named, identityUuid: named.identityUuid.toLowerCase() };
  if (isTheirOwn(person, { borrower: owner, signers: [] }))
    throw new Failure('forbidden', { message: words.cannotNameYourselfAsAn });
  await mustBeACustomer(tx, person.orgCode, named);
}

/** Held until the owner is named, so that the account is not closed or changed meanwhile. */
async function mustBeACustomer(
  tx: Tx,
  orgCode: string,
  { identityUuid, email }: Payload<'signerAdded'>,
): Promise<void> {
  const account = await holdIdentity(tx, orgCode, identityUuid);
  const isCustomer = account?.uuid === identityUuid && account.kind === 'customer' && account.deactivatedAt === null;
  if (!isCustomer) throw noSuchAccount(words.noCustomerOfThisLender);
  // The invitation goes to the email that is named, and its link opens the account.
  if (account.email !== normalEmail(email))
    throw new Failure('invalid', { param: 'email', message: words.accountHasAnotherEmail });
}

const noSuchAccount = (message: string) => new Failure('invalid', { param: 'identityUuid', message });
