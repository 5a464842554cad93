/** The application the workshop works on: chosen once, remembered in this tab. */
import { useSyncExternalStore } from 'react';
import { products } from '#core/brand/brand.ts';
import { workshopPassword } from '#core/contract/dev.ts';
import { call } from '#web/client/client.ts';
import { sessionShelf } from '#web/client/storage.ts';
import { type Application, devCall } from './api.ts';

const currentKey = 'workshop-application';
const signedInKey = 'workshop-signed-in';
const changed = new EventTarget();

export function chooseApplication(uuid: string): void {
  sessionShelf.set(currentKey, uuid);
  changed.dispatchEvent(new Event('change'));
}

function subscribe(listener: () => void): () => void {
  changed.addEventListener('change', listener);
  return () => changed.removeEventListener('change', listener);
}

export function useCurrentUuid(): string | undefined {
  return useSyncExternalStore(subscribe, () => sessionShelf.get(currentKey));
}

/** Leaves the workshop for the borrower's site, signed in as this borrower. */
export async function openSite({ uuid, email, orgCode }: Application, path: string): Promise<undefined> {
  if (sessionShelf.get(signedInKey) !== uuid) {
    await call('POST /identity-broker/{kind}/api/v3/login', {
      params: { kind: 'customer' },
      body: { email, password: workshopPassword },
      headers: { 'x-org': orgCode },
    }).catch(() => {
      throw new Error(`This borrower was not made here and has a password of their own: sign in as ${email}.`);
    });
    sessionShelf.set(signedInKey, uuid);
  }
  location.assign(path);
}

const restMsMax = 15_000;
const lookEveryMs = 300;

interface Wish {
  readonly persona: string | undefined;
  readonly product: string;
  /** Empty: any that the lender serves. */
  readonly state: string;
}

/** Makes a borrower and opens the site where the vendors' first answers put them. */
export async function startAs({ persona, product, state }: Wish, say: (words: string) => void): Promise<undefined> {
  const wished = products.find((one) => one === product) ?? products[0];
  const body = { persona, product: wished, ...(state !== '' && { state }) };
  const made = await devCall('POST /dev/api/applications', { body });
  const { uuid } = made;
  chooseApplication(uuid);
  sessionShelf.set(signedInKey, uuid);
  let seen: Application = made;
  for (let waitedMs = 0; seen.isWaiting && waitedMs < restMsMax; waitedMs += lookEveryMs) {
    say(`${seen.borrower}: ${seen.status}`);
    await new Promise((done) => setTimeout(done, lookEveryMs));
    seen = await devCall('GET /dev/api/applications/{uuid}', { params: { uuid } });
  }
  location.assign(seen.open);
}
