/** How a borrower or a signer logs in from here: as every login does, with the visit it belongs to. */
import { type LoginInput, type LoginKey, logIn } from '#web/app/log-in.ts';
import type { Answer } from '#web/client/client.ts';
import { trackerUuid } from '../../tracker.ts';

export function logInHere<K extends LoginKey>(key: K, input: LoginInput<K>): Promise<Answer<K>> {
  return logIn(key, 'customer', input, { telemetryTrackingId: trackerUuid() });
}
