/**
 * Asks, just before a message goes, whether it still may: what its reader chose and agreed to, whether their number said
 * STOP, whether it is an hour and a measure that they and the law allow. What may go later is put off, never lost.
 */
import { mayGo } from '#core/messages/allowed.ts';
import { messageKinds } from '#core/messages/kinds.ts';
import { timeZonesOf } from '#core/messages/places.ts';
import { sendAt } from '#core/messages/timing.ts';
import type { Database } from '../store/database.ts';
import { forgetMessage, noteLeave, putOffMessage } from '../store/outbox.ts';
import { holdReader, readStanding } from '../store/standing.ts';
import type { DueMessage, Outcome } from './due.ts';
import type { Clock } from './outbox.ts';

/** Where it goes, once it may; otherwise what became of it. */
export async function leaveFor(
  { database, now }: { readonly database: Database; readonly now: Clock },
  message: DueMessage,
): Promise<Extract<Outcome, 'unwanted' | 'waiting'> | { readonly recipient: string | null }> {
  const { orgCode, uuid, kind, channel, recipient, createdAt, toIdentity } = message;
  const { isChosen } = messageKinds[kind];
  if (!isChosen && channel === 'email') return { recipient };
  return database.inOrg(orgCode, async (tx) => {
    if (isChosen && toIdentity !== null) await holdReader(tx, orgCode, toIdentity);
    const at = await now(tx);
    const standing = await readStanding(tx, orgCode, message, at);
    if (!mayGo(kind, channel, standing)) {
      await forgetMessage(tx, orgCode, uuid);
      return 'unwanted';
    }
    const reader = { timeZones: timeZonesOf(standing.places), sentAt: standing.sentAt };
    const until = sendAt({ kind, channel, causedAt: createdAt, now: at, reader });
    if (until > at) {
      await putOffMessage(tx, orgCode, message, until);
      return 'waiting';
    }
    if (isChosen) await noteLeave(tx, orgCode, uuid, at);
    return { recipient: channel === 'sms' ? (recipient ?? standing.phone) : recipient };
  });
}
