/** Ends a session on the server. One that cannot be reached keeps no one signed in: the page goes on all the same. */
import { type Answer, call } from '#web/client/client.ts';

const key = 'POST /identity-broker/{kind}/secure/api/v3/logout';

export function endSession(kind: 'customer' | 'agent'): Promise<Answer<typeof key> | undefined> {
  return call(key, { params: { kind } }).catch(() => undefined);
}
