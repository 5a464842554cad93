/** Ends a session on the server. One that cannot be reached keeps no one signed in: the page goes on all the same. */
import { type Answer, call } from '#web/client/client.ts';
import { beginLeaving } from '#web/client/session.ts';

const key = 'POST /identity-broker/{kind}/secure/api/v3/logout';

export function endSession(kind: 'customer' | 'agent'): Promise<Answer<typeof key> | undefined> {
  // What the page asked for meanwhile may be refused: the one who leaves is not told that the session ended.
  beginLeaving();
  return call(key, { params: { kind } }).catch(() => undefined);
}
