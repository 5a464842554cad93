/** Which application was linking an account when the browser left for the bank: the bank's way back carries no id. */
import * as v from 'valibot';
import { uuid } from '#core/people/uuid.ts';
import { localShelf } from '#web/client/storage.ts';

const key = 'hearthline-bank-link-application';
const placeKey = 'hearthline-bank-link-place';
const orgKey = 'hearthline-bank-link-org';

const places = ['bank/confirm', 'income/pointserv-callback'] as const;
export type ReturnPlace = (typeof places)[number];

/** `org` where the brand is in the address and not in the host: it must be there again. */
export function rememberBankApplication(
  applicationUuid: string,
  place: ReturnPlace = 'bank/confirm',
  org: string | null = null,
): void {
  localShelf.set(key, applicationUuid);
  localShelf.set(placeKey, place);
  if (org === null) localShelf.remove(orgKey);
  else localShelf.set(orgKey, org);
}

/** Where that application goes on; undefined when none was waiting. What the bank put in the address comes along. */
export function bankReturnPath(search: string): string | undefined {
  const id = localShelf.get(key);
  if (!v.is(uuid, id)) return undefined;
  const place = places.find((one) => one === localShelf.get(placeKey)) ?? 'bank/confirm';
  const query = new URLSearchParams(search);
  const org = localShelf.get(orgKey);
  if (org !== undefined) query.set('org', org);
  const text = query.toString();
  return `/account/heloc/${id}/${place}${text === '' ? '' : `?${text}`}`;
}
