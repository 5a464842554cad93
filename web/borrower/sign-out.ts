/** Ends the session, here and on the server, and goes where the server says. */
import { loginPathFor } from '#core/roles.ts';
import { call } from '#web/client/client.ts';
import { clearToken } from '#web/client/session.ts';
import { clearToasts } from '#web/ui/toast.tsx';
import { inSameBrand } from './admit.ts';

/** A server that cannot be reached does not keep anybody signed in: then the login page shows all the same. */
export async function signOut(): Promise<void> {
  const fallback = loginPathFor(location.pathname);
  const answer = await call('POST /identity-broker/{kind}/secure/api/v3/logout', {
    params: { kind: 'customer' },
  }).catch(() => undefined);
  clearToasts();
  // Leaving first: without a token the guards would move the page meanwhile.
  location.assign(inSameBrand(answer?.redirect || fallback, location.search));
  clearToken();
}
