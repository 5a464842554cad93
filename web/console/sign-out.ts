/** Leaving the console. */
import { endSession } from '#web/app/end-session.ts';
import { clearToken } from '#web/client/session.ts';

export async function signOut(): Promise<void> {
  await endSession('agent');
  clearToken();
  location.assign('/console');
}
