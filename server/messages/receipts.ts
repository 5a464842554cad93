/** What the carrier of texts tells later: a text arrived, or it did not, and what that says of the number. */
import * as v from 'valibot';
import { uuid } from '#core/people/uuid.ts';
import type { Database, Tx } from '../store/database.ts';
import { markDelivered, markUndelivered } from '../store/message-copies.ts';
import { addToTallies } from '../store/tallies.ts';
import { noteReceipt } from '../store/text-handovers.ts';
import { markReachable, markUnreachable } from '../store/unreachable-numbers.ts';
import { closeMessage, type InboxMessage, receiveMessage } from '../store/vendor-messages.ts';
import { stopNumber } from './stop-number.ts';

/** What became of a text of ours, as the carrier's adapter reads it. */
const receipt = v.strictObject({
  orgCode: v.pipe(v.string(), v.maxLength(64)),
  text: uuid,
  sid: v.pipe(v.string(), v.maxLength(64)),
  isDelivered: v.boolean(),
  errorCode: v.nullable(v.number()),
  meaning: v.nullable(v.picklist(['unreachable', 'stopped', 'refused'])),
});

/** Staff see on the copy whether it arrived; what it says of the number counts from now on. */
async function endOf(
  tx: Tx,
  now: Date,
  { orgCode, isDelivered, meaning }: v.InferOutput<typeof receipt>,
  { key, phone }: { readonly key: string; readonly phone: string },
): Promise<string> {
  if (isDelivered) {
    await markDelivered(tx, orgCode, key);
    await markReachable(tx, orgCode, phone);
    return 'delivered';
  }
  await markUndelivered(tx, orgCode, key);
  if (meaning === 'stopped') await stopNumber(tx, orgCode, phone, now);
  if (meaning === 'unreachable') await markUnreachable(tx, orgCode, phone, { why: 'undelivered', now });
  return 'not delivered';
}

/** False for what is none of ours; the second of one changes nothing. */
export function takeReceipts(database: Database, isOrganization: (orgCode: string) => boolean) {
  return async ({ content, ...message }: InboxMessage): Promise<boolean> => {
    const { success, output } = v.safeParse(receipt, content);
    if (!success || !isOrganization(output.orgCode)) return false;
    const { orgCode, text, errorCode } = output;
    const isLost = await database.inOrg(orgCode, async (tx, now) => {
      if (!(await receiveMessage(tx, { ...message, content: { ...output } }))) return false;
      const about = await noteReceipt(tx, orgCode, { ...output, uuid: text });
      const outcome = about ? await endOf(tx, now, output, about) : 'not waited for';
      await closeMessage(tx, message.vendor, message.id, outcome);
      return about !== undefined && !output.isDelivered;
    });
    if (isLost) await addToTallies(database.app, [{ name: 'textsLost', label: String(errorCode ?? 0), count: 1 }]);
    return true;
  };
}
