/**
 * What Twilio tells us: a text came in, or what became of one of ours. Both are forms, signed over the address they were sent
 * to and every field (www.twilio.com/docs/usage/security, from memory, 2026-11-17): base64 of HMAC-SHA1 with the account's token.
 */
import { createHmac, timingSafeEqual } from 'node:crypto';
import * as v from 'valibot';
import type { Secret } from '../../secret.ts';
import type { VendorMessage } from '../vendor.ts';
import { meaningOf } from './twilio-codes.ts';

export interface TwilioDoor {
  /** The address that Twilio was told, without a query. */
  readonly url: string;
  readonly accountSid: string;
  /** Two while one is being replaced. */
  readonly tokens: readonly Secret[];
  /** The organizations that text from this number or service, the one that answers first. */
  readonly organizationsOf: (senders: readonly string[]) => readonly string[];
}

/** What stands in the address that we ask receipts to be sent to. */
export interface ReceiptPlace {
  readonly lender?: string | undefined;
  readonly text?: string | undefined;
}

export function receiptUrl(url: string, lender: string, text: string): string {
  return `${url}?${new URLSearchParams({ lender, text })}`;
}

export function twilioSignature(token: Secret, url: string, form: URLSearchParams): string {
  const fields = [...form].sort(([one], [other]) => (one < other ? -1 : one > other ? 1 : 0));
  return createHmac('sha1', token.reveal())
    .update(url + fields.map(([name, value]) => name + value).join(''))
    .digest('base64');
}

const id = v.pipe(v.string(), v.regex(/^[SM]M[0-9a-f]{32}$/));
const receipt = v.object({
  MessageSid: id,
  MessageStatus: v.pipe(v.string(), v.maxLength(40)),
  ErrorCode: v.optional(v.pipe(v.string(), v.regex(/^\d{0,6}$/)), ''),
});
const incoming = v.object({
  MessageSid: id,
  From: v.pipe(v.string(), v.regex(/^\+1\d{10}$/)),
  To: v.string(),
  MessagingServiceSid: v.optional(v.string()),
  Body: v.string(),
  /** Twilio has answered STOP, START or HELP itself: a second answer of ours would be one too many. */
  OptOutType: v.optional(v.picklist(['STOP', 'START', 'HELP'])),
});

/** `unproven`: not theirs, or not our account's. `senseless`: nothing of ours. */
export function hearTwilio(
  { url, accountSid, tokens, organizationsOf }: TwilioDoor,
  { exactBody, signature, place }: { exactBody: string; signature: string; place: ReceiptPlace },
): readonly VendorMessage[] | 'unproven' | 'senseless' {
  const form = new URLSearchParams(exactBody);
  const { lender, text } = place;
  const isReceipt = lender !== undefined && text !== undefined;
  const address = isReceipt ? receiptUrl(url, lender, text) : url;
  const given = Buffer.from(signature, 'base64');
  const isProven = tokens.some((token) => {
    const right = Buffer.from(twilioSignature(token, address, form), 'base64');
    return right.length === given.length && timingSafeEqual(right, given);
  });
  const fields = Object.fromEntries(form);
  if (!isProven || fields['AccountSid'] !== accountSid) return 'unproven';
  return isReceipt ? receiptOf(fields, lender, text) : textsOf(fields, organizationsOf);
}

/** Only the end of a text is a message: that it is queued, or left, changes nothing for anyone. */
function receiptOf(fields: unknown, lender: string, text: string): readonly VendorMessage[] | 'senseless' {
  const { success, output } = v.safeParse(receipt, fields);
  if (!success) return 'senseless';
  const { MessageSid: sid, MessageStatus: status, ErrorCode: code } = output;
  const isEnd = ['delivered', 'undelivered', 'failed'].includes(status);
  if (!isEnd) return [];
  const errorCode = code === '' ? null : Number(code);
  const content = {
    ...{ orgCode: lender, text, sid, isDelivered: status === 'delivered', errorCode },
    meaning: meaningOf(errorCode) ?? null,
  };
  return [{ id: `${sid} ${status}`, kind: 'textReceipt', reference: text, content }];
}

function textsOf(
  fields: unknown,
  organizationsOf: TwilioDoor['organizationsOf'],
): readonly VendorMessage[] | 'senseless' {
  const { success, output } = v.safeParse(incoming, fields);
  if (!success) return 'senseless';
  const { MessageSid: sid, From: from, To: to, MessagingServiceSid: service, Body: words, OptOutType } = output;
  const organizations = organizationsOf(service === undefined ? [to] : [service, to]);
  if (organizations.length === 0) return 'senseless';
  // STOP to a number that several lenders text from counts for all of them, and is answered once.
  return organizations.map((orgCode, index) => ({
    id: `${sid} ${orgCode}`,
    kind: 'textReceived',
    reference: sid,
    content: {
      ...{ orgCode, from, words: OptOutType ?? words },
      isAnswered: OptOutType !== undefined || index > 0,
    },
  }));
}
