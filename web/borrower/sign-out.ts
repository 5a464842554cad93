/** Ends the session, here and on the server, and goes where the server says. */
import { LOGIN_PATH } from '#core/roles.ts';
import { endSession } from '#web/app/end-session.ts';
import { clearToken } from '#web/client/session.ts';
import { clearToasts } from '#web/ui/toast.tsx';
import { inSameBrand } from './admit.ts';

/** A server that cannot be reached does not keep anyone signed in: then the login page shows all the same. */
export async function signOut(): Promise<void> {
  const answer = await endSession('customer');
  clearToasts();
  // Leaving first: without a token the guards would move the page meanwhile.
  location.assign(inSameBrand(answer?.redirect || LOGIN_PATH, location.search));
  clearToken();
}

/**
 * Drops the credentials of someone who does not belong on a page, and loads it again as a visitor would see it; that page,
 * and not the one to which its guards may have led meanwhile.
 */
export async function dropCredentials(page: string): Promise<void> {
  await endSession('customer');
  // Leaving first: without a token the guards would move the page meanwhile.
  if (location.href === page) location.reload();
  else location.replace(page);
  clearToken();
}
