/** For tests: a person confirms that it is them, by the code that really went to their mailbox. */

import { type Person, personOf } from '../actor.ts';
import type { Sender } from '../messages/index.ts';
import type { Accounts } from '../people/accounts/index.ts';
import type { Database } from '../store/database.ts';
import { sandboxMailbox } from '../store/mail.ts';

interface Product {
  readonly accounts: Accounts;
  readonly sender: Pick<Sender, 'settled'>;
  readonly db: Database;
}

let asked = 0;

/** The code of the newest message to this address; empty when none came. */
export function codeIn(messages: readonly { readonly words: string }[]): string {
  return messages.flatMap(({ words }) => /\b\d{6}\b/.exec(words) ?? [])[0] ?? '';
}

/** Who these headers of a browser belong to. */
export async function personBehind(
  { accounts }: Pick<Product, 'accounts'>,
  { authorization, cookie }: { readonly authorization: string; readonly cookie: string },
): Promise<Person> {
  const [name = '', value = ''] = cookie.split('=');
  const { actor } = await accounts.authenticate({ authorization, cookies: { [name]: value }, path: '/' });
  return personOf(actor);
}

export async function confirmIdentity({ accounts, sender, db }: Product, person: Person): Promise<void> {
  asked += 1;
  const caller = { address: `10.77.${Math.floor(asked / 250)}.${asked % 250}`, userAgent: undefined, isSecure: false };
  const { email } = await accounts.profiles.describe(person);
  await accounts.stepUp.send(person, 'email', caller);
  await sender.settled();
  await accounts.stepUp.verify(person, codeIn(await sandboxMailbox(db).list(person.orgCode, email)));
}
