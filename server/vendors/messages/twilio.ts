/**
 * Text messages as Twilio takes them: www.twilio.com/docs/messaging/api/message-resource, from memory, 2026-11-17. Twilio knows no
 * keys of ours, so each text is in our own book before it goes: one whose answer we never had is looked for among theirs,
 * and sent only when it is not there.
 */
import * as v from 'valibot';
import { plainText, segmentsOf } from '#core/messages/segments.ts';
import type { Secret } from '../../secret.ts';
import type { Message, Messages } from './port.ts';
import { meaningOf } from './twilio-codes.ts';

/** server/store has one, and a test may bring another. */
interface TextBook {
  begin(text: {
    readonly orgCode: string;
    readonly key: string;
    readonly phone: string;
    readonly segments: number;
  }): Promise<{
    readonly uuid: string;
    readonly sid: string | null;
    readonly isFirst: boolean;
    readonly begunAt: Date;
  }>;
  /** False when that number is another text's. */
  accepted(orgCode: string, uuid: string, sid: string): Promise<boolean>;
  refused(orgCode: string, uuid: string, errorCode: number): Promise<void>;
}

export interface TwilioAccount {
  /** https://api.twilio.com, unless it is an emulator. */
  readonly url: string;
  readonly sid: string;
  readonly token: Secret;
}

interface TwilioOptions extends TwilioAccount {
  /** A number of ours, or a messaging service (MG…). */
  readonly senderOf: (orgCode: string) => string | undefined;
  /** Where receipts go. */
  readonly receiptUrl: (orgCode: string, uuid: string) => string;
  readonly book: TextBook;
  readonly timeoutMs?: number;
}

const made = v.object({ sid: v.pipe(v.string(), v.regex(/^[SM]M[0-9a-f]{32}$/)) });
const failure = v.object({ code: v.number() });
const page = v.object({
  messages: v.array(
    v.object({
      ...{ sid: v.string(), body: v.string(), direction: v.string(), status: v.string() },
      date_created: v.pipe(
        v.string(),
        v.transform((text) => new Date(text)),
      ),
    }),
  ),
  next_page_uri: v.nullish(v.string()),
});

/** A text that is looked for is among the newest to its number; more pages are never needed, and this ends a circle. */
const pagesMax = 20;
/** Their clock and ours. */
const skewMs = 60_000;

export function createTwilioTexts({ senderOf, receiptUrl, book, ...account }: TwilioOptions): Messages {
  const { ask } = createTwilioClient(account);

  /** What became of a text that was begun before. */
  async function find({ orgCode, recipient }: Message, body: string, uuid: string, begunAt: Date): Promise<boolean> {
    let next: string | null | undefined =
      `/Messages.json?${new URLSearchParams({ To: `+1${recipient}`, PageSize: '50' })}`;
    for (let count = 0; next && count < pagesMax; count += 1) {
      const { content } = await ask(next);
      const found = v.safeParse(page, content);
      if (!found.success) throw new Error('The list of texts makes no sense.');
      const since = begunAt.getTime() - skewMs;
      const { messages, next_page_uri } = found.output;
      const recent = messages.filter(({ date_created }) => date_created.getTime() >= since);
      for (const one of recent)
        if (one.body === body && one.direction.startsWith('outbound') && one.status !== 'failed')
          if (await book.accepted(orgCode, uuid, one.sid)) return true;
      // The newest come first.
      next = recent.length < messages.length ? undefined : next_page_uri;
    }
    return false;
  }

  return {
    async send(message) {
      const { orgCode, key, recipient } = message;
      const sender = senderOf(orgCode);
      if (sender === undefined) return 'refused';
      const body = plainText(message.words);
      const { uuid, sid, isFirst, begunAt } = await book.begin({
        ...{ orgCode, key, phone: recipient },
        segments: segmentsOf(body).count,
      });
      if (sid !== null) return 'accepted';
      if (!isFirst && (await find(message, body, uuid, begunAt))) return 'accepted';
      const { status, content } = await ask('/Messages.json', {
        To: `+1${recipient}`,
        ...(sender.startsWith('MG') ? { MessagingServiceSid: sender } : { From: sender }),
        Body: body,
        StatusCallback: receiptUrl(orgCode, uuid),
      });
      const answer = v.safeParse(made, content);
      if (status === 201 && answer.success) {
        await book.accepted(orgCode, uuid, answer.output.sid);
        return 'accepted';
      }
      const no = v.safeParse(failure, content);
      const meaning = status === 400 && no.success ? meaningOf(no.output.code) : undefined;
      if (meaning === undefined || !no.success)
        // What they say may quote the number: the codes tell enough.
        throw new Error(`The text carrier did not take a text (${status}${no.success ? ` ${no.output.code}` : ''}).`);
      await book.refused(orgCode, uuid, no.output.code);
      return meaning;
    },
  };
}

const answerBytesMax = 2_000_000;

/** One call: a form where something is sent. Errors quote nothing that was sent. */
export function createTwilioClient({
  url,
  sid,
  token,
  timeoutMs = 15_000,
}: TwilioAccount & { readonly timeoutMs?: number }) {
  const authorization = `Basic ${Buffer.from(`${sid}:${token.reveal()}`).toString('base64')}`;
  const root = `/2010-04-01/Accounts/${sid}`;
  const ask = async (path: string, form?: Readonly<Record<string, string>>) => {
    const answer = await fetch(`${url}${path.startsWith(root) ? path : `${root}${path}`}`, {
      headers: { authorization, accept: 'application/json' },
      ...(form && { method: 'POST', body: new URLSearchParams(form) }),
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    }).catch(() => {
      throw new Error('The text carrier did not answer.');
    });
    const text = await answer.text().catch(() => '');
    const { status } = answer;
    // Busy, broken, or not ready to believe us: nothing of the text itself.
    if (status >= 500 || [401, 403, 404, 408, 409, 429].includes(status) || text.length > answerBytesMax)
      throw new Error(`The text carrier answered with ${status}.`);
    return { status, content: parsed(text) };
  };
  return {
    ask,
    /** Whether it answers and our account is in use; throws otherwise. */
    check: async (): Promise<void> => {
      const { status, content } = await ask('.json');
      if (status !== 200 || (content as { status?: unknown } | undefined)?.status !== 'active')
        throw new Error('The account at the text carrier is not active.');
    },
  };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
