/** What a conversation sends by email: that there is an answer, and the transcript. What was said is only in the latter. */
import * as words from '#core/words/en/chat/emails.ts';
import { hashOfToken, newToken } from '../../sealed-note.ts';
import { readMessages } from '../../store/conversation-messages.ts';
import { type ConversationRow, keepLinkToken, openContact, readConversation } from '../../store/conversations.ts';
import type { Tx } from '../../store/database.ts';
import type { Engine } from './engine.ts';

/** As the outbox hands it over. */
interface Due {
  readonly kind: string;
  readonly orgCode: string;
  readonly recipient: string | null;
  readonly details: Readonly<Record<string, string>>;
}

interface MailDeps {
  readonly engine: Engine;
  readonly lenderOf: (orgCode: string) => { readonly name: string; readonly siteUrl: string } | undefined;
}

const linkLifeMs = 30 * 86_400_000;
const supportPage = '/account/heloc/register/support?pop-webchat';

export function composeChat({ engine, lenderOf }: MailDeps) {
  const { database, vault } = engine;
  /** Who is signed in needs no more than the page; a visitor gets a token behind the #, which no server sees. */
  const linkOf = async (tx: Tx, row: ConversationRow, siteUrl: string, now: Date): Promise<string> => {
    if (row.identityUuid !== null) return `${siteUrl}${supportPage}`;
    const token = newToken();
    await keepLinkToken(tx, row, hashOfToken(token), new Date(now.getTime() + linkLifeMs));
    return `${siteUrl}${supportPage}#chat=${token}`;
  };
  return async ({ kind, orgCode, recipient, details }: Due) => {
    const lender = lenderOf(orgCode);
    const { conversation = '' } = details;
    return database.inOrg(orgCode, async (tx, now) => {
      const row = await readConversation(tx, orgCode, conversation);
      if (!row || !lender || recipient === null) return undefined;
      const messages = await readMessages(tx, vault, row, { after: 0, max: 5000 });
      const lastReply = messages.findLast(({ authorKind }) => authorKind === 'agent')?.seq ?? 0;
      // They have read it meanwhile.
      if (kind === 'chatReply' && row.personReadSeq >= lastReply) return undefined;
      const { name } = await openContact(tx, vault, row);
      const secret = await linkOf(tx, row, lender.siteUrl, now);
      const letter = { recipient, toName: name, secret };
      if (kind === 'chatReply')
        return { ...letter, subject: words.replySubject(lender.name), words: words.reply(name, secret) };
      // To an address that no one has confirmed goes no text that anyone could have typed.
      const text = row.identityUuid === null ? null : transcriptOf(messages);
      return { ...letter, subject: words.transcriptSubject(lender.name), words: words.transcript(name, secret, text) };
    });
  };
}

type Message = Awaited<ReturnType<typeof readMessages>>[number];

export function transcriptOf(messages: readonly Message[]): string {
  return messages.map(({ author, body, sentAt }) => `${sentAt.toISOString()} ${author}: ${body}`).join('\n');
}
