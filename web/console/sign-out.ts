/** Leaving the console, and the place where an employer keeps the login. */
import { endSession } from '#web/app/end-session.ts';
import { clearToken } from '#web/client/session.ts';

export async function signOut(): Promise<void> {
  const answer = await endSession('agent');
  clearToken();
  location.assign(answer?.redirect ?? '/console');
}
