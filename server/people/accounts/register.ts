/** Opening an account by oneself. The owner of an email that has one learns that someone tried it. */
import * as words from '#core/words/en/errors/accounts.ts';
import { Failure } from '../../failure.ts';
import type { Outbox } from '../../messages/index.ts';
import type { Database } from '../../store/database.ts';
import { normalEmail } from '../../store/identities.ts';
import { refund } from '../../store/rate-limits.ts';
import type { Vault } from '../../store/vault.ts';
import type { Caller, Clock, LenderOf } from './caller.ts';
import type { Hashing } from './hashing.ts';
import { isWithinLimit, limit } from './limits.ts';
import { insertPerson } from './new-person.ts';
import { passwordRefusal } from './password-rules.ts';
import { type Asked, createSentTwice, type OpenedAgain } from './sent-twice.ts';
import type { Sessions } from './sessions.ts';

interface Registration {
  readonly orgCode: string;
  readonly email: string;
  readonly password: string;
  readonly phoneNumber: string;
  /** Chosen by the sender: the same key and content give the same session again, for a while. */
  readonly key?: string | undefined;
}

interface Needs {
  readonly database: Database;
  readonly hashing: Hashing;
  readonly sessions: Sessions;
  readonly outbox: Outbox;
  readonly lenderOf: LenderOf;
  readonly now: Clock;
  readonly mark: Vault['mark'];
}

interface NewAccount {
  readonly account: string;
  readonly email: string;
  readonly password: string;
  readonly phoneNumber: string;
}

export function createRegistration(needs: Needs) {
  const { database, hashing, sessions, outbox, lenderOf, now, mark } = needs;
  const sentTwice = createSentTwice(sessions, mark);

  /** Undefined when someone has one with this email. */
  async function makeAccount(
    { account, email, password, phoneNumber }: NewAccount,
    asked: Asked | undefined,
    caller: Caller,
  ): Promise<OpenedAgain | undefined> {
    const passwordHash = await hashing.make(password);
    return database.inOrg(account, async (tx): Promise<OpenedAgain | undefined> => {
      const person = { orgCode: account, email, passwordHash, phone: phoneNumber, roles: ['borrower'] } as const;
      const identityUuid = await insertPerson(tx, person, now);
      // The same request may have been at work beside us.
      if (!identityUuid) return sentTwice.again(tx, account, asked, caller);
      const about = { identityKind: 'customer', recipient: email, details: { identityUuid } } as const;
      await outbox.add(tx, account, { kind: 'welcome', ...about });
      return sentTwice.open(tx, { orgCode: account, identityUuid }, asked, caller);
    });
  }

  return {
    async register(
      { orgCode, password, phoneNumber, key, ...given }: Registration,
      caller: Caller,
    ): Promise<OpenedAgain> {
      const lender = lenderOf(orgCode);
      if (!lender) throw new Failure('organizationNotFound');
      const email = normalEmail(given.email);
      const account = lender.orgCode;
      await limit(database.app, 'registerAddress', caller.address);
      await limit(database.app, 'registerEmail', `${account} ${email}`);
      const refusal = passwordRefusal(password, { email, names: [lender.name] });
      if (refusal) throw new Failure('invalid', { message: refusal, param: 'password' });
      const asked = sentTwice.asked(key, [email, password, phoneNumber]);
      const opened =
        (await database.inOrg(account, (tx) => sentTwice.again(tx, account, asked, caller))) ??
        (await makeAccount({ account, email, password, phoneNumber }, asked, caller));
      if (!opened) {
        await tellOwner(needs, account, email);
        throw new Failure('unauthenticated', { message: words.accountWithThisEmailAlready });
      }
      if (!opened.isAgain) outbox.nudge(account);
      else {
        // The answer was given before: giving it again uses up no try.
        await refund(database.app, 'registerAddress', caller.address);
        await refund(database.app, 'registerEmail', `${account} ${email}`);
      }
      return opened;
    },
  };
}

/** The owner of an address learns that someone tried it, at most once an hour. */
async function tellOwner({ database, outbox }: Needs, orgCode: string, email: string): Promise<void> {
  if (!(await isWithinLimit(database.app, 'registrationNotice', `${orgCode} ${email}`))) return;
  await database.inOrg(orgCode, (tx) =>
    outbox.add(tx, orgCode, { kind: 'registrationTried', identityKind: 'customer', recipient: email }),
  );
  outbox.nudge(orgCode);
}
