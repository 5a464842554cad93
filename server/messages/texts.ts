/**
 * What people text to us. Promises that STOP counts from the transaction that hears it, for everyone who uses the number,
 * is confirmed by one text and no more, and that a text or a receipt heard twice counts once. Of what was said only the word
 * is kept.
 */
import * as v from 'valibot';
import { type Reply, replyIn } from '#core/messages/reply.ts';
import { phoneDigits, toPhoneDigits } from '#core/people/phone.ts';
import type { Database, Tx } from '../store/database.ts';
import { take } from '../store/rate-limits.ts';
import { forgetOldHandovers } from '../store/text-handovers.ts';
import { deleteStop, optInAgain } from '../store/text-stops.ts';
import { markReachable } from '../store/unreachable-numbers.ts';
import { closeMessage, type InboxMessage, receiveMessage } from '../store/vendor-messages.ts';
import type { Outbox } from './outbox.ts';
import { takeReceipts } from './receipts.ts';
import { stopNumber } from './stop-number.ts';

interface TextsDeps {
  readonly database: Database;
  readonly outbox: Outbox;
  /** Whose number it was texted to is told by the carrier; there are no others. */
  readonly isOrganization: (orgCode: string) => boolean;
}

const text = v.strictObject({
  orgCode: v.pipe(v.string(), v.maxLength(64)),
  from: v.pipe(v.string(), v.maxLength(40), v.transform(toPhoneDigits), phoneDigits),
  words: v.pipe(v.string(), v.maxLength(5000)),
  /** The carrier has answered it, or another lender of the same number does. */
  isAnswered: v.optional(v.boolean(), false),
});

type Text = v.InferOutput<typeof text>;

/** Someone who asks for help again and again is answered a few times a day. */
const helpMax = 3;
const dayS = 86_400;
const keptDays = 30;

export type Texts = ReturnType<typeof createTexts>;

export function createTexts({ database, outbox, isOrganization }: TextsDeps) {
  async function obey(
    tx: Tx,
    now: Date,
    { orgCode, from, isAnswered }: Text,
    reply: Reply | undefined,
  ): Promise<string> {
    // What texts can be texted.
    await markReachable(tx, orgCode, from);
    const answer = async (kind: 'textStopped' | 'textStarted' | 'textHelp', details: Record<string, string> = {}) =>
      isAnswered ||
      outbox.add(tx, orgCode, { kind, channel: 'sms', identityKind: 'customer', recipient: from, details });
    if (reply === 'stop') {
      if (!(await stopNumber(tx, orgCode, from, now))) return 'stopped before';
      await answer('textStopped');
      return 'stopped';
    }
    if (reply === 'start') {
      if (!(await deleteStop(tx, orgCode, from))) return 'was not stopped';
      const isOn = await optInAgain(tx, orgCode, from, now);
      await answer('textStarted', { isOn: String(isOn) });
      return isOn ? 'started' : 'number freed';
    }
    if (reply === 'help' && (await take(tx, 'textHelp', `${orgCode} ${from}`, helpMax, dayS)).allowed) {
      await answer('textHelp');
      return 'helped';
    }
    return 'not answered';
  }

  return {
    /** False for what is no text of ours, which the carrier is told. */
    receive: async ({ content, ...message }: InboxMessage): Promise<boolean> => {
      const { success, output } = v.safeParse(text, content);
      if (!success || !isOrganization(output.orgCode)) return false;
      const reply = replyIn(output.words);
      await database.inOrg(output.orgCode, async (tx, now) => {
        if (!(await receiveMessage(tx, { ...message, content: { reply: reply ?? null } }))) return;
        const outcome = await obey(tx, now, output, reply);
        await closeMessage(tx, message.vendor, message.id, outcome);
      });
      outbox.nudge(output.orgCode);
      return true;
    },
    /** Receipts come within days; what is older answers no one. */
    forgetOld: (orgCode: string): Promise<number> =>
      database.inOrg(orgCode, (tx, now) =>
        forgetOldHandovers(tx, orgCode, new Date(now.getTime() - keptDays * dayS * 1000)),
      ),
    receipt: takeReceipts(database, isOrganization),
  };
}
