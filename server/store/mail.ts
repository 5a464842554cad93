/** Rows of app.sandbox_mail, the mailbox of the messages sandbox. */
import type { Database } from './database.ts';

export interface KeptMessage {
  readonly key: string;
  readonly orgCode: string;
  readonly channel: string;
  readonly recipient: string;
  readonly subject: string;
  readonly words: string;
  /** Null for a text message. */
  readonly html?: string | null;
}

/** What the messages sandbox keeps its deliveries in; a key it knows is not kept twice. */
export function sandboxMailbox(database: Database) {
  return {
    put: ({ key, orgCode, channel, recipient, subject, words, html = null }: KeptMessage) =>
      database.inOrg(orgCode, async (tx) => {
        const kept =
          await tx`insert into app.sandbox_mail (org_code, key, channel, recipient, subject, words, html, sent_at)
          values (${orgCode}, ${key}, ${channel}, ${recipient}, ${subject}, ${words}, ${html}, now()) on conflict (org_code, key) do nothing`;
        return kept.count === 1;
      }),
    /** The newest first. */
    list: (orgCode: string, recipient?: string): Promise<readonly KeptMessage[]> =>
      database.inOrg(
        orgCode,
        async (tx) =>
          await tx<KeptMessage[]>`select key, org_code, channel, recipient, subject, words, html from app.sandbox_mail
          where org_code = ${orgCode} and (${recipient === undefined} or recipient = ${recipient ?? ''}) order by id desc limit 200`,
      ),
  };
}
