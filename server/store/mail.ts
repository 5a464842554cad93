/**
 * Rows of app.outbound_mail, the letters still to be sent, and of app.sandbox_mail, the mailbox of the messages sandbox.
 * A letter is leased, sent, then forgotten: after a crash in between it is sent again rather than lost.
 */
import type { Database, Queryable } from './database.ts';

export interface OutboundLetter {
  readonly uuid: string;
  readonly letter: string;
  readonly kind: 'customer' | 'agent';
  readonly recipient: string;
  readonly details: Readonly<Record<string, string>>;
  readonly tries: number;
}

export const letterTriesMax = 8;

export async function insertLetter(
  tx: Queryable,
  orgCode: string,
  letter: Omit<OutboundLetter, 'tries'>,
  now: Date,
): Promise<void> {
  await tx`insert into app.outbound_mail (org_code, uuid, letter, kind, recipient, details, created_at, next_try_at)
    values (${orgCode}, ${letter.uuid}, ${letter.letter}, ${letter.kind}, ${letter.recipient}, ${tx.json(letter.details)}, ${now}, ${now})`;
}

/** Letters whose time has come, each leased for longer after every try that did not end well. */
export function leaseLetters(tx: Queryable, orgCode: string, now: Date): Promise<readonly OutboundLetter[]> {
  return tx<OutboundLetter[]>`
    update app.outbound_mail m set tries = m.tries + 1, next_try_at = ${now}::timestamptz + make_interval(secs => 30 * power(2, m.tries))
      from (select uuid from app.outbound_mail
             where org_code = ${orgCode} and next_try_at <= ${now} and tries < ${letterTriesMax}
             order by next_try_at limit 20 for update skip locked) due
     where m.org_code = ${orgCode} and m.uuid = due.uuid
    returning m.uuid, m.letter, m.kind, m.recipient, m.details, m.tries`;
}

export async function forgetLetter(tx: Queryable, orgCode: string, uuid: string): Promise<void> {
  await tx`delete from app.outbound_mail where org_code = ${orgCode} and uuid = ${uuid}`;
}

export interface KeptMessage {
  readonly key: string;
  readonly orgCode: string;
  readonly channel: string;
  readonly recipient: string;
  readonly subject: string;
  readonly words: string;
}

/** What the messages sandbox keeps its deliveries in; a key it knows is not kept twice. */
export function sandboxMailbox(database: Database) {
  return {
    put: ({ key, orgCode, channel, recipient, subject, words }: KeptMessage) =>
      database.inOrg(orgCode, async (tx) => {
        const kept = await tx`insert into app.sandbox_mail (org_code, key, channel, recipient, subject, words, sent_at)
          values (${orgCode}, ${key}, ${channel}, ${recipient}, ${subject}, ${words}, now()) on conflict (org_code, key) do nothing`;
        return kept.count === 1;
      }),
    /** The newest first. */
    list: (orgCode: string, recipient?: string): Promise<readonly KeptMessage[]> =>
      database.inOrg(
        orgCode,
        async (tx) =>
          await tx<KeptMessage[]>`select key, org_code, channel, recipient, subject, words from app.sandbox_mail
          where org_code = ${orgCode} and (${recipient === undefined} or recipient = ${recipient ?? ''}) order by id desc limit 200`,
      ),
  };
}
