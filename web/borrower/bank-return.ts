/** Which application was linking a bank account when the browser left for the bank: the bank's way back carries no id. */
import * as v from 'valibot';
import { uuid } from '#core/people/uuid.ts';
import { localShelf } from '#web/client/storage.ts';

const key = 'hearthline-bank-link-application';

export function rememberBankApplication(applicationUuid: string): void {
  localShelf.set(key, applicationUuid);
}

/** Where that application goes on; undefined when none was waiting. What the bank put in the address comes along. */
export function bankReturnPath(search: string): string | undefined {
  const id = localShelf.get(key);
  return v.is(uuid, id) ? `/account/heloc/${id}/bank/confirm${search}` : undefined;
}
