/** Coming back to a conversation: by a token that is exchanged, by the link of an email, for a survey when it is over. */
import { readFeedbackMessage } from '#core/chat/bot-feedback.ts';
import { offersSurvey } from '#core/chat/conversation.ts';
import { transports } from '#core/chat/modes.ts';
import { redact } from '#core/chat/redaction.ts';
import { Failure } from '../../failure.ts';
import { hashOfToken, newToken } from '../../sealed-note.ts';
import { keepBotFeedback, readMessages } from '../../store/conversation-messages.ts';
import {
  byChannel,
  byContactId,
  byLinkToken,
  byToken,
  type ConversationRow,
  changeToken,
  keepSurvey,
  openContact,
} from '../../store/conversations.ts';
import type { Access, Caller } from './access.ts';
import type { Engine } from './engine.ts';
import type { PersonSide } from './person.ts';

interface Deps {
  readonly engine: Engine;
  readonly access: Access;
  readonly standing: PersonSide['standing'];
}

/** After a token was changed the one before is good for so long: an answer can be lost on its way. */
const formerTokenMs = 60_000;
const wholeMax = 5000;

export function createComeBack({ engine, access, standing }: Deps) {
  const { database, vault } = engine;
  async function rotate(row: ConversationRow): Promise<string> {
    const token = newToken();
    await database.inOrg(row.orgCode, (tx, now) =>
      changeToken(tx, row, {
        tokenHash: hashOfToken(token),
        formerUntil: new Date(now.getTime() + formerTokenMs),
        expiresAt: new Date(now.getTime() + transports[row.mode].lifeMs),
      }),
    );
    return token;
  }
  return {
    /** A new token for one that is good, or was a moment ago. */
    refresh: async (caller: Caller, shown: string): Promise<string> => {
      const orgCode = access.homeOf(caller);
      const row = await database.inOrg(orgCode, async (tx, now) => {
        const found = await byToken(tx, orgCode, hashOfToken(shown), now);
        return found && found.expiresAt > now ? found : undefined;
      });
      if (!row || row.state === 'ended') throw access.invalidToken();
      return rotate(row);
    },
    /** By the link of an email: the thread, and a token to go on with. */
    resume: async (caller: Caller, shown: string) => {
      const orgCode = access.homeOf(caller);
      const found = await database.inOrg(orgCode, async (tx, now) => {
        const row = await byLinkToken(tx, orgCode, hashOfToken(shown), now);
        return row && { row, contact: await openContact(tx, vault, row) };
      });
      if (!found) throw access.invalidToken();
      const token = await rotate(found.row);
      const { name: friendlyName, email: emailAddress } = found.contact;
      return { token, standing: await standing(found.row), friendlyName, emailAddress };
    },
    /** What a survey is about; null unless an agent has ended the conversation. */
    contact: async (caller: Caller, channel: string): Promise<string | null> => {
      const orgCode = access.homeOf(caller);
      return database.inOrg(orgCode, async (tx, now) => {
        const row = await byChannel(tx, orgCode, channel);
        // Of a visitor the channel itself is what no one can guess; their token may have run out by now.
        const isTheirs = row && (row.identityUuid === null || (await access.isTheirs(tx, caller, row, now)));
        if (!isTheirs) throw new Failure('notFound');
        return offersSurvey(row.endedBy) && row.surveyedAt === null ? row.contactId : null;
      });
    },
    survey: async (caller: Caller, contactId: string, said: { readonly rating: number; readonly comment: string }) => {
      const orgCode = access.homeOf(caller);
      await database.inOrg(orgCode, async (tx, now) => {
        const row = await byContactId(tx, orgCode, contactId);
        if (!row || !offersSurvey(row.endedBy)) throw new Failure('notFound');
        const comment = redact(said.comment).text;
        if (!(await keepSurvey(tx, vault, row, { ...said, comment }, now))) throw new Failure('conflict');
      });
    },
    feedback: (row: ConversationRow, questionId: string, message: string) =>
      takeFeedback(engine, row, questionId, message),
  };
}

/** About an answer that the chatbot gave here; about any other there is nothing to say. */
async function takeFeedback(
  { database, vault }: Engine,
  row: ConversationRow,
  questionId: string,
  message: string,
): Promise<void> {
  const { reason, additionalInformation } = readFeedbackMessage(message);
  await database.inOrg(row.orgCode, async (tx, now) => {
    const answers = await readMessages(tx, vault, row, { after: 0, max: wholeMax });
    if (!answers.some(({ answer }) => answer?.questionId === questionId)) throw new Failure('notFound');
    const said = { questionId, reason, additionalInformation: redact(additionalInformation).text };
    await keepBotFeedback(tx, vault, row, said, now);
  });
}
