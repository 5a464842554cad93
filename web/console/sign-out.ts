/** Leaving the console. A server that cannot be reached keeps no one signed in. */
import { call } from '#web/client/client.ts';
import { clearToken } from '#web/client/session.ts';

export async function signOut(): Promise<void> {
  await call('POST /identity-broker/{kind}/secure/api/v3/logout', { params: { kind: 'agent' } }).catch(() => undefined);
  clearToken();
  location.assign('/console');
}
