/** What someone can do to a conversation beside talking: end it, ask for a person, send a file, keep it, judge it. */
import { channelOf, contactOf, storedSession } from '#core/chat/alerts.ts';
import { type BotFeedback, feedbackMessageOf } from '#core/chat/bot-feedback.ts';
import type { AnswerParts } from '#core/contract/chat.ts';
import * as words from '#core/words/en/chat/widget.ts';
import { saveFile } from '#web/client/save-file.ts';
import { chatCall, chatFileCall } from './calls.ts';
import { type Chat, fault, stand } from './chat.ts';
import { conversationOf, tokenOf } from './session.ts';

const conversation = '/service-chat/external/api/v1/conversations/{conversationId}';

function mine({ session }: Chat) {
  const held = storedSession(session);
  return { params: { conversationId: conversationOf(held) }, token: tokenOf(held) };
}

/** False where it did not work: then an alert says so. */
async function tried(chat: Chat, act: () => Promise<unknown>): Promise<boolean> {
  try {
    await act();
    return true;
  } catch (error) {
    fault(chat, error);
    return false;
  }
}

export const endChat = (chat: Chat) =>
  tried(chat, async () => stand(chat, await chatCall(`POST ${conversation}/end`, mine(chat))));

export const askForPerson = (chat: Chat) =>
  tried(chat, async () => stand(chat, await chatCall(`POST ${conversation}/person`, mine(chat))));

export function sendFile(chat: Chat, file: File) {
  const body = new FormData();
  body.append('file', file, file.name);
  return chatCall(`POST ${conversation}/attachments`, { ...mine(chat), body });
}

export const saveAttachment = (chat: Chat, uuid: string, filename: string, mediaType: string) =>
  tried(chat, async () => {
    const { params, token } = mine(chat);
    const given = { params: { ...params, attachmentUuid: uuid }, token };
    saveFile(await chatFileCall(`GET ${conversation}/attachments/{attachmentUuid}`, given), filename, mediaType);
  });

export const saveTranscript = (chat: Chat) =>
  tried(chat, async () => {
    const bytes = await chatFileCall(`GET ${conversation}/transcript`, mine(chat));
    saveFile(bytes, words.transcriptFile, 'text/plain');
  });

export const emailTranscript = (chat: Chat) =>
  tried(chat, () => chatCall(`POST ${conversation}/transcript`, mine(chat)));

/** The contact that the survey is about; undefined where there is none, and an alert says so. */
export async function openSurvey(chat: Chat): Promise<string | undefined> {
  let contactId: string | undefined;
  await tried(chat, async () => {
    const omniProxyChannelId = channelOf(storedSession(chat.session));
    const key = 'POST /service-csp/external/api/v1/twilio/web-chat-info';
    contactId = contactOf(await chatCall(key, { token: mine(chat).token, body: { omniProxyChannelId } }));
  });
  return contactId;
}

export const sendSurvey = (chat: Chat, contactId: string, body: { rating: number; comment: string }) =>
  chatCall('POST /service-chat/external/api/v1/surveys/{contactId}', {
    params: { contactId },
    token: mine(chat).token,
    body,
  });

export function sendFeedback(chat: Chat, { questionId }: AnswerParts, answer: string, given: BotFeedback) {
  const { params, token } = mine(chat);
  return chatCall('POST /service-chat-chatbot/external/api/v1/message/setChatReplyUsedWithFeedback', {
    token,
    body: {
      questionId,
      conversationId: params.conversationId,
      responseToCustomer: answer,
      feedbackMessage: feedbackMessageOf(given),
      rating: 0,
      senderEmail: null,
      senderType: 'APPLICANT',
      nonce: chat.nonce?.value() ?? null,
    },
  });
}
